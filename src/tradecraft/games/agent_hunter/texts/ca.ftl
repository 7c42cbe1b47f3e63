# Agent Hunter, en català. Un fitxer per llengua, amb les mateixes claus i les mateixes dades.

name = Agent Hunter
summary = Dues agències amb tres amagatalls cadascuna: esbrina quin espia enemic s’oculta a cada amagatall abans que descobreixin els teus.
credits = Un joc de Mike Elliott (AEG, IELLO). Aquesta és una adaptació independent.
minutes = 10–15

## Qui és qui

side = { $side ->
    [target] T.A.R.G.E.T.
   *[masks] els Men in Mask
}

## Què es pot jugar

move-lay = Posar l’espia { $spy } de cara avall a l’amagatall buit
move-cover = Posar un espia de cara avall a l’amagatall buit
move-strike = Atacar l’amagatall { $target } amb l’espia { $spy } de la mà
move-charge = Atacar l’amagatall { $target } amb l’espia de l’amagatall { $hideout }
move-recall = Canvi: recollir l’espia de l’amagatall { $hideout }
move-decoy = Posar un esquer al costat de l’amagatall { $hideout }
move-begin = Comença el seient { $seat }

## Què se’t demana

asked-hide = Amaga un espia a l’amagatall { $hideout }.
asked-act = Et toca: ataca des de la mà, ataca des d’un amagatall o canvia dos espies.
asked-refill = L’amagatall { $hideout } és buit: posa-hi un espia de la teva mà.
asked-rehide = Posa un espia de la teva mà a l’amagatall { $hideout }; pot ser el mateix que acabes de recollir.
asked-lure = Posa un esquer al costat d’un dels teus amagatalls.

## Què esperen els altres

waits-hide = { $side ->
    [target] T.A.R.G.E.T. està amagant un espia a l’amagatall { $hideout }.
   *[masks] Els Men in Mask estan amagant un espia a l’amagatall { $hideout }.
}
waits-draw = S’està sortejant qui comença.
waits-act = { $side ->
    [target] És el torn de T.A.R.G.E.T.
   *[masks] És el torn dels Men in Mask.
}
waits-refill = { $side ->
    [target] T.A.R.G.E.T. ha de tornar a ocupar l’amagatall { $hideout }.
   *[masks] Els Men in Mask han de tornar a ocupar l’amagatall { $hideout }.
}
waits-rehide = { $side ->
    [target] T.A.R.G.E.T. està canviant l’espia de l’amagatall { $hideout }.
   *[masks] Els Men in Mask estan canviant l’espia de l’amagatall { $hideout }.
}
waits-lure = { $side ->
    [target] T.A.R.G.E.T. està posant un esquer.
   *[masks] Els Men in Mask estan posant un esquer.
}

## Què ha passat

laid = { $side ->
    [target] T.A.R.G.E.T. posa un espia de cara avall a l’amagatall { $hideout }.
   *[masks] Els Men in Mask posen un espia de cara avall a l’amagatall { $hideout }.
}
laid-open = { $side ->
    [target] T.A.R.G.E.T. posa l’espia { $spy } de cara avall a l’amagatall { $hideout }.
   *[masks] Els Men in Mask posen l’espia { $spy } de cara avall a l’amagatall { $hideout }.
}
struck = { $side ->
    [target] T.A.R.G.E.T. ataca l’amagatall { $target } amb l’espia { $spy } de la mà: { $answer ->
        [higher] MÉS.
        [lower] MENYS.
        [hit] ENCERT, l’amagatall queda destruït.
       *[nobody-home] només hi ha ruïnes, ningú no respon.
    }
   *[masks] Els Men in Mask ataquen l’amagatall { $target } amb l’espia { $spy } de la mà: { $answer ->
        [higher] MÉS.
        [lower] MENYS.
        [hit] ENCERT, l’amagatall queda destruït.
       *[nobody-home] només hi ha ruïnes, ningú no respon.
    }
}
charged = { $side ->
    [target] T.A.R.G.E.T. ataca l’amagatall { $target } amb l’espia { $spy } de l’amagatall { $hideout }: { $answer ->
        [higher] MÉS.
        [lower] MENYS.
        [hit] ENCERT, l’amagatall queda destruït.
        [silence] no l’encerta.
       *[nobody-home] només hi ha ruïnes, ningú no respon.
    }
   *[masks] Els Men in Mask ataquen l’amagatall { $target } amb l’espia { $spy } de l’amagatall { $hideout }: { $answer ->
        [higher] MÉS.
        [lower] MENYS.
        [hit] ENCERT, l’amagatall queda destruït.
        [silence] no l’encerten.
       *[nobody-home] només hi ha ruïnes, ningú no respon.
    }
}
lost = { $side ->
    [target] L’atac ha fallat: l’amagatall { $hideout } de T.A.R.G.E.T. queda destruït. { $twin ->
        [hand] Els Men in Mask hi posen a sobre el seu espia { $spy }, que tenien a la mà.
       *[a] Els Men in Mask hi posen a sobre el seu espia { $spy }, que era a l’amagatall { $twin }.
    }
   *[masks] L’atac ha fallat: l’amagatall { $hideout } dels Men in Mask queda destruït. { $twin ->
        [hand] T.A.R.G.E.T. hi posa a sobre el seu espia { $spy }, que tenia a la mà.
       *[a] T.A.R.G.E.T. hi posa a sobre el seu espia { $spy }, que era a l’amagatall { $twin }.
    }
}
recalled = { $side ->
    [target] T.A.R.G.E.T. mostra l’espia { $spy } de l’amagatall { $hideout } i el recull.
   *[masks] Els Men in Mask mostren l’espia { $spy } de l’amagatall { $hideout } i el recullen.
}
lured = { $side ->
    [target] T.A.R.G.E.T. posa un esquer al costat de l’amagatall { $hideout }.
   *[masks] Els Men in Mask posen un esquer al costat de l’amagatall { $hideout }.
}
began = { $side ->
    [target] Comença T.A.R.G.E.T.
   *[masks] Comencen els Men in Mask.
}

## Com s’acaba

ended-ruins = Tots els amagatalls d’un bàndol estan destruïts: la partida s’ha acabat.
ended-quiet = Massa torns sense cap amagatall destruït ni cap canvi: la partida s’acaba i es puntua tal com està.
ended-capped = S’han jugat els torns acordats: la partida queda en empat.
over-won = { $winner ->
    [target] Guanya T.A.R.G.E.T.
   *[masks] Guanyen els Men in Mask
}: { $side0 ->
    [target] T.A.R.G.E.T. { $points0 }, Men in Mask { $points1 }
   *[masks] Men in Mask { $points0 }, T.A.R.G.E.T. { $points1 }
}.
over-won-by-sums = { $winner ->
    [target] T.A.R.G.E.T. guanya
   *[masks] Els Men in Mask guanyen
} el desempat. Punts: { $points0 } a { $points1 }. Suma dels espies: { $side0 ->
    [target] T.A.R.G.E.T. { $sum0 }, Men in Mask { $sum1 }
   *[masks] Men in Mask { $sum0 }, T.A.R.G.E.T. { $sum1 }
}.
over-drawn = Empat. Punts: { $points0 } per bàndol. Suma dels espies: { $sum0 } per bàndol.
over-capped = Empat: s’han jugat els torns acordats. { $side0 ->
    [target] T.A.R.G.E.T. { $points0 }, Men in Mask { $points1 }
   *[masks] Men in Mask { $points0 }, T.A.R.G.E.T. { $points1 }
}.
over-unshared = Ningú no comparteix el primer lloc: perden tots dos bàndols.

## El que convé pensar-se dues vegades

warning-decoy-on-ruin = L’amagatall { $hideout } està destruït: un esquer al costat és un punt segur per al teu rival.

## Per què es rebutja una jugada

refused-over = La partida s’ha acabat.
refused-dealer-draws = Primer el crupier sorteja qui comença.
refused-hide-first = Primer amaga els teus espies, un a cada amagatall.
refused-refill-first = Primer torna a ocupar l’amagatall buit amb un espia de la teva mà.
refused-rehide-first = Primer posa un espia de la teva mà a l’amagatall que has buidat.
refused-decoy-first = Primer posa un esquer al costat d’un dels teus amagatalls.
refused-act-first = Tria una acció: atacar des de la mà (3>b), atacar des d’un amagatall (a>b) o fer un canvi (a^).
refused-not-in-play = En aquesta partida aquest espia es queda a la capsa.
refused-no-such-hideout = En aquesta partida no hi ha aquest amagatall.
refused-not-in-hand = No tens aquest espia a la mà.
refused-target-ruined = Aquest amagatall ja està destruït; només se’n pot atacar un d’intacte.
refused-ruin-cannot-attack = El teu amagatall està destruït; només pots atacar des d’un d’intacte.
refused-ruin-cannot-switch = En un amagatall destruït no es pot fer cap canvi.
refused-no-decoys = No et queden esquers, així que ja no pots fer més canvis.
refused-ruin-takes-no-decoy = En aquesta partida no es pot posar cap esquer al costat d’un amagatall destruït.
refused-only-dealer-draws = Qui comença ho sorteja el crupier, una sola vegada.
refused-too-few-spies = Hi ha massa pocs espies per a tants amagatalls: no sempre es podria tornar a ocupar un amagatall buidat. El primer amagatall demana un espia; cadascun dels altres, dos.

## Què es pot acordar

option-spies = Espies de cada bàndol
option-hideouts = Amagatalls de cada bàndol
option-decoys = Esquers de cada bàndol
option-turn_cap = Torns després dels quals la partida queda en empat (0: sense límit)
option-quiet_turns = Torns tranquils després dels quals es puntua la partida
option-quiet_rounds = Es compten rondes tranquil·les en comptes de torns tranquils
option-refill_at_end = Un amagatall es torna a ocupar fins i tot quan la partida tot just s’ha acabat
option-tie_counts_hideouts = En el desempat compten també els espies dels amagatalls
option-decoys_on_ruins = Es pot posar un esquer al costat d’un amagatall destruït
option-attack_ruins = Es pot assenyalar com a objectiu un amagatall destruït, sense cap efecte
option-answer_when_lost = Es diu MÉS o MENYS també quan falla un atac des d’un amagatall
option-notes = Es mostra el que sabria una memòria perfecta
option-begin_before_hiding = Se sorteja qui comença abans d’amagar els espies
option-sides_swapped = El primer seient dirigeix els Men in Mask
option-open_end = Al final es mostren tots els espies
option-draw_is_shared = Un empat és un primer lloc compartit, no una derrota de tots dos

## Les regles, clàusula per clàusula

section-AH-0 = Sobre el joc
clause-AH-0_1 = Un joc per a dos de Mike Elliott, amb il·lustracions de Mu i traducció francesa de Ludo. IELLO el va publicar el 2014 a partir de l’edició d’AEG, en una col·lecció a cura de Ludovic Papaïs i Olivier Trocklé.
clause-AH-0_2 = Les pàgines de publicitat no contenen regles.

section-AH-1 = Contingut de la capsa
clause-AH-1_1 = 10 cartes d’espia de l’Agència T.A.R.G.E.T., numerades del 0 al 9, una de cada.
clause-AH-1_2 = 10 cartes d’espia dels Men in Mask, numerades del 0 al 9, una de cada.
clause-AH-1_3 = 2 cartes de referència.
clause-AH-1_4 = 5 fitxes d’esquer de l’Agència T.A.R.G.E.T.
clause-AH-1_5 = 5 fitxes d’esquer dels Men in Mask.
clause-AH-1_6 = 1 reglament.

section-AH-2 = Objectiu del joc
clause-AH-2_1 = Destrueix els amagatalls del teu rival i evita que destrueixin els teus.
clause-AH-2_2 = La partida s’acaba quan els tres amagatalls d’un jugador estan destruïts.
clause-AH-2_3 = Guanya qui té més punts de victòria, que no sempre és qui ha destruït tres amagatalls.

section-AH-3 = Preparació
clause-AH-3_1 = Un jugador pren tots els espies de T.A.R.G.E.T., els seus 5 esquers i una carta de referència.
clause-AH-3_2 = L’altre pren tots els espies dels Men in Mask, els seus 5 esquers i una carta de referència.
clause-AH-3_3 = Tria tres dels teus deu espies i posa’ls de cara avall davant teu: són els teus tres amagatalls, amb una carta a cadascun.
clause-AH-3_4 = Els altres set espies formen la teva mà; mantén-la oculta al teu rival.
clause-AH-3_5 = Vigila: no has d’ensenyar per descuit les cartes dels teus amagatalls.
clause-AH-3_6 = Pots mirar les cartes dels teus propis amagatalls en qualsevol moment.
clause-AH-3_7 = No pots mirar les cartes dels amagatalls del teu rival.
clause-AH-3_8 = El jugador inicial es tria a l’atzar.

section-AH-4 = El torn
clause-AH-4_1 = Els dos jugadors s’alternen per torns.
clause-AH-4_2 = En el teu torn fas exactament una d’aquestes tres accions: atacar des de la mà, atacar des d’un amagatall o canviar dos espies.
clause-AH-4_3 = Després de la teva acció, toca al teu rival.
clause-AH-4_4 = Es continua així fins que estan destruïts tres amagatalls del mateix jugador.

section-AH-5 = Acció 1: atacar des de la mà
clause-AH-5_1 = Mostra un espia de la teva mà i assenyala un dels amagatalls del teu rival.
clause-AH-5_2 = El defensor mira en secret la carta d’aquell amagatall i ha de respondre.
clause-AH-5_3 = La resposta és MÉS si l’espia ocult és més alt que l’atacant.
clause-AH-5_4 = La resposta és MENYS si l’espia ocult és més baix que l’atacant.
clause-AH-5_5 = La resposta és ENCERT si tots dos tenen el mateix valor.
clause-AH-5_6 = Amb MÉS o MENYS l’atac falla: l’espia atacant torna a la mà del seu propietari i no passa res més.
clause-AH-5_7 = Amb un ENCERT, l’espia ocult es revela i el seu amagatall queda destruït.
clause-AH-5_8 = Amb un ENCERT, l’espia atacant es posa sobre l’amagatall destruït i surt així de la mà del seu propietari.
clause-AH-5_9 = Si era el tercer amagatall destruït del defensor, la partida s’acaba.

section-AH-6 = Acció 2: atacar des d’un amagatall
clause-AH-6_1 = Mostra l’espia d’un dels teus amagatalls i assenyala un dels amagatalls del teu rival.
clause-AH-6_2 = El defensor respon de la mateixa manera (AH-5.2 a AH-5.5).
clause-AH-6_3 = Amb MÉS o MENYS l’atac falla, i queda destruït l’amagatall des d’on s’ha atacat.
clause-AH-6_4 = Aleshores el defensor ha de revelar el seu propi espia del mateix valor que el perdut i posar-lo sobre l’amagatall destruït.
clause-AH-6_5 = Si l’espia revelat segons AH-6.4 era en un dels amagatalls del defensor, el defensor ha de tornar a ocupar aquell amagatall amb un espia de la mà, de cara avall.
clause-AH-6_6 = L’amagatall que es torna a ocupar segons AH-6.5 no queda destruït.
clause-AH-6_7 = Amb un ENCERT queda destruït l’amagatall del defensor: se’n revela l’espia i s’hi posa a sobre l’espia atacant.
clause-AH-6_8 = Després d’un ENCERT, l’atacant torna a ocupar l’amagatall des d’on ha atacat amb un espia de la mà, de cara avall.
clause-AH-6_9 = Després d’un ENCERT, l’amagatall de l’atacant no queda destruït.
clause-AH-6_10 = Si era el tercer amagatall destruït de qualsevol dels dos jugadors, la partida s’acaba.

section-AH-7 = Acció 3: canviar dos espies
clause-AH-7_1 = Mostra l’espia d’un dels teus amagatalls i agafa’l a la mà.
clause-AH-7_2 = Després posa un espia de la teva mà en aquell amagatall, de cara avall i sense mostrar-lo.
clause-AH-7_3 = L’espia que poses pot ser el mateix que acabes de recollir.
clause-AH-7_4 = Per acabar, posa un esquer al costat de qualsevol dels teus amagatalls; no cal que sigui el del canvi.
clause-AH-7_5 = En un amagatall destruït no es pot fer cap canvi.

section-AH-8 = Esquers
clause-AH-8_1 = Tens 5 esquers per a tota la partida, així que pots fer 5 canvis com a màxim.
clause-AH-8_2 = Quan no et queden esquers, ja no pots fer més canvis.
clause-AH-8_3 = Un esquer posat es queda al costat del seu amagatall fins al final de la partida.
clause-AH-8_4 = Un esquer es queda al seu lloc encara que el seu amagatall sigui destruït.
clause-AH-8_5 = Un esquer també s’hi queda si es canvia l’espia del seu amagatall o si l’amagatall es torna a ocupar.
clause-AH-8_6 = Hi pot haver més d’un esquer al costat del mateix amagatall.

section-AH-9 = Final de la partida i puntuació
clause-AH-9_1 = La partida s’acaba tan bon punt queda destruït el tercer amagatall d’un jugador.
clause-AH-9_2 = Cada amagatall destruït dona 1 punt de victòria al rival del seu propietari.
clause-AH-9_3 = Cada esquer al costat d’un amagatall destruït dona 1 punt més al rival del propietari d’aquell amagatall.
clause-AH-9_4 = Els esquers al costat d’amagatalls intactes no donen res.
clause-AH-9_5 = Guanya qui té més punts.
clause-AH-9_6 = Si hi ha empat a punts, cada jugador suma els valors dels espies que li queden a la mà; guanya la suma més alta.
clause-AH-9_7 = Si les sumes també són iguals, la partida queda en empat.

section-AH-10 = Exemples
clause-AH-10_1 = T.A.R.G.E.T. mostra un 3 de la mà i ataca l’amagatall del mig (3>b). Els Men in Mask hi troben un 3: l’atac encerta, el seu 3 es revela i el 3 atacant s’hi posa a sobre.
clause-AH-10_2 = Puntuació: T.A.R.G.E.T. ha destruït 3 amagatalls, un dels quals amb 1 esquer. Són 3 + 1 = 4 punts.
clause-AH-10_3 = En la mateixa partida, els Men in Mask han destruït 1 amagatall amb 2 esquers. Són 1 + 2 = 3 punts: guanya T.A.R.G.E.T. per 4 a 3.
clause-AH-10_4 = En aquella partida, els esquers al costat dels amagatalls intactes de T.A.R.G.E.T. no donen res als Men in Mask.

section-AH-11 = El que es dedueix de les regles (en el joc publicat)
clause-AH-11_1 = Els espies només surten del joc per parelles: dos del mateix valor, un de cada bàndol, sobre un amagatall destruït.
clause-AH-11_2 = Per això l’espia que el defensor ha de revelar segons AH-6.4 hi és sempre, a la mà o en un dels amagatalls intactes del defensor.
clause-AH-11_3 = Tens 10 espies, menys un per cada amagatall destruït de qualsevol dels bàndols. N’hi ha un a cadascun dels teus amagatalls intactes i els altres són a la teva mà: exactament 7, menys un per cada amagatall destruït del teu rival.
clause-AH-11_4 = Per això, mentre dura la partida, mai no tens menys de 5 espies a la mà, i sempre es pot tornar a ocupar un amagatall.
clause-AH-11_5 = Sempre pots atacar des de la mà, així que ningú no es queda mai sense cap acció possible.
clause-AH-11_6 = Mentre un amagatall intacte espera que el tornin a ocupar, i quan la partida s’acaba sense que això passi (AH-H3), als amagatalls hi ha un espia menys del que diu AH-11.3, i a la mà un de més.
clause-AH-11_7 = Quan queda destruït el tercer amagatall d’un jugador, tots els espies que li queden són a la seva mà, i a l’altre bàndol li queden espies dels mateixos valors. Per això, amb els punts igualats, mai no guanya qui ha destruït els tres: guanya l’altre jugador o hi ha empat. Només hi ha empat si a qui els ha destruït no li queda cap espia als amagatalls, o només el 0.

section-AH-H = El que el reglament deixa obert i les regles de la casa
clause-AH-G1 = Pot passar que hagis de tornar a ocupar un amagatall amb la mà buida? No, és impossible (AH-11.3, AH-11.4).
clause-AH-G2 = Pot ser que l’espia que demana AH-6.4 ja sigui fora del joc? No, és impossible (AH-11.1, AH-11.2).
clause-AH-H3 = El reglament no diu si un amagatall buidat es torna a ocupar quan l’atac acaba de posar fi a la partida, i això influeix en el desempat. Aquí la partida s’acaba immediatament: l’espia es posa sobre l’amagatall destruït, però cap amagatall no es torna a ocupar. Amb l’altre ajust sí que es torna a ocupar (opció refill_at_end).
clause-AH-H4 = En el desempat compten els espies que «queden a la mà», i el reglament no diu res dels altres. Aquí els espies dels amagatalls no compten, ni tan sols els d’amagatalls intactes. Amb l’altre ajust també compten (opció tie_counts_hideouts).
clause-AH-H5 = Un esquer pot anar al costat de qualsevol dels teus amagatalls, i el reglament no diu si això inclou els destruïts. Aquí els inclou, però el programa et demana que ho confirmis, perquè dona al teu rival un punt segur. Amb l’altre ajust només es pot triar un amagatall intacte (opció decoys_on_ruins).
clause-AH-H6 = El reglament no diu si es pot atacar un amagatall destruït. Aquí no es pot: només s’ataquen amagatalls intactes i només s’ataca des d’amagatalls intactes. Amb l’altre ajust es pot assenyalar com a objectiu un amagatall destruït, sense cap efecte (opció attack_ruins).
clause-AH-G7 = Es respon també quan falla un atac des d’un amagatall? Sí, perquè el defensor sempre ha de respondre: primer es diu MÉS o MENYS i després es revela l’espia del mateix valor.
clause-AH-H7 = El reglament no precisa quant esbrinen els jugadors quan falla un atac des d’un amagatall. Aquí tots dos senten MÉS o MENYS, i veuen l’espia revelat i d’on venia: de la mà o de quin amagatall. Amb l’altre ajust no es diu ni MÉS ni MENYS (opció answer_when_lost).
clause-AH-H8 = El defensor ha de respondre, i dir la veritat; amb cartes de debò damunt la taula cal refiar-se’n. Aquí la resposta la dona el programa. No hi ha cap altre ajust: sense respostes certes no hi ha joc.
clause-AH-H9 = Tots dos jugadors han vist els espies que tornen a la mà després d’un atac o en un canvi; el reglament no diu qui se n’ha de recordar. Aquí el programa ho anota i mostra el que sabria una memòria perfecta. Amb l’altre ajust no es mostren aquestes notes (opció notes).
clause-AH-H10 = Segons el reglament, els atacs des de la mà es podrien repetir sense fi. Aquí la partida s’acaba després de 60 torns sense cap amagatall destruït ni cap canvi, i es puntua tal com està. Es pot acordar un altre nombre de torns (opció quiet_turns).
clause-AH-H11 = El reglament no diu qui posa primer els seus amagatalls. Aquí tots dos trien en secret, com si fos alhora: només es veuen tres cartes de cara avall. No hi ha cap altre ajust: ningú no pot veure cap ordre, així que no hi ha res a canviar.
clause-AH-G12 = Els noms i les imatges dels espies són pura decoració. La casa mostra números i les seves pròpies il·lustracions.
clause-AH-G13 = El 0 és l’espia més baix i el 9 el més alt. Per això, a un atac amb el 0 només s’hi pot respondre MÉS o ENCERT, i a un atac amb el 9, MENYS o ENCERT.
clause-AH-H14 = El reglament no diu qui porta cada bàndol. Aquí el primer seient dirigeix T.A.R.G.E.T. i el segon, els Men in Mask; amb l’altre ajust és a l’inrevés (opció sides_swapped). Qui comença se sorteja quan tots dos han amagat els espies, en l’ordre del reglament; amb l’altre ajust se sorteja abans (opció begin_before_hiding).
clause-AH-H15 = El reglament no diu què es mostra al final. Aquí, només el que demanen les regles: les sumes de les dues mans si hi ha empat a punts (AH-9.6). Els espies dels amagatalls intactes continuen ocults, i qui mira la partida veu només el que veuen tots dos jugadors. Amb l’altre ajust es mostren al final tots els espies (opció open_end).
clause-AH-H16 = Com es compten els torns d’AH-H10? Aquí cada torn de qualsevol dels jugadors compta com un, i la partida s’acaba al final del 60è torn tranquil seguit, abans que comenci el següent. Un canvi o un amagatall destruït, de qualsevol dels bàndols, posa el compte a zero. Amb l’altre ajust es compten rondes de dos torns (opció quiet_rounds).
clause-AH-H17 = El reglament no diu com s’anota un empat en els resultats. Aquí és un primer lloc compartit per tots dos jugadors. Amb l’altre ajust compta com a derrota de tots dos (opció draw_is_shared).

section-AH-S = Mides per a l’estudi
clause-AH-S1 = Cada bàndol juga amb entre 3 i 10 espies, numerats des del 0 (opció spies). El joc publicat en té 10.
clause-AH-S2 = Cada bàndol té d’1 a 3 amagatalls, i la partida s’acaba quan estan destruïts tots els d’un jugador (opció hideouts). El joc publicat en té 3. Cada bàndol ha de tenir almenys 2 × amagatalls − 1 espies, perquè després d’un atac sempre es pugui tornar a ocupar un amagatall buidat (AH-11.4).
clause-AH-S3 = Cada bàndol té de 0 a 5 esquers (opció decoys). El joc publicat en té 5; sense esquers, ningú no pot fer canvis.
clause-AH-S4 = Es pot acordar un nombre de torns després del qual una partida inacabada queda en empat, siguin quins siguin els punts (opció turn_cap). El joc publicat no té aquest límit.

## La lliçó: una primera partida, pas a pas

lesson-1 = T.A.R.G.E.T. i els Men in Mask han amagat cadascun tres dels seus deu espies de cara avall, un a cada amagatall A, B i C. Els altres set són la seva mà. Qui destrueix amagatalls puntua; tan bon punt un bàndol els perd tots tres, la partida s’acaba.
lesson-2 = El sorteig fa començar T.A.R.G.E.T. Un torn és una sola acció: atacar des de la mà, atacar des d’un amagatall o canviar dos espies.
lesson-3 = T.A.R.G.E.T. mostra un 6 de la mà i ataca A. La resposta ha de ser certa: MENYS, o sigui que l’espia ocult és com a molt un 5. El 6 torna a la mà i no passa res més.
lesson-4 = Els Men in Mask proven C amb un 8. Altra vegada MENYS: C amaga com a molt un 7. Aquestes respostes són públiques, i la llibreta te les guarda.
lesson-5 = T.A.R.G.E.T. prova A amb un 5, i és un ENCERT: hi havia un 5. L’amagatall queda destruït, els dos cincs surten de la partida i T.A.R.G.E.T. té 1 punt.
lesson-6 = Els Men in Mask fan un canvi: mostren l’espia de C, un 9, i se l’emporten a la mà. Després posen un espia de la mà a C sense mostrar-lo. Pot ser el mateix 9 o qualsevol altre, de manera que el que se sabia ja val poc.
lesson-7 = Un canvi costa un esquer. El posen al costat de C: si C és destruït, valdrà 1 punt més. Cada bàndol té 5 esquers per a tota la partida.
lesson-8 = T.A.R.G.E.T. ataca C amb el 7 del seu propi amagatall A. MÉS: aquesta vegada la fallada costa l’amagatall des d’on s’ha atacat. Els Men in Mask han de mostrar el seu propi 7 i posar-lo sobre les runes. Un punt cadascú.
lesson-9 = Els Men in Mask saben que C amaga menys de 8 i proven un 4. ENCERT: és el seu segon punt. Els dos quatres surten.
lesson-10 = T.A.R.G.E.T. prova B amb un 3 de la mà. ENCERT: cau el segon amagatall dels Men in Mask, i van 2 a 2.
lesson-11 = Els Men in Mask ataquen B amb un 1. MENYS: ara tothom sap que allà només hi pot haver el 0.
lesson-12 = T.A.R.G.E.T. endevina que el 9 va tornar a C. ENCERT: cau el tercer amagatall dels Men in Mask, així que la partida s’acaba a l’acte.
lesson-13 = El recompte: tres amagatalls i l’esquer del costat de C donen 4 punts a T.A.R.G.E.T.; dos amagatalls en donen 2 als Men in Mask. T.A.R.G.E.T. guanya per 4 a 2. Amb empat a punts hauria decidit la suma més alta dels espies de la mà.

## In the terminal

drawing-you = { $name } (tu)
drawing-points = { $points ->
    [one] { $points } punt
   *[other] { $points } punts
}
drawing-decoys = esquers { $left }
drawing-hand = Mà: { $spies }
drawing-hand-hidden = Mà: { $count ->
    [one] { $count } espia
   *[other] { $count } espies
}
drawing-hand-known = Mà: { $count ->
    [one] { $count } espia
   *[other] { $count } espies
}, segur { $spies }
drawing-sum = Suma: { $sum }
drawing-turn = Torn { $turn }
drawing-turns = { $turns ->
    [one] { $turns } torn jugat
   *[other] { $turns } torns jugats
}
drawing-quiet = torns tranquils: { $quiet } de { $limit }
drawing-ruined = destruït
drawing-empty = buit
drawing-legend = ● esquer   ✕ els dos espies que jeuen sobre un amagatall destruït
drawing-legend-notes = ● esquer   3 · 5: un 3 o un 5, pel que sap l’altre bàndol

## El tauler dibuixat

board-points = { $points ->
    [one] { $points } punt
   *[other] { $points } punts
}
board-stock = { $decoys ->
    [0] sense esquers
    [one] { $decoys } esquer
   *[other] { $decoys } esquers
}
board-hand-size = { $spies ->
    [one] { $spies } espia a la mà
   *[other] { $spies } espies a la mà
}
board-in-hand = segur a la mà: { $spies }
board-could-be = Pot ser: { $spies }.
board-known = { $by ->
    [you] El que pots saber
   *[them] El que poden saber
}
board-hand = La teva mà
board-spy = Espia { $spy }
board-hideout = { $side ->
    [target] Amagatall { $hideout } de T.A.R.G.E.T.
   *[masks] Amagatall { $hideout } dels Men in Mask
}{ $state ->
    [empty] , buit
    [known] , amb el { $spy } a dins
    [ruined] , destruït, sota els dos { $spy }
   *[filled] , amb un espia ocult
}{ $decoys ->
    [0] .
    [one] , amb un esquer al costat.
   *[other] , amb { $decoys } esquers al costat.
}
board-answer = { $answer ->
    [higher] Més
    [lower] Menys
    [hit] Encert
   *[nobody-home] Només ruïnes
}
board-choose-spy = Tria un espia: de la mà o d’un amagatall.
board-choose-target = Tria l’amagatall que ataques.
board-cancel = Cancel·la
board-quiet = Torns tranquils: { $turns } de { $limit }

## El tauler senzill

view-waiting = amagatall per ocupar
view-side = agència
view-sides = agències
view-hand-size = espies a la mà
view-surely-in-hand = segur a la mà
view-decoys = esquers
view-hideouts = amagatalls
view-state = estat
view-spy = espia
view-could-be = pot ser
view-answer = última resposta
view-shown = últim espia mostrat
view-turns = torns jugats
view-turn-cap = torns com a màxim
view-quiet = torns tranquils
view-quiet-limit = torns tranquils com a màxim
panel-holds = hand_size decoys
says-side = side side
value-state = { $value ->
    [empty] buit
    [filled] ocupat
    [ruined] destruït
   *[other] { $value }
}
value-answer = { $value ->
    [silence] cap
    [higher] més
    [lower] menys
    [hit] encert
    [nobody-home] només ruïnes
   *[other] { $value }
}
value-ending = { $value ->
    [ruins] tots els amagatalls d’un bàndol destruïts
    [quiet] massa torns tranquils
    [capped] s’han jugat els torns acordats
   *[other] { $value }
}
