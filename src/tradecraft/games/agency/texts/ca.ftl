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
from-city = { $city ->
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
    [recording-device] Gravadora
    [rifle] Rifle
    [bullet] Bala
    [prevent-bomb] Impedir Bomba
    [prevent-wire-tap] Impedir Escolta
    [prevent-assassination] Impedir Assassinat
    [mole] Talp
    [road-block] Tall de Carreteres
    [rebellion] Rebel·lió
}
objective = { $objective ->
   *[bomb] bomba
    [wire-tap] escolta
    [assassination] assassinat
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
