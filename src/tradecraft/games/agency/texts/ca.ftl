# Agency_, en català. Un fitxer per llengua, amb les mateixes claus i dades a cadascun.

name = Agency_
summary = Quatre serveis secrets i un mapa del món: fes treballar espies i cartes, i sigues el primer a tenir una cèl·lula dorment a cadascuna de les tres zones.
credits = Un joc de Rangan Anandan, Jonathan Bove, Barry Kramer i Sheru Riaz. Aquesta és una implementació independent.
minutes = 45–75

## Noms que fan servir altres frases: veuen les dades de la frase que els anomena

city = { $city ->
   *[washington] Washington
    [new-york] Nova York
    [vancouver] Vancouver
    [los-angeles] Los Angeles
    [mexico-city] Ciutat de Mèxic
    [havana] l’Havana
    [bogota] Bogotà
    [rio-de-janeiro] Rio de Janeiro
    [buenos-aires] Buenos Aires
    [london] Londres
    [paris] París
    [madrid] Madrid
    [berlin] Berlín
    [rome] Roma
    [moscow] Moscou
    [cairo] el Caire
    [lagos] Lagos
    [johannesburg] Johannesburg
    [beijing] Pequín
    [tokyo] Tòquio
    [seoul] Seül
    [hong-kong] Hong Kong
    [singapore] Singapur
    [new-delhi] Nova Delhi
    [dubai] Dubai
    [almaty] Almati
    [sydney] Sydney
}
in-city = { $city ->
   *[washington] a Washington
    [new-york] a Nova York
    [vancouver] a Vancouver
    [los-angeles] a Los Angeles
    [mexico-city] a Ciutat de Mèxic
    [havana] a l’Havana
    [bogota] a Bogotà
    [rio-de-janeiro] a Rio de Janeiro
    [buenos-aires] a Buenos Aires
    [london] a Londres
    [paris] a París
    [madrid] a Madrid
    [berlin] a Berlín
    [rome] a Roma
    [moscow] a Moscou
    [cairo] al Caire
    [lagos] a Lagos
    [johannesburg] a Johannesburg
    [beijing] a Pequín
    [tokyo] a Tòquio
    [seoul] a Seül
    [hong-kong] a Hong Kong
    [singapore] a Singapur
    [new-delhi] a Nova Delhi
    [dubai] a Dubai
    [almaty] a Almati
    [sydney] a Sydney
}
to-city = { $city ->
   *[washington] a Washington
    [new-york] a Nova York
    [vancouver] a Vancouver
    [los-angeles] a Los Angeles
    [mexico-city] a Ciutat de Mèxic
    [havana] a l’Havana
    [bogota] a Bogotà
    [rio-de-janeiro] a Rio de Janeiro
    [buenos-aires] a Buenos Aires
    [london] a Londres
    [paris] a París
    [madrid] a Madrid
    [berlin] a Berlín
    [rome] a Roma
    [moscow] a Moscou
    [cairo] al Caire
    [lagos] a Lagos
    [johannesburg] a Johannesburg
    [beijing] a Pequín
    [tokyo] a Tòquio
    [seoul] a Seül
    [hong-kong] a Hong Kong
    [singapore] a Singapur
    [new-delhi] a Nova Delhi
    [dubai] a Dubai
    [almaty] a Almati
    [sydney] a Sydney
}
leaving = { $from ->
   *[washington] de Washington
    [new-york] de Nova York
    [vancouver] de Vancouver
    [los-angeles] de Los Angeles
    [mexico-city] de Ciutat de Mèxic
    [havana] de l’Havana
    [bogota] de Bogotà
    [rio-de-janeiro] de Rio de Janeiro
    [buenos-aires] de Buenos Aires
    [london] de Londres
    [paris] de París
    [madrid] de Madrid
    [berlin] de Berlín
    [rome] de Roma
    [moscow] de Moscou
    [cairo] del Caire
    [lagos] de Lagos
    [johannesburg] de Johannesburg
    [beijing] de Pequín
    [tokyo] de Tòquio
    [seoul] de Seül
    [hong-kong] de Hong Kong
    [singapore] de Singapur
    [new-delhi] de Nova Delhi
    [dubai] de Dubai
    [almaty] d’Almati
    [sydney] de Sydney
}
card = { $card ->
   *[detonator] Detonador
    [explosives] Explosius
    [wire] Cable
    [recorder] Gravadora
    [rifle] Rifle
    [bullet] Bala
    [no-bomb] Impedir Bomba
    [no-tap] Impedir Escolta
    [no-kill] Impedir Assassinat
    [mole] Talp
    [block] Tall de Carreteres
    [rebellion] Rebel·lió
}
objective = { $objective ->
   *[bomb] bomba
    [tap] escolta
    [kill] assassinat
}
agency = { $agency ->
    [cia] CIA
    [mi6] MI6
    [fsb] FSB
    [mss] MSS
   *[none] cap agència
}
zone = { $zone ->
   *[americas] Amèrica
    [europe] Europa i Àfrica
    [asia] Àsia i el Pacífic
}

## Les regles, clàusula a clàusula

section-AG-0 = Sobre el joc
clause-AG-0_1 = Agency_ és un joc d’espies per a quatre jugadors, ni més ni menys.
clause-AG-0_2 = Cada jugador és el servei secret d’un estat i dirigeix uns quants espies.
clause-AG-0_3 = Tots teniu la mateixa fita: tres cèl·lules dorments, una a cadascuna de les tres zones del mapa del món.
clause-AG-0_4 = S’hi arriba amb diners, complint objectius, amb les moltes accions d’un torn i en el tracte amb els espies dels altres.

section-AG-1 = Què hi ha a la caixa
clause-AG-1_1 = Un mapa del món amb ciutats, dividit en tres zones.
clause-AG-1_2 = Quatre jocs de peons espia, cadascun amb una carta de referència: CIA (blau), MI6 (negre), FSB (verd) i MSS (vermell).
clause-AG-1_3 = La base principal de la CIA és Washington.
clause-AG-1_4 = La base principal de l’MI6 és Londres.
clause-AG-1_5 = La base principal de l’FSB és Moscou.
clause-AG-1_6 = La base principal de l’MSS és Pequín.
clause-AG-1_7 = Tres piles de cartes: Recursos, Llocs i Objectius.
clause-AG-1_8 = Fitxes de diners: la blanca val 5k i la blava 20k.
clause-AG-1_9 = Fitxes de cèl·lula, fitxes d’objectiu, una fitxa de subhasta i daus de sis cares.

section-AG-2 = Preparació
clause-AG-2_1 = Cada jugador tria una agència, diferent de les altres, i n’agafa els peons i la carta de referència.
clause-AG-2_2 = Comença a col·locar qui hagi fet servir un ordinador per última vegada.
clause-AG-2_3 = Aquest jugador posa un peó en una ciutat qualsevol.
clause-AG-2_4 = Els altres segueixen en el sentit de les agulles del rellotge, peó a peó, volta rere volta, fins que tothom té tres peons al mapa.
clause-AG-2_5 = Mentre es col·loquen els peons, no hi pot haver dos espies a la mateixa ciutat.
clause-AG-2_6 = Els altres peons es queden a la reserva.
clause-AG-2_7 = Se separen les tres piles i es barreja cadascuna.
clause-AG-2_8 = Cada jugador rep, de cara avall, una carta de Lloc i una carta d’Objectiu.
clause-AG-2_9 = Aquestes dues cartes es guarden a part: no formen part de la mà.
clause-AG-2_10 = Cada jugador rep, de cara avall, dues cartes de Recurs: la seva primera mà.
clause-AG-2_11 = Els diners i les fitxes de cèl·lula queden a l’abast de tothom.
clause-AG-2_12 = Qui ha col·locat el primer peó rep la fitxa de subhasta.
clause-AG-2_13 = El segon que ha col·locat juga el primer torn.
clause-AG-2_14 = Els torns passen en el sentit de les agulles del rellotge.

section-AG-3 = Un torn
clause-AG-3_1 = Un torn té cinc passos: (1) rebre diners, (2) robar una carta de Recurs, (3) accions opcionals, (4) descartar-se fins a quedar-se amb cinc cartes, (5) subhasta.
clause-AG-3_2 = Els passos 1, 2, 4 i 5 són obligatoris; el 5, només per a qui té la fitxa de subhasta.
clause-AG-3_3 = Les accions opcionals del pas 3 es fan en l’ordre que es vulgui.
clause-AG-3_4 = Són aquestes: moure, comprar, jugar cartes de Recurs, atacar o robar algú, comerciar, iniciar o aturar un objectiu i destruir una cèl·lula enemiga.

section-AG-4 = Pas 1: diners
clause-AG-4_1 = Sempre agafes 10k de la reserva comuna.
clause-AG-4_2 = Si en aquest torn es compleix un objectiu teu, agafes 60k més.
clause-AG-4_3 = La seva fitxa d’objectiu es treu llavors del mapa.
clause-AG-4_4 = Un objectiu només es pot complir una vegada.

section-AG-5 = Pas 2: una carta
clause-AG-5_1 = Després dels diners has de robar una carta de Recurs.

section-AG-6 = Moure
clause-AG-6_1 = Cadascun dels teus peons pot avançar un espai, fins a una ciutat connectada amb la seva. No està obligat a moure’s.

section-AG-7 = El mercat
clause-AG-7_1 = Pots comprar tantes menes de coses com vulguis, però cada mena només una vegada per torn.
clause-AG-7_2 = Un cotxe costa 5k: un dels teus peons avança un espai.
clause-AG-7_3 = Un avió costa 20k: un dels teus peons avança fins a tres espais.
clause-AG-7_4 = Per a les cartes de Recurs, com ara Rebel·lió, un peó que vola només és a la ciutat d’on surt i a la ciutat on arriba, i a cap de les que sobrevola.
clause-AG-7_5 = Un espia nou costa 10k, i només el pot comprar qui tingui menys espies dels que permet la seva capacitat.
clause-AG-7_6 = La teva capacitat és 3, més 1 per cadascuna de les teves cèl·lules dorments al mapa.
clause-AG-7_7 = L’espia nou es col·loca a la teva base principal o al costat de qualsevol de les teves cèl·lules.
clause-AG-7_8 = Una cèl·lula dorment costa 40k i es col·loca en una ciutat on tinguis un espia en aquell moment.

section-AG-8 = Cartes de Recurs
clause-AG-8_1 = El que fa una carta de Recurs hi està escrit.
clause-AG-8_2 = Les cartes de Recurs es juguen en el torn propi i tenen efecte de seguida.
clause-AG-8_3 = Normalment la carta jugada va de cara avall a la pila de descarts.
clause-AG-8_4 = Pots jugar qualsevol nombre de cartes en un torn.
clause-AG-8_5 = Pots jugar cartes abans de les teves altres accions, enmig i després.
clause-AG-8_6 = Una carta que dura una ronda, com ara Tall de Carreteres, es deixa a la vora inferior del mapa, sota la zona que afecta.
clause-AG-8_7 = Posa-hi a sobre un dels teus peons que no siguin al mapa, per mostrar de qui és.
clause-AG-8_8 = En el teu torn següent descartes la carta i recuperes el peó.
clause-AG-8_9 = Algunes cartes de Recurs són objectes que calen per als objectius.

section-AG-9 = Atacar o robar
clause-AG-9_1 = Et cal un espia a la mateixa ciutat que un espia enemic.
clause-AG-9_2 = Llavors pots atacar un espia enemic d’allà o robar al jugador de qui és.
clause-AG-9_3 = Només es permet un atac o un robatori per torn, per molts espies que tinguis.
clause-AG-9_4 = En un atac, l’atacant i el defensor tiren un dau cadascun.
clause-AG-9_5 = Guanya el dau més alt; si són iguals, guanya el defensor.
clause-AG-9_6 = L’atacant que guanya agafa 15k del jugador defensor, o tot el que tingui si és menys.
clause-AG-9_7 = Si guanya l’atacant, l’espia atacat es treu del mapa.
clause-AG-9_8 = Si l’atacant perd, es treu del mapa l’espia que ha atacat.
clause-AG-9_9 = En aquest cas els diners no canvien de mans.
clause-AG-9_10 = Només s’ataca un espia enemic, encara que aquest enemic en tingui uns quants allà.
clause-AG-9_11 = El lladre agafa o bé una carta qualsevol de les que la víctima té de cara amunt per culpa d’un Talp, o bé una carta a l’atzar de la seva mà privada.

section-AG-10 = Comerciar
clause-AG-10_1 = En el teu torn pots comerciar amb els altres.
clause-AG-10_2 = Es pot comerciar amb cartes de Recurs i amb diners, en qualsevol quantitat.
clause-AG-10_3 = Les dues parts no cal que valguin el mateix.

section-AG-11 = Objectius
clause-AG-11_1 = Per iniciar el teu objectiu descartes les dues cartes d’objecte que corresponen a la teva carta d’Objectiu.
clause-AG-11_2 = Has de tenir un peó a la ciutat de la teva carta de Lloc.
clause-AG-11_3 = Poses de cara amunt la teva carta de Lloc i la teva carta d’Objectiu.
clause-AG-11_4 = Es posa una fitxa d’objectiu a la ciutat.
clause-AG-11_5 = Has de moure de seguida el teu peó d’allà a qualsevol ciutat connectada.
clause-AG-11_6 = Aquest pas no compta com el moviment normal del peó.
clause-AG-11_7 = Després ja no fas més accions opcionals en aquest torn.
clause-AG-11_8 = De seguida et descartes fins a quedar-te amb cinc cartes, i fas la subhasta si tens la fitxa.
clause-AG-11_9 = Un objectiu dura una ronda: si ningú no l’ha aturat quan comença el teu torn següent, és complert.
clause-AG-11_10 = La recompensa s’agafa al pas 1 d’aquell torn (AG-4.2), i la fitxa surt del mapa.
clause-AG-11_11 = Qui compleix un objectiu roba una carta nova de Lloc i una carta nova d’Objectiu.
clause-AG-11_12 = Per aturar un objectiu et cal un peó a la ciutat de la seva fitxa.
clause-AG-11_13 = Descartes la carta que impedeix aquella mena d’objectiu.
clause-AG-11_14 = Agafes 30k de seguida.
clause-AG-11_15 = La fitxa d’objectiu es treu.
clause-AG-11_16 = Pots aturar uns quants objectius en un torn.

section-AG-12 = Destruir una cèl·lula
clause-AG-12_1 = Una cèl·lula només es pot destruir mentre a la seva ciutat no hi hagi cap espia de l’agència que la posseeix.
clause-AG-12_2 = Si n’hi ha, primer cal eliminar-los.
clause-AG-12_3 = Jugues dues cartes d’objecte que facin parella: Detonador i Explosius, Cable i Gravadora, o Rifle i Bala.
clause-AG-12_4 = Qualsevol de les tres parelles serveix per a qualsevol cèl·lula.
clause-AG-12_5 = La cèl·lula es treu del mapa.
clause-AG-12_6 = Reps 25k de la reserva comuna.
clause-AG-12_7 = Pots destruir unes quantes cèl·lules en un torn.

section-AG-13 = Passos 4 i 5: descart i subhasta
clause-AG-13_1 = Si al final del teu torn tens més de cinc cartes de Recurs, et descartes de les que vulguis fins a quedar-te’n cinc.
clause-AG-13_2 = El límit només val al final del torn propi.
clause-AG-13_3 = Després, qui té la fitxa de subhasta fa una subhasta al mercat negre.
clause-AG-13_4 = Aquest jugador agafa les quatre primeres cartes de la pila de Recursos i se les mira; ningú més no les veu.
clause-AG-13_5 = Se’n queda una a la mà i passa les altres tres al jugador següent, en el sentit de les agulles del rellotge.
clause-AG-13_6 = L’un rere l’altre agafa una carta, fins que tots quatre en tenen una; a l’últim li toca l’última.
clause-AG-13_7 = Després, la fitxa de subhasta passa al jugador següent en sentit contrari a les agulles del rellotge.
clause-AG-13_8 = El torn següent és del jugador següent en el sentit de les agulles del rellotge.
clause-AG-13_9 = Al joc tot va en el sentit de les agulles del rellotge, menys la fitxa de subhasta.

section-AG-14 = Guanyar
clause-AG-14_1 = Guanya qui té tres cèl·lules dorments, una a cada zona.

section-AG-15 = Exemples i què es desprèn de les regles
clause-AG-15_1 = Per a una bomba es descarten el Detonador i els Explosius.
clause-AG-15_2 = Per a una escolta es descarten el Cable i la Gravadora; per a un assassinat, el Rifle i la Bala.
clause-AG-15_3 = Per aturar un assassinat es descarta Impedir Assassinat.
clause-AG-15_4 = Es pot canviar una carta per dues.
clause-AG-15_5 = Una cèl·lula es destrueix posant-hi a sobre, per exemple, un Rifle i una Bala.
clause-AG-15_6 = En un mateix torn pots jugar cartes, fer altres coses i tornar a jugar cartes.
clause-AG-15_7 = Les agències: CIA, blau, Washington (EUA); MI6, negre, Londres (Regne Unit); FSB, verd, Moscou (Rússia); MSS, vermell, Pequín (Xina).
clause-AG-15_8 = Sense cap cèl·lula pots tenir 3 espies, amb una 4, amb dues 5.
clause-AG-15_9 = Si els jugadors són 1, 2, 3 i 4 per ordre de col·locació, els torns van 2, 3, 4, 1, 2, etcètera. Les subhastes venen després del torn 4 (del jugador 1), el torn 7 (jugador 4), el torn 10 (jugador 3), el torn 13 (jugador 2), i així cada tres torns.
clause-AG-15_10 = L’atacant guanya 15 vegades de cada 36.

section-AG-H = Què deixa obert el reglament, i les decisions de la casa
clause-AG-H1 = No s’ha pogut trobar cap mapa del reglament. Aquí té 27 ciutats, 9 a cada zona, i 48 connexions. Washington: l’Havana, Los Angeles, Nova York. Nova York: Londres, Vancouver, Washington. Vancouver: Los Angeles, Nova York, Seül. Los Angeles: Ciutat de Mèxic, Tòquio, Vancouver, Washington. Ciutat de Mèxic: Bogotà, l’Havana, Los Angeles. L’Havana: Bogotà, Madrid, Ciutat de Mèxic, Washington. Bogotà: Buenos Aires, l’Havana, Ciutat de Mèxic, Rio de Janeiro. Rio de Janeiro: Bogotà, Buenos Aires, Lagos. Buenos Aires: Bogotà, Rio de Janeiro, Sydney. Aquestes nou són la zona 1, Amèrica. Londres: Berlín, Madrid, Nova York, París. París: Berlín, Londres, Madrid, Roma. Madrid: l’Havana, Lagos, Londres, París. Berlín: Londres, Moscou, París, Roma. Roma: Berlín, el Caire, París. Moscou: Almati, Berlín, el Caire. El Caire: Dubai, Johannesburg, Lagos, Moscou, Roma. Lagos: el Caire, Johannesburg, Madrid, Rio de Janeiro. Johannesburg: el Caire, Dubai, Lagos. Aquestes nou són la zona 2, Europa i Àfrica. Pequín: Almati, Hong Kong, Seül, Tòquio. Tòquio: Pequín, Hong Kong, Los Angeles, Seül. Seül: Pequín, Tòquio, Vancouver. Hong Kong: Pequín, Nova Delhi, Singapur, Tòquio. Singapur: Hong Kong, Nova Delhi, Sydney. Nova Delhi: Almati, Dubai, Hong Kong, Singapur. Dubai: Almati, el Caire, Johannesburg, Nova Delhi. Almati: Pequín, Dubai, Moscou, Nova Delhi. Sydney: Buenos Aires, Singapur. Aquestes nou són la zona 3, Àsia i el Pacífic.
clause-AG-H2 = El reglament anomena algunes cartes de Recurs i no en dona la llista. Aquí la pila en té 60. Sis de cada objecte: Detonador i Explosius per a una bomba, Cable i Gravadora per a una escolta, Rifle i Bala per a un assassinat. Quatre de cadascuna d’aquestes: Impedir Bomba, Impedir Escolta i Impedir Assassinat, que aturen l’objectiu que anomenen. Els objectes i aquestes cartes no serveixen per a res més. Quatre Talps: tria un altre jugador; dues cartes a l’atzar de la seva mà privada (totes, si en té menys) es posen de cara amunt davant seu. Continuen sent de la seva mà: les pot jugar, canviar i descartar, i compten per al límit de cinc; un nou amo les agafa a la seva mà privada. Quatre Talls de Carreteres: fins que comenci el teu torn següent, els altres no poden moure cap peó amb el moviment normal ni amb cotxe per sortir d’una zona que triïs, entrar-hi o moure-s’hi; els avions i el pas que segueix el fet d’iniciar un objectiu són lliures. Quatre Rebel·lions: fins que comenci el teu torn següent, cadascun dels altres paga 5k a la reserva comuna per cada moviment d’un peó, normal, amb cotxe o amb avió, que surti d’una ciutat d’una zona que triïs o que hi arribi; qui no pot pagar no el pot fer. En una zona hi pot haver uns quants Talls i unes quantes Rebel·lions.
clause-AG-H3 = El reglament no dona la llista de cartes de Lloc. Aquí n’hi ha 27, una per a cada ciutat.
clause-AG-H4 = El reglament no dona la llista de cartes d’Objectiu. Aquí n’hi ha 12: 4 bombes, 4 escoltes i 4 assassinats, i cadascuna dona 60k.
clause-AG-H5 = El reglament no compta les peces. Aquí cada agència té 10 peons i 5 cèl·lules, i hi ha tantes fitxes d’objectiu com calguin. Sense cap peó a la reserva no es pot jugar una carta que duri una ronda.
clause-AG-H6 = El reglament no reparteix diners abans de la partida. Aquí tothom comença sense res. Es pot acordar una altra suma, en fitxes de 5k (opció starting_money).
clause-AG-H7 = El reglament no diu quants diners hi ha. Aquí la reserva comuna no s’acaba mai, els diners van de 5k en 5k i ningú no pot tenir deutes.
clause-AG-H8 = El reglament no diu què passa quan una pila s’acaba. Aquí els Recursos descartats es barregen i fan una pila nova; les cartes de Lloc i d’Objectiu usades es deixen a part i es barregen quan la seva pila s’acaba. Si no queda cap Recurs, no se’n roba; en una subhasta amb menys de quatre cartes se serveixen els jugadors per ordre mentre hi hagi cartes.
clause-AG-H9 = El reglament només dona cartes noves a qui compleix un objectiu. Aquí també roba de seguida una carta nova de Lloc i una d’Objectiu el jugador a qui li han aturat l’objectiu; si no, ja no li quedaria res per fer. Amb l’altre ajust llavors no es roben cartes noves (opció new_papers_after_stop).
clause-AG-H10 = El reglament no diu de qui són els objectius que es poden aturar. Aquí, només els dels altres.
clause-AG-H11 = El reglament no diu quants objectius pot tenir un jugador en marxa. Aquí un com a molt, ja que només té un parell de cartes.
clause-AG-H12 = El reglament no demana cap espia propi allà on es destrueix una cèl·lula. Aquí en cal un en aquella ciutat. Amb l’altre ajust no en cal cap (opció presence).
clause-AG-H13 = El reglament no diu quantes cèl·lules caben en una ciutat. Aquí cada agència n’hi té com a molt una, i diferents agències la poden compartir. En pots tenir unes quantes en una zona: totes augmenten la teva capacitat, però la zona compta una sola vegada per a la victòria. Ningú no ha de donar permís per a una cèl·lula, i els enemics que hi hagi a la ciutat no la impedeixen.
clause-AG-H14 = El reglament no diu quan es comprova la victòria. Aquí, en el moment en què es col·loca una cèl·lula, i la partida s’acaba de seguida.
clause-AG-H15 = El reglament no diu què passa si en perdre una cèl·lula tens més espies que capacitat. Aquí s’hi queden, però no en pots comprar cap més.
clause-AG-H16 = El reglament diu poca cosa de com es mouen els peons. Aquí cada peó té un espai de franc per torn, i els peons es poden moure d’un en un, entre altres accions. El cotxe i l’avió s’hi afegeixen, també per a un peó que ja s’hagi mogut. Fins a tres espais vol dir d’una a tres connexions del mapa. Després de la preparació, qualsevol nombre de peons pot compartir una ciutat.
clause-AG-H17 = El reglament no diu com s’anuncia un atac. Aquí l’atacant anomena la ciutat, el seu propi peó i l’agència enemiga, i els daus són a la vista. Els peons trets del mapa tornen a la reserva. Ningú no està segur en una base principal.
clause-AG-H18 = El reglament diu poca cosa de com va un robatori. Aquí el lladre anomena la víctima i la ciutat, i si vol una carta de cara amunt o una a l’atzar; si només n’hi ha d’una mena, és d’aquella, i a qui no té cartes no se li pot robar. El lladre i la víctima coneixen la carta robada; els altres, només si era de cara amunt.
clause-AG-H19 = El reglament no diu quan es comercia ni com. Aquí només al pas 3 d’un torn, entre el jugador actiu i un altre; qualsevol dels dos pot proposar, i si tots dos hi estan d’acord queda fet de seguida. Només l’altre veu les cartes que s’ofereixen. Les promeses no obliguen ningú. El jugador actiu pot començar com a molt 3 propostes amb cada jugador en un torn. No es comercia amb cartes de Lloc ni d’Objectiu, cèl·lules, peons ni fitxes; amb les cartes de cara amunt, sí. Se’n poden acordar menys; amb cap no hi ha comerç (opció proposals).
clause-AG-H20 = El reglament no diu si les cartes de cara amunt compten per al límit de cinc. Aquí compten. Les cartes d’una subhasta arriben després del descart, de manera que tenir sis cartes entre dos torns és normal.
clause-AG-H21 = El reglament no diu quan es descarta exactament una carta que dura una ronda. Aquí, en començar el torn següent del seu amo, abans dels diners.
clause-AG-H22 = El reglament no diu què passa en una ciutat on ja hi ha una fitxa d’objectiu. Aquí també s’hi pot iniciar un objectiu, i cada fitxa va pel seu compte.
clause-AG-H23 = Segons el reglament comença l’últim que ha fet servir un ordinador (AG-2.2). Aquí el programa sorteja qui ha estat.
clause-AG-H24 = El reglament no diu què passa amb un jugador sense espies. Aquí continua jugant: amb els 10k d’un torn es compra un espia nou a la base principal.
clause-AG-H25 = El reglament no diu qui tria el lloc d’un espia nou. Aquí el tria el comprador, entre la base principal i les ciutats amb cèl·lules pròpies, encara que hi hagi enemics.
clause-AG-H26 = Segons el reglament una partida podria no acabar-se mai. Aquí s’acaba després de 40 rondes: guanya qui té cèl·lules en més zones; en cas d’igualtat, qui té més cèl·lules; després, qui té més diners; i si també són iguals, comparteixen la victòria. Es poden acordar menys rondes (opció rounds).
clause-AG-G27 = El reglament diu que el pas 5 és obligatori, i que és només per a qui té la fitxa de subhasta. AG-3.2 uneix les dues coses.
clause-AG-G28 = Un objectiu es compleix durant un torn o quan el torn comença? Totes dues coses: es compleix en començar el torn, i els diners, la fitxa i les cartes noves venen abans de robar la carta de Recurs.
clause-AG-G29 = El reglament parla d’un segon torn per a un objectiu. És el torn immediatament següent d’aquell jugador: el primer és el d’iniciar-lo. Cadascun dels altres tres té exactament un torn per aturar-lo.
clause-AG-G30 = On van les cartes d’objecte descartades per a un objectiu? S’ensenyen a tothom, i després queden de cara avall a la pila de descarts.
clause-AG-G31 = El reglament només deixa saber que Tall de Carreteres dura una ronda i és d’una zona, i que a Rebel·lió li importa a quina ciutat és un peó. AG-H2 respecta totes dues coses.
clause-AG-H32 = El reglament no diu qui tria agència primer. Aquí es trien d’una en una per ordre de col·locació, començant pel primer que col·loca, abans del primer peó. Amb l’altre ajust queden fixades en preparar la taula (opció agencies_settled): el primer seient té la CIA, el segon l’MI6, el tercer l’FSB i el quart l’MSS.
clause-AG-H33 = El reglament no diu si es pot guardar el que es compra. Aquí es fa servir de seguida: un cotxe o un avió es compra anomenant peó i ciutat. Un vol acaba en una altra ciutat, a una, dues o tres connexions. L’espia comprat en aquest torn també té el seu espai de franc, encara que aquell peó abans ja fos al mapa. Sense cap peó a la reserva no es pot comprar un espia, ni sense fitxa de cèl·lula una cèl·lula.
clause-AG-H34 = El reglament no diu què fa un Talp a un jugador que té la mà privada buida. Aquí es pot jugar, es descarta i no passa res.
clause-AG-H35 = El reglament no diu com es munta un tracte. Aquí el jugador actiu n’anomena un altre, i o bé proposa ell o bé li demana una proposta; cada començament és un dels tres d’AG-H19, encara que no porti enlloc. Qui proposa va afegint cartes i diners, de 5k en 5k, al que ofereix i al que demana. Pots oferir el que tens, i demanar diners i cartes de cara amunt que tingui l’altre; de la mà privada pots demanar qualsevol carta pel seu nom, però no més de les que hi té ni més exemplars dels que existeixen: el que es pot demanar no ha de delatar la mà. Un regal està permès; res a canvi de res, no. L’altre només pot acceptar si a la seva mà privada hi ha tot el que se’n demana.
clause-AG-H36 = El reglament no diu quin exemplar es fa servir si en tens dos d’una carta, un d’ells de cara amunt. Aquí ho diu qui juga, descarta, ofereix o combina la carta.
clause-AG-H37 = El reglament no diu res més de Tall de Carreteres i Rebel·lió. Aquí obliguen tothom menys el seu amo. Cada Rebel·lió costa 5k una vegada per cada moviment que surt de la seva zona o que hi arriba, de manera que un moviment entre dues zones paga per les cartes de totes dues. Col·locar un espia nou i el pas que segueix el fet d’iniciar un objectiu no són moviments. Els diners han d’arribar per al preu i els peatges junts.
clause-AG-H38 = El reglament no diu quan es renova una pila. Aquí només quan en cal una carta i no n’hi ha, fins i tot enmig d’una subhasta; fins llavors els descarts es queden on són.
clause-AG-H39 = El reglament no diu on són les cartes d’un objectiu en marxa. Aquí les seves cartes de Lloc i d’Objectiu queden de cara amunt davant del seu amo fins que es compleix o s’atura; llavors es deixen a part, i després es roben les noves, de manera que poden tornar de seguida d’una pila renovada.
clause-AG-H40 = Quin és l’últim torn d’AG-H26? El reglament no coneix aquest final. Aquí és el torn 160, amb el seu descart i la seva subhasta; amb un altre nombre de rondes, el quàdruple d’aquest nombre.
clause-AG-H41 = Com arriba a la fi un tracte? El reglament no hi posa límits. Aquí una oferta només creix: s’afegeixen cartes i diners a una banda o a l’altra i mai no es treuen d’un en un. Qui s’ho repensi anul·la tota la proposta, que compta com una de les tres d’AG-H19. Així tot torn arriba a la fi. Una pantalla et pot deixar muntar l’oferta amb llibertat i enviar-la quan estigui llesta.
clause-AG-H42 = El reglament no diu si es poden barrejar les cartes de la mà sense que ningú no ho vegi. Aquí no: cada carta de Recurs que és fora de la seva pila va en una funda numerada. Tothom veu quina funda es roba de la pila, es juga, es posa de cara amunt, es pren a algú, es dona o es descarta; només qui pot mirar sap què conté. La carta que es roba va a la primera funda lliure. En una subhasta les fundes no diuen res: la carta que s’agafa va a la primera funda del paquet, i les altres s’ordenen de nou.
clause-AG-H43 = El reglament no diu què es veu quan es renova una pila. Aquí els Recursos descartats s’ensenyen a tothom abans de barrejar-los. Si això passa enmig d’una subhasta, tothom veu si un jugador agafa una carta de la pila vella o de la nova.
clause-AG-H44 = El reglament no diu quant senten els altres d’un tracte. Aquí el que es demana es diu en veu alta: noms de cartes, diners i cartes de cara amunt. De les cartes ofertes tothom veu les fundes, i l’altre jugador l’anvers quan la proposta és feta. Qui accepta va posant a la vista de tothom, d’una en una, les cartes que se li demanen de la mà privada; amb l’última el tracte queda fet. Fins llavors encara el pot rebutjar, i les cartes que hagi ensenyat tornen a la seva mà.
clause-AG-H45 = El reglament no diu en quin ordre es formula una proposta. Aquí hi ha un sol ordre: les cartes que s’ofereixen, per les seves fundes; els diners que s’ofereixen; les cartes que es demanen de la mà privada, en l’ordre d’AG-H2; les cartes de cara amunt que es demanen, per les seves fundes; els diners que es demanen. Els diners s’anomenen en sumes de fins a 100k, i només després de 100k justos en poden seguir més.
clause-AG-H46 = El reglament no distingeix els peons d’una agència. Aquí van numerats. Si es tracta d’un de diversos en una ciutat i tant és quin, és el del número més baix; també entre els peons de la reserva. L’última carta d’una subhasta va sola a l’últim jugador.

section-AG-S = Mides per a l’estudi
clause-AG-S1 = Hi ha com a molt d’1 a 6 exemplars de cada carta de Recurs (opció copies). La pila completa en té fins a 6.
clause-AG-S2 = Cada jugador rep de 0 a 2 cartes de Recurs com a primera mà (opció starting_cards). Al joc publicat són 2.
clause-AG-S3 = Només tenen carta de Lloc les primeres ciutats, de 4 a 27 (opció locations). La pila completa té les 27.
clause-AG-S4 = Hi ha d’1 a 3 menes d’objectius: bomba, escolta, assassinat (opció objective_kinds). La pila completa té totes tres.

### La taula

## Qui, a qui i què: les frases de sota els anomenen

seat = { $agency ->
    [cia] CIA
    [mi6] MI6
    [fsb] FSB
    [mss] MSS
   *[none] Jugador { $seat }
}
who = { $who ->
    [cia] La CIA
    [mi6] L’MI6
    [fsb] L’FSB
   *[mss] L’MSS
}
whom = { $whom ->
    [cia] la CIA
    [mi6] l’MI6
    [fsb] l’FSB
   *[mss] l’MSS
}
of-whom = { $whom ->
    [cia] de la CIA
    [mi6] de l’MI6
    [fsb] de l’FSB
   *[mss] de l’MSS
}
to-whom = { $whom ->
    [cia] a la CIA
    [mi6] a l’MI6
    [fsb] a l’FSB
   *[mss] a l’MSS
}
from-whom = { $whom ->
    [cia] de la CIA
    [mi6] de l’MI6
    [fsb] de l’FSB
   *[mss] de l’MSS
}
to-who = { $who ->
    [cia] a la CIA
    [mi6] a l’MI6
    [fsb] a l’FSB
   *[mss] a l’MSS
}
winner-a = { $a ->
    [cia] la CIA
    [mi6] l’MI6
    [fsb] l’FSB
   *[mss] l’MSS
}
winner-b = { $b ->
    [cia] la CIA
    [mi6] l’MI6
    [fsb] l’FSB
   *[mss] l’MSS
}
winner-c = { $c ->
    [cia] la CIA
    [mi6] l’MI6
    [fsb] l’FSB
   *[mss] l’MSS
}
winner-d = { $d ->
    [cia] la CIA
    [mi6] l’MI6
    [fsb] l’FSB
   *[mss] l’MSS
}
an-objective = { $objective ->
    [bomb] una bomba
    [tap] una escolta
   *[kill] un assassinat
}
the-objective = { $objective ->
    [bomb] la bomba
    [tap] l’escolta
   *[kill] l’assassinat
}
in-zone = { $zone ->
    [americas] a Amèrica
    [europe] a Europa i Àfrica
   *[asia] a Àsia i el Pacífic
}
card-one = { $one ->
    [detonator] Detonador
    [explosives] Explosius
    [wire] Cable
    [recorder] Gravadora
    [rifle] Rifle
    [bullet] Bala
    [no-bomb] Impedir Bomba
    [no-tap] Impedir Escolta
    [no-kill] Impedir Assassinat
    [mole] Talp
    [block] Tall de Carreteres
   *[rebellion] Rebel·lió
}
card-two = { $two ->
    [detonator] Detonador
    [explosives] Explosius
    [wire] Cable
    [recorder] Gravadora
    [rifle] Rifle
    [bullet] Bala
    [no-bomb] Impedir Bomba
    [no-tap] Impedir Escolta
    [no-kill] Impedir Assassinat
    [mole] Talp
    [block] Tall de Carreteres
   *[rebellion] Rebel·lió
}
card-three = { $three ->
    [detonator] Detonador
    [explosives] Explosius
    [wire] Cable
    [recorder] Gravadora
    [rifle] Rifle
    [bullet] Bala
    [no-bomb] Impedir Bomba
    [no-tap] Impedir Escolta
    [no-kill] Impedir Assassinat
    [mole] Talp
    [block] Tall de Carreteres
   *[rebellion] Rebel·lió
}

## Què es pot jugar

move-first = El jugador { $seat } col·loca primer
move-agency = { $agency ->
    [cia] Dirigir la CIA: blava, amb la base principal a Washington
    [mi6] Dirigir l’MI6: negre, amb la base principal a Londres
    [fsb] Dirigir l’FSB: verd, amb la base principal a Moscou
   *[mss] Dirigir l’MSS: vermell, amb la base principal a Pequín
}
move-place = Posar un espia { in-city }
move-location = La carta de Lloc és { city }
move-objective = La carta d’Objectiu és { an-objective }
move-draw = La carta és { card }
move-end = No fer res més en aquest torn
move-move = { $mode ->
    [walk] L’espia { $pawn } avança un espai, de franc
    [car] L’espia { $pawn } agafa un cotxe: un espai per 5k
   *[plane] L’espia { $pawn } agafa un avió: fins a tres espais per 20k
}
move-go = La ciutat és { city }
move-spy = Comprar per 10k un espia nou, que comença { in-city }
move-cell = Comprar per 40k una cèl·lula dorment i col·locar-la { in-city }
move-play = Jugar la carta { $sleeve }
move-stop = Impedir un objectiu amb la carta { $sleeve }
move-initiate = Iniciar el teu objectiu amb la carta { $sleeve } i la seva parella
move-destroy = Destruir una cèl·lula amb la carta { $sleeve } i la seva parella
move-pair = La carta { $sleeve } és l’altre objecte de la parella
move-zone = { $zone ->
    [americas] Deixar-la a la zona 1, Amèrica
    [europe] Deixar-la a la zona 2, Europa i Àfrica
   *[asia] Deixar-la a la zona 3, Àsia i el Pacífic
}
move-at = Va contra el jugador { $seat }
move-attack = L’espia { $pawn } ataca un espia del jugador { $seat }
move-steal = L’espia { $pawn } roba al jugador { $seat }
move-die = El dau mostra { $pips }
move-face-up = Agafar, o demanar, la carta { $sleeve }, que és de cara amunt
move-blind = Robar una carta a l’atzar de la mà privada
move-pick = Surt la carta { $sleeve }
move-trade = Comerciar amb un altre jugador
move-to = Fer una proposta al jugador { $seat }
move-from = Demanar una proposta al jugador { $seat }
move-lay = Oferir la carta { $sleeve }
move-give = Oferir { $money }k
move-want = Demanar aquesta carta de la mà privada: { card }
move-ask = Demanar { $money }k
move-propose = La proposta és completa
move-cancel = Retirar la proposta
move-accept = Acceptar la proposta
move-refuse = Rebutjar la proposta
move-out = Lliurar la carta { $sleeve }, que s’ha demanat
move-drop = Descartar la carta { $sleeve }
move-take = Agafar la carta número { $number } del paquet
move-sealed-location = Es reparteix una carta de Lloc de cara avall
move-sealed-objective = Es reparteix una carta d’Objectiu de cara avall
move-sealed-card = Es reparteix una carta de Recurs de cara avall
move-taken = { $old ->
    [0] S’agafa una carta del paquet
   *[1] S’agafa una carta del paquet, una de la pila anterior
}
move-passed-1 = S’agafa una carta del paquet; et passen: { card-one }
move-passed-2 = S’agafa una carta del paquet; et passen: { card-one } i { card-two }
move-passed-3 = S’agafa una carta del paquet; et passen: { card-one }, { card-two } i { card-three }

## Què es pot jugar, a la taula

label-play = Jugar «{ card }»
label-stop = Impedir un objectiu amb «{ card }»
label-initiate = Iniciar el teu objectiu, començant amb «{ card }»
label-destroy = Destruir una cèl·lula, començant amb «{ card }»
label-pair = Afegir «{ card }»
label-lay = Oferir «{ card }»
label-out = Lliurar «{ card }»
label-drop = Descartar «{ card }»
label-take = Agafar «{ card }»
label-ask-open = Demanar «{ card }», que és de cara amunt
label-to = Fer una proposta { to-whom }
label-from = Demanar una proposta { to-whom }
label-at-hand = La mà { of-whom }
label-at-objective = L’objectiu { of-whom }
label-at-cell = La cèl·lula { of-whom }
label-go = Anar { to-city }
label-wreck = Destruir una cèl·lula { in-city }
label-move = { $mode ->
    [walk] L’espia { $pawn } camina un espai { leaving }, de franc
    [car] L’espia { $pawn } va amb cotxe un espai { leaving }, per 5k
   *[plane] L’espia { $pawn } vola fins a tres espais { leaving }, per 20k
}
label-attack = Atacar un espia { of-whom } { in-city }
label-steal = Robar una carta { to-whom } { in-city }

## Què se’t demana

asked-choosing = Tria la teva agència. Totes valen el mateix; només canvia on tenen la base principal.
asked-placing = Posa l’espia { $number } de { $of } en una ciutat on encara no hi hagi ningú.
asked-acting = Et toca: fes el que vulguis en l’ordre que vulguis i acaba amb «end». Tens { $money }k i { $spies } espies d’un màxim de { $capacity }.
asked-moving = { $mode ->
    [walk] On va l’espia { $pawn } { leaving }? Un espai, de franc.
    [car] On va amb cotxe l’espia { $pawn } { leaving }? Un espai, per 5k.
   *[plane] On vola l’espia { $pawn } { leaving }? Fins a tres espais, per 20k.
}
asked-zoning = A quina zona deixes «{ card }»?
asked-aiming = Contra qui jugues el Talp? Dues cartes a l’atzar d’aquella mà privada quedaran de cara amunt.
asked-stopping = Quin objectiu impedeixes amb «{ card }»? Digues de qui és.
asked-pairing = Ensenyes «{ card }». Quina carta completa la parella?
asked-fleeing = La fitxa ja hi és. El teu espia ha de marxar de seguida { leaving }: on va?
asked-wrecking = La parella està descartada. A quina ciutat destrueixes una cèl·lula?
asked-blaming = De qui és la cèl·lula que destrueixes { in-city }?
asked-stealing = Robes una carta { to-whom }: una de les que són de cara amunt, o una a l’atzar de la mà privada?
asked-partnering = Amb qui comercies? Pots fer una proposta («to») o demanar-la («from»).
asked-proposing = Munta la teva proposta { to-whom }: primer el que ofereixes, després el que demanes; «propose» quan sigui completa.
asked-answering = { $left ->
    [0] Aquesta és una proposta { from-whom }. L’acceptes?
    [one] Aquesta és una proposta { from-whom }. Per acceptar-la, lliura la carta que es demana pel seu nom ({ $left }).
   *[other] Aquesta és una proposta { from-whom }. Per acceptar-la, lliura d’una en una les { $left } cartes que es demanen pel seu nom.
}
asked-dropping = { $left ->
    [one] El límit són cinc cartes: descarta’n { $left }.
   *[other] El límit són cinc cartes: descarta’n { $left }, d’una en una.
}
asked-taking = { $count ->
    [one] Agafa l’última carta del paquet.
   *[other] Agafa una de les { $count } cartes del paquet; la resta es passa.
}

## Què esperen els altres

waits-drawing-first = Se sorteja qui col·loca primer.
waits-choosing = El jugador { $seat } tria una agència.
waits-placing = { who } ha de posar al mapa l’espia { $number } de { $of }.
waits-dealing-location = Es reparteix una carta de Lloc { to-who }.
waits-dealing-objective = Es reparteix una carta d’Objectiu { to-who }.
waits-dealing-card = Es reparteix una carta de Recurs { to-who }.
waits-dealing-packet = { who } roba les cartes de la subhasta.
waits-acting = { who } té el torn, amb { $money }k i { $spies } espies d’un màxim de { $capacity }.
waits-moving = { $mode ->
    [walk] { who } mou a peu l’espia { $pawn } { leaving }.
    [car] { who } mou amb cotxe l’espia { $pawn } { leaving }.
   *[plane] { who } mou amb avió l’espia { $pawn } { leaving }.
}
waits-zoning = { who } tria una zona per a «{ card }».
waits-aiming = { who } tria contra qui juga el Talp.
waits-stopping = { who } tria quin objectiu impedeix amb «{ card }».
waits-pairing = { who } ensenya «{ card }» i hi ha d’afegir la parella.
waits-fleeing = { who } ha de moure de seguida l’espia { $pawn } { leaving }.
waits-wrecking = { who } tria a quina ciutat destrueix una cèl·lula.
waits-blaming = { who } tria de qui és la cèl·lula que destrueix { in-city }.
waits-rolling = { who } ataca { whom }; primer tira l’atacant.
waits-rolling-defence = { who } ataca { whom }; ara tira el defensor.
waits-stealing = { who } tria què roba { to-whom }.
waits-picking = { who } roba una carta a l’atzar de la mà { of-whom }.
waits-picking-mole = { $count ->
    [one] Queda per posar de cara amunt { $count } carta a l’atzar { of-whom }.
   *[other] Queden per posar de cara amunt { $count } cartes a l’atzar { of-whom }.
}
waits-partnering = { who } tria amb qui comercia.
waits-proposing = { who } munta una proposta { to-whom }.
waits-answering = { $left ->
    [0] { who } ha de respondre a la proposta { from-whom }.
    [one] { who } ha de respondre a la proposta { from-whom }: es demana { $left } carta pel seu nom.
   *[other] { who } ha de respondre a la proposta { from-whom }: es demanen { $left } cartes pel seu nom.
}
waits-dropping = { $left ->
    [one] { who } ha de descartar { $left } carta.
   *[other] { who } ha de descartar { $left } cartes.
}
waits-taking = { $count ->
    [one] { who } rep l’última carta del paquet.
   *[other] { who } ha d’agafar una de les { $count } cartes del paquet.
}

## Què ha passat

drew-first = El jugador { $seat } col·loca primer.
settled = Les agències estan acordades: el jugador 0 dirigeix la CIA, l’1 l’MI6, el 2 l’FSB i el 3 l’MSS.
chose = { $agency ->
    [cia] El jugador { $seat } dirigeix la CIA: blava, amb la base principal a Washington.
    [mi6] El jugador { $seat } dirigeix l’MI6: negre, amb la base principal a Londres.
    [fsb] El jugador { $seat } dirigeix l’FSB: verd, amb la base principal a Moscou.
   *[mss] El jugador { $seat } dirigeix l’MSS: vermell, amb la base principal a Pequín.
}
placed = { who } posa un espia { in-city }.
your-location = La teva carta de Lloc: { city }.
your-objective = La teva carta d’Objectiu: { objective }.
new-papers = { who } roba una carta de Lloc i una d’Objectiu noves.
you-drew = Robes «{ card }».
drew = { who } roba una carta.
packet-card = Al paquet: { card }.
auction = { $count ->
    [one] { who } fa una subhasta: només queda { $count } carta.
   *[other] { who } fa una subhasta i mira { $count } cartes.
}
renewed-assets = La pila de Recursos era buida: els descarts es posen de cara amunt perquè tothom els vegi i es barregen en una pila nova.
renewed-locations = La pila de Llocs era buida: les cartes usades es barregen en una pila nova.
renewed-objectives = La pila d’Objectius era buida: les cartes usades es barregen en una pila nova.
token = { who } rep la fitxa de subhasta.
dealt = Tothom té els seus papers i la primera mà. { who } rep la fitxa de subhasta.
lifted = { who } descarta «{ card }», que era { in-zone }.
turn = { who } comença el torn { $turn } i agafa { $money }k.
completed = { who } completa { the-objective } { in-city }, que ningú no ha impedit, i agafa { $money }k.
ends = { who } no fa res més en aquest torn.
drops = { who } descarta «{ card }».
drops-hidden = { who } descarta una carta.
safety-stop = La partida acaba després del torn { $turn }: ningú no té una cèl·lula a cada zona.
final = { $zones ->
    [one] { who }: cèl·lules en { $zones } zona, { $cells } en total i { $money }k.
   *[other] { who }: cèl·lules en { $zones } zones, { $cells } en total i { $money }k.
}
walked = { who } mou un espia { leaving } { to-city }.
drove = { who } porta amb cotxe un espia { leaving } { to-city }, per { $money }k.
flew = { who } porta amb avió un espia { leaving } { to-city }, per { $money }k.
fled = { who } treu de seguida l’espia { leaving } i el porta { to-city }.
toll = { who } paga { $money }k més per la Rebel·lió.
hired = { who } compra per { $money }k un espia nou, que comença { in-city }.
built = { who } col·loca una cèl·lula dorment { in-city }, per { $money }k. Compta { in-zone }.
plays = { who } juga «{ card }».
laid-block = { who } deixa Tall de Carreteres { in-zone }: durant una ronda ningú més no s’hi mou a peu ni amb cotxe.
laid-rebellion = { who } deixa Rebel·lió { in-zone }: durant una ronda els altres paguen 5k per cada moviment que en surti o que hi arribi.
mole = { $count ->
    [one] El Talp treballa: { $count } carta a l’atzar { of-whom } queda de cara amunt.
   *[other] El Talp treballa: { $count } cartes a l’atzar { of-whom } queden de cara amunt.
}
mole-in-vain = El Talp no troba cap mà privada { of-whom }: no passa res.
turned-up = «{ card }» queda de cara amunt: és una carta { of-whom }.
stopped = { who } impedeix { the-objective } { of-whom } { in-city } i agafa { $money }k.
initiates = { who } ensenya els seus papers i inicia { an-objective } { in-city }.
pair = { who } descarta «{ card-one }» i «{ card-two }».
destroyed = { who } destrueix la cèl·lula { of-whom } { in-city } i agafa { $money }k.
attacks = { who } ataca un espia { of-whom } { in-city }.
steals = { who } roba { to-whom } { in-city }.
rolled-attack = { who } treu { $pips }.
rolled-defence = La tirada { of-whom } és { $pips }.
attack-won = { who } guanya, pren { $money }k { to-whom }, i l’espia atacat surt del mapa.
attack-lost = { who } perd, i l’espia que ha atacat surt del mapa.
stole = { who } roba «{ card }» { to-whom }.
stole-hidden = { who } roba una carta { to-whom }.
turns-to = { who } prepara una proposta per presentar-la { to-whom }.
invites = { who } demana una proposta { to-whom }.
offers = { who } ofereix «{ card }».
offers-hidden = { who } ofereix la carta { $sleeve }.
offers-money = { who } ofereix { $money }k.
wants = { who } demana «{ card }».
asks-open = { who } demana «{ card }», que és de cara amunt.
asks-money = { who } demana { $money }k.
proposed = { who } presenta la proposta { to-whom }.
shown = { who } ensenya el que ofereix: { card }.
cancelled = { who } retira la proposta.
traded = { who } accepta la proposta { from-whom }, i queda fet.
declined = { who } rebutja la proposta { from-whom }.
lays-out = { who } lliura «{ card }».
took-card = { who } agafa «{ card }».
took = { $old ->
    [0] { who } agafa una carta del paquet.
   *[1] { who } agafa una carta del paquet, una de la pila anterior.
}
passed-1 = El que queda és per a tu: { card-one }.
passed-2 = Et passen: { card-one } i { card-two }.
passed-3 = Et passen: { card-one }, { card-two } i { card-three }.
last-card = L’última carta del paquet toca { to-whom }.

## Com acaba

over-won = { who } té una cèl·lula dorment a cada zona i guanya.
over-stopped = { $zones ->
    [one] { who } guanya: cèl·lules en { $zones } zona, { $cells } en total i { $money }k.
   *[other] { who } guanya: cèl·lules en { $zones } zones, { $cells } en total i { $money }k.
}
over-shared-2 = Comparteixen la victòria { winner-a } i { winner-b }: zones amb cèl·lules { $zones }, cèl·lules { $cells }, diners { $money }k cadascun.
over-shared-3 = Comparteixen la victòria { winner-a }, { winner-b } i { winner-c }: zones amb cèl·lules { $zones }, cèl·lules { $cells }, diners { $money }k cadascun.
over-shared-4 = Comparteixen la victòria { winner-a }, { winner-b }, { winner-c } i { winner-d }: zones amb cèl·lules { $zones }, cèl·lules { $cells }, diners { $money }k cadascun.

## Què es pot acordar

option-rounds = Rondes després de les quals acaba la partida si ningú no ha guanyat
option-agencies_settled = Les agències van per seients i no es trien
option-proposals = Propostes que es poden començar amb cada jugador en un torn (0: no es comercia)
option-starting_money = Diners al començament, en fitxes de 5k
option-presence = Per destruir una cèl·lula cal un espia a la seva ciutat
option-new_papers_after_stop = Qui veu impedit el seu objectiu roba papers nous
option-copies = Exemplars de cada carta de Recurs, com a molt
option-starting_cards = Cartes de Recurs de la primera mà
option-locations = Ciutats que tenen carta de Lloc
option-objective_kinds = Menes d’objectius (1: bombes, 2: també escoltes, 3: també assassinats)

## Per què una cosa no es pot jugar

refused-over = La partida s’ha acabat.
refused-dealer-draws-first = Primer el crupier sorteja qui col·loca primer (per exemple, first=0).
refused-choose-an-agency = Primer es tria una agència: cia, mi6, fsb o mss.
refused-place-a-pawn = Primer es posa un espia al mapa (per exemple, +paris).
refused-dealer-deals-location = Primer el crupier reparteix una carta de Lloc (per exemple, @paris).
refused-dealer-deals-objective = Primer el crupier reparteix una carta d’Objectiu (per exemple, ?bomb.1).
refused-dealer-deals-card = Primer el crupier reparteix una carta de Recurs (per exemple, =wire.1).
refused-choose-an-action = Això no encaixa aquí: tria una de les accions del torn, o «end».
refused-choose-a-city = Primer digues on va l’espia (per exemple, >paris).
refused-choose-a-zone = Primer digues a quina zona queda la carta: zone1, zone2 o zone3.
refused-choose-a-player = Primer digues contra qui es juga el Talp (per exemple, at1).
refused-choose-an-objective = Primer digues de qui és l’objectiu que impedeixes (per exemple, at1).
refused-choose-the-other-object = Primer anomena l’altre objecte de la parella (per exemple, and17).
refused-leave-the-city = S’acaba d’iniciar un objectiu: primer l’espia ha de sortir de la ciutat (per exemple, >paris).
refused-choose-a-cell = Primer digues quina cèl·lula destrueixes: la ciutat i després de qui és.
refused-dealer-rolls = Primer el crupier tira un dau (de die=1 a die=6).
refused-choose-what-to-steal = Primer digues què es roba: una carta que és de cara amunt (per exemple, up17), o «blind».
refused-dealer-picks = Primer el crupier treu una carta de la mà privada (per exemple, pick=17).
refused-choose-a-partner = Primer digues amb qui comercies: to1 proposa al jugador 1, from1 li demana que proposi.
refused-finish-the-proposal = Primer s’acaba la proposta: amb «propose» o amb «cancel».
refused-answer-the-proposal = Primer cal respondre a la proposta.
refused-discard-first = Primer has de descartar fins a quedar-te amb cinc cartes (per exemple, drop17).
refused-take-from-the-packet = Primer cal agafar una carta del paquet (per exemple, take1).
refused-agency-taken = Aquesta agència la té un altre jugador.
refused-city-taken = Ja hi ha un espia; mentre es col·loquen els primers espies, cadascun ocupa una ciutat diferent.
refused-location-not-in-deck = Aquesta carta de Lloc ara no és a la pila.
refused-objective-not-in-deck = A la pila no queden tantes cartes d’aquest Objectiu.
refused-card-not-in-deck = A la pila no queden tantes cartes d’aquest Recurs.
refused-pawn-not-on-map = Aquest peó no és al mapa.
refused-has-walked = Aquest espia ja ha fet servir el seu espai de franc en aquest torn.
refused-bought-already = Ja n’has comprat un en aquest torn; cada cosa es compra un sol cop.
refused-too-little-money = No tens prou diners per a això.
refused-road-blocked = Ho impedeix un Tall de Carreteres: a la zona només el seu amo es mou a peu o amb cotxe.
refused-not-linked = Aquesta ciutat no està connectada amb la de l’espia.
refused-too-far = Un avió va a una altra ciutat, a una distància d’una a tres connexions.
refused-toll-too-high = No pots pagar el que hi costa la Rebel·lió.
refused-at-capacity = Tens tants espies com permet la teva capacitat: 3, i 1 més per cadascuna de les teves cèl·lules.
refused-no-pawn-left = No et queda cap peó a la reserva.
refused-not-a-home = Un espia nou comença a la teva base principal o en una de les teves cèl·lules.
refused-no-spy-there = No tens cap espia en aquesta ciutat, i per això no hi pots col·locar cap cèl·lula.
refused-cell-there = Ja tens una cèl·lula en aquesta ciutat.
refused-no-cell-left = Ja has col·locat les teves cinc cèl·lules.
refused-not-your-card = Aquesta carta no és teva.
refused-not-playable = Així només es juguen Talp, Tall de Carreteres i Rebel·lió.
refused-no-pawn-for-card = No tens cap peó a la reserva per marcar aquesta carta com a teva.
refused-not-a-stop-card = Aquesta carta no impedeix cap objectiu.
refused-nothing-to-stop = On són els teus espies, ningú més no té en curs un objectiu que aquesta carta impedeixi.
refused-not-an-object = Aquesta carta no és un dels sis objectes.
refused-not-a-pair = Aquestes dues no fan parella: el Detonador va amb els Explosius, el Cable amb la Gravadora i el Rifle amb la Bala.
refused-under-way = El teu objectiu ja està en curs.
refused-no-papers = No tens cartes de Lloc ni d’Objectiu.
refused-not-for-your-objective = Aquesta carta no correspon a la teva carta d’Objectiu.
refused-not-at-your-location = No tens cap espia a la ciutat de la teva carta de Lloc.
refused-nothing-to-destroy = Ara no hi ha cap cèl·lula que puguis destruir.
refused-no-cell-to-destroy = Allà no pots destruir una cèl·lula així: el seu amo no hi ha de tenir cap espia, i tu sí.
refused-fought-already = Ja has atacat o robat en aquest torn; només es permet una vegada.
refused-that-is-you = Aquest jugador ets tu.
refused-no-enemy-there = Aquest jugador no té cap espia a la ciutat on és el teu.
refused-no-cards-to-steal = Aquest jugador no té cartes.
refused-not-face-up = Aquesta carta no és de cara amunt davant d’aquest jugador.
refused-no-private-cards = Aquest jugador no té cartes privades, només a la vista.
refused-not-in-private-hand = Aquesta carta no és a la mà privada d’on ha de sortir.
refused-no-proposals-left = Amb aquest jugador ja no es poden començar més propostes en aquest torn.
refused-out-of-order = Una proposta es diu en un sol ordre: cartes que ofereixes, diners que ofereixes, cartes que demanes pel seu nom, cartes de cara amunt que demanes, diners que demanes.
refused-too-many-asked = No pots demanar més cartes de les que té aquella mà privada, ni més exemplars dels que existeixen.
refused-more-than-there-is = Allà no hi ha tants diners.
refused-nothing-for-nothing = Ofereix alguna cosa o demana alguna cosa; res a canvi de res no és un tracte.
refused-lay-out-what-is-asked = Per acceptar, lliura les cartes que es demanen pel seu nom (per exemple, out17).
refused-not-asked-for = Aquesta carta no s’ha demanat.
refused-not-in-packet = Al paquet no hi ha tantes cartes.

## La taula al terminal

draw-setup = Preparació
draw-turn = Torn { $turn }, ronda { $round } de { $rounds }
draw-deck = Pila { $count }
draw-discards = descarts { $count }
draw-you = tu
draw-spies = espies { $spies }/{ $capacity }
draw-cells = cèl·lules { $count }
draw-cards = cartes { $count }
draw-open = de cara amunt:
draw-known = conegudes:
draw-token = fitxa de subhasta
draw-hand = La teva mà
draw-papers = Els teus papers
draw-papers-are = { an-objective } { in-city }
draw-market = Mercat
draw-goods = { $goods ->
    [car] cotxe
    [plane] avió
    [spy] espia nou
   *[cell] cèl·lula dorment
}
draw-bought = comprat
draw-gives = { who } ofereix
draw-asks = { who } demana
draw-handed = lliurat
draw-nothing = res
draw-packet = Paquet
draw-legend = C0 espia 0 de la CIA (M MI6, F FSB, S MSS) · ⌂ base · ■ cèl·lula · ◆ objectiu · (0) ja s’ha mogut

## La lliçó

lesson-1 = Quatre serveis secrets comparteixen aquest mapa del món. Guanya qui abans tingui una cèl·lula dorment a cadascuna de les tres zones. Una cèl·lula costa 40k i un torn en dona 10k: la qüestió és d’on surt la resta.
lesson-2 = Qui col·loca primer rep també la fitxa de subhasta; el primer torn és del jugador següent.
lesson-3 = Les agències només es distingeixen per la base principal, marcada amb ⌂: allà, i a les cèl·lules pròpies, comencen els espies nous.
lesson-4 = Cada jugador ha posat tres espies al mapa, mai dos a la mateixa ciutat. A partir d’ara n’hi poden coincidir tants com es vulgui.
lesson-5 = Cada jugador rep de cara avall dos papers: un Lloc i un Objectiu, per exemple «una bomba a París». No formen part de la mà, que comença amb dues cartes de Recurs. Ningú no veu què tenen els altres.
lesson-6 = Un torn comença amb 10k i una carta de Recurs. Després fas el que vols, en qualsevol ordre: moure, comprar, jugar cartes, atacar o robar un cop, comerciar, ocupar-te dels objectius.
lesson-7 = Cada espia té un espai de franc per torn, per les connexions del mapa. Un cotxe (5k) i un avió (20k, fins a tres espais) s’hi afegeixen, cadascun un cop per torn.
lesson-8 = Amb un espia a la ciutat de la seva carta de Lloc i els dos objectes de la seva carta d’Objectiu, Detonador i Explosius, l’MI6 inicia el seu objectiu: una bomba a París. Ensenya els papers, i una fitxa ◆ queda a la ciutat.
lesson-9 = L’espia ha de marxar de seguida, i el torn s’acaba. Ara cadascun dels altres té un torn per impedir la bomba: n’hi hauria prou amb un espia a París i la carta Impedir Bomba, i donarien 30k. Si no ho fa ningú, l’objectiu es completa quan comenci el torn següent de l’MI6.
lesson-10 = L’FSB agafa un cotxe per atrapar l’espia que ha fugit, i ataca. Atacar o robar: només una de les dues coses, un cop per torn, contra un espia que sigui a la mateixa ciutat.
lesson-11 = Tots dos tiren un dau; guanya el més alt, i l’empat és del defensor. L’atacant que guanya agafa fins a 15k, i l’espia vençut torna a la reserva. Un lladre s’hauria endut una carta.
lesson-12 = L’MSS comercia: ofereix una carta i demana diners. Poden canviar de mans les cartes i els diners que es vulgui si tots dos hi estan d’acord, i només l’altre veu el que s’ofereix. En un torn es poden començar com a molt tres propostes amb cada jugador.
lesson-13 = La CIA juga el Talp: dues cartes a l’atzar d’una altra mà queden de cara amunt. Qui robi a aquest jugador en podrà triar una.
lesson-14 = Al final d’un torn, més de cinc cartes són massa. Després, qui té la fitxa de subhasta mira quatre cartes, se’n queda una i passa les altres, fins que cada jugador en té una. La fitxa viatja en sentit contrari.
lesson-15 = Ningú no ha impedit la bomba: l’MI6 agafa 60k i papers nous. És més del que costa una cèl·lula.
lesson-16 = Una cèl·lula dorment es col·loca on es té un espia, i permet tenir un espia més. Els altres la poden destruir mentre no hi hagi cap espia del seu amo, amb qualsevol parella d’objectes, i agafen 25k.
lesson-17 = Això era una ronda. Amb dues zones més guanya l’MI6: vigileu-ne els diners, els papers i els espies. La resta és a la pàgina de regles; amb «tradecraft play agency» ho pots provar.

## El mapa

board-spy = { agency }: espia { $pawn }
board-cell = { agency }: cèl·lula dorment

## El tauler senzill

view-turn = torn
view-rounds = rondes en total
view-active = jugador actiu
view-holder = fitxa en mans del jugador
view-winner = ha guanyat el jugador
view-map = mapa
view-zones = zones
view-zone = zona
view-cities = ciutats
view-city = ciutat
view-longitude = -
view-latitude = -
view-links = carreteres a
view-base = base de
view-roads = carreteres
view-agency = agència
view-money = diners
view-spies = espies
view-capacity = espies com a màxim
view-reserve = espies a la reserva
view-cells = cèl·lules
view-cells-left = cèl·lules restants
view-up = cartes descobertes
view-papers = documents
view-tolls = peatges per pagar
view-barred = zones tancades
view-proposals = propostes fetes
view-market = mercat
view-goods = article
view-price = preu
view-bought = comprat en aquest torn
view-fought = ha lluitat en aquest torn
view-decks = piles
view-assets = cartes a la pila
view-renewed = vegades que s’ha renovat la pila
view-unseen = cartes encara no vistes
view-used-locations = Llocs usats
view-used-objectives = Objectius usats
view-doing = el que s’està fent
view-mode = manera de viatjar
view-pawn = espia
view-foe = adversari
view-die = dau
view-picks = cartes per triar
view-target = objectiu
view-auction = subhasta
view-trade = tracte
view-walked = ha caminat
view-sleeve = lloc a la mà
view-one-of = una de
view-open = descoberta
view-part = paper en el tracte
view-location = Lloc
view-objective = Objectiu
view-under-way = en curs
view-giver = ofereix el jugador
view-taker = s’ofereix al jugador
view-proposed = proposat
view-gives = dona
view-asks = demana
view-names = anomena
view-laid-out = a la vista
view-owner = amo
view-taken = cartes preses
view-packet = paquet
view-packets = paquets
panel-holds = hand money spies cells
says-city = city city
says-cities = city city
says-links = city city
says-roads = city city
says-cells = city city
says-base = city city
says-location = city city
says-used-locations = city city
says-zone = zone zone
says-zones = zone zone
says-tolls = zone zone
says-barred = zone zone
says-agency = agency agency
says-objective = objective objective
says-used-objectives = objective objective
says-hand = card card
says-one-of = card card
says-up = card card
says-cards = card card
says-discards = card card
says-unseen = card card
says-names = card card
says-packet = card card
says-laid-out = card card
value-card = { card }
value-mode = { $value ->
    [walk] a peu
    [car] amb cotxe
    [plane] amb avió
   *[other] { $value }
}
value-goods = { $value ->
    [car] cotxe
    [plane] avió
    [spy] espia
    [cell] cèl·lula
    [walk] a peu
   *[other] { $value }
}
value-part = { $value ->
    [offered] oferta
    [asked] demanada
    [laid-out] a la vista
   *[other] { $value }
}
value-colour = { $value ->
    [black] negre
    [blue] blau
    [green] verd
    [red] vermell
   *[other] { $value }
}
