# The Agents, in italiano. Un file per lingua, con le stesse chiavi e gli stessi dati.

name = The Agents
summary = L’agenzia non c’è più e la sua gente è sul mercato: costruisci fazioni con i tuoi vicini, decidi per ogni agente a chi va il comando e a chi i punti, e sii il primo ad averne 40.
credits = Un gioco di Saar Shai. Questo è un adattamento indipendente.
minutes = 20–40

## Chi è chi, e che cosa è che cosa

seat = Giocatore { $seat }
agent-name = { $agent ->
    [sniper] Tiratore Scelto
    [slayer] Assassino
    [abductor] Rapitore
    [extractor] Estrattore
    [hacker] Hacker
    [temptress] Tentatrice
    [decoy] Imbroglione
    [activist] Attivista
    [medic] Medico
    [infiltrator] Infiltrato
    [handler] Tuttofare
    [gunman] Esperto di Armi da Fuoco
    [recruiter] Reclutatore
    [strategist] Stratega
    [mercenary] Mercenario
    [tracker] Cercatore di Piste
    [undercover] Sotto Copertura
   *[interrogator] Interrogatore
}
the-agent = { $agent ->
    [dead] un Agente morto
    [temptress] la { agent-name }
    [slayer] l’{ agent-name }
    [extractor] l’{ agent-name }
    [hacker] l’{ agent-name }
    [decoy] l’{ agent-name }
    [activist] l’{ agent-name }
    [infiltrator] l’{ agent-name }
    [gunman] l’{ agent-name }
    [strategist] lo { agent-name }
    [interrogator] l’{ agent-name }
   *[other] il { agent-name }
}{ $colour ->
    [black] { $agent ->
        [temptress] {" "}nera
       *[other] {" "}nero
    }
    [white] { $agent ->
        [temptress] {" "}bianca
       *[other] {" "}bianco
    }
   *[none] {""}
}
agent-does = { $agent ->
    [sniper] uccidi un Agente nella tua altra Fazione
    [slayer] uccidi un Agente non adiacente in questa Fazione
    [abductor] estrai un Agente dalla tua altra Fazione
    [extractor] estrai un Agente non adiacente da questa Fazione
    [hacker] gira un Agente nella tua altra Fazione
    [temptress] gira un Agente non adiacente in questa Fazione
    [decoy] scambia un Agente non adiacente di questa Fazione con uno della tua altra Fazione
    [activist] scambia due Agenti nella tua altra Fazione
    [medic] rianima un Agente morto in una delle tue Fazioni
    [infiltrator] riattiva un comando adiacente; si può inserire in una fila
    [handler] riattiva un comando di questa Fazione che non è rivolto verso di te
    [gunman] uccidi un Agente qualsiasi, dovunque sia
    [recruiter] pesca due Agenti
    [strategist] ruba una Missione a un altro giocatore
    [mercenary] compi un’azione bonus; giocarlo non è un’azione
    [tracker] prendi dal mazzo un Agente a tua scelta
    [undercover] gira un Agente qualsiasi, dovunque sia (o uccidilo, se così concordato)
   *[interrogator] guarda gli Agenti di un altro giocatore e rubane uno
}
mission-name = { $mission ->
    [bloodbath] Bagno di Sangue
    [chosen-few] Pochi Eletti
    [codebreaking] Decifrazione
    [code-of-honor] Codice d’Onore
    [man-down] Uomo a Terra
    [meet-your-match] Pane per i Tuoi Denti
    [poor-mans-game] Gioco da Poveri
    [reinforcement] Rinforzi
    [stand-united] Uniti si Vince
   *[strength-in-numbers] L’Unione Fa la Forza
}
mission-pays = { $mission ->
    [bloodbath] 3 PI finché qui due Agenti morti sono adiacenti
    [chosen-few] 1 PI finché questa è la tua Fazione più corta
    [codebreaking] 1 PI per ogni freccia di due colori che punta a te
    [code-of-honor] 1 PI per ogni Agente di qui (o di entrambe le tue Fazioni, se così concordato) rivolto verso di te
    [man-down] 1 PI per ogni Agente morto qui
    [meet-your-match] 2 PI finché i due giocatori ricavano lo stesso dalle frecce di qui
    [poor-mans-game] 3 PI finché nessuna freccia punta a te
    [reinforcement] 4 PI finché qui due Agenti di una stessa abilità sono rivolti verso di te
    [stand-united] 4 PI finché qui due Agenti identici sono adiacenti
   *[strength-in-numbers] 1 PI finché questa è la tua Fazione più lunga
}

## Che cosa si può giocare

move-play = Giocare { the-agent }: { agent-does }
move-place = Piazzarlo nella Fazione { $faction } come carta { $place }; il comando è rivolto verso il giocatore { $seat }
move-lay-facing-other = Metterlo fra te e il giocatore { $seat }; il comando è rivolto verso quel giocatore, il marcatore verso di te
move-lay-facing-me = Metterlo fra te e il giocatore { $seat }; il comando è rivolto verso di te, il marcatore verso quel giocatore
move-reactivate = Eseguire di nuovo il comando della carta { $place } della Fazione { $faction }
move-buy-agent = Comprare il primo Agente del mazzo per 1 PI
move-buy-old-agent = Comprare il primo Agente degli scarti per 2 PI
move-buy-mission = Comprare la prima Missione del mazzo per 3 PI
move-buy-old-mission = Comprare la prima Missione degli scarti per 4 PI
move-draw = Pescare un Agente, perché non hai né Agenti né PI
move-replace = Scartare la tua Missione { mission-name } e pescarne un’altra
move-assign = Assegnare la tua Missione { mission-name } alla Fazione { $faction }: { mission-pays }; non è un’azione
move-take-back = Riprendere in mano la tua Missione { mission-name }; non è un’azione
move-pass = Passare, perché nessuna azione è possibile
move-score = Finire il turno e fare il punteggio
move-target = Scegliere la carta { $place } della Fazione { $faction }
move-face = Il comando è rivolto verso il giocatore { $seat }
move-from = Scegliere il giocatore { $seat }
move-steal = Rubare { the-agent }
move-fetch = Prendere dal mazzo { the-agent }
move-rob = Rubare la Missione assegnata { mission-name }
move-deal = Il prossimo Agente è { the-agent }
move-deal-mission = La prossima Missione è { mission-name }
move-pick = Viene rubata la Missione nascosta al posto { $slot }
move-first = Comincia il giocatore { $seat }
move-agent = Un Agente viene dato coperto
move-mission = Una Missione viene data coperta
move-stolen = Viene rubato l’Agente nascosto al posto { $slot }
move-fetched = Un Agente viene preso dal mazzo senza mostrarlo

## Che cosa devi fare

asked-acting = È il tuo turno: scegli { $left ->
    [one] la tua seconda azione
   *[other] la prima delle tue { $left } azioni
}.
asked-scoring = Le tue azioni sono finite: fai il punteggio, o prima gioca un Mercenario o muovi le Missioni.
asked-bonus = { $rival ->
    [me] Il tuo stesso Mercenario
   *[other] Il Mercenario del giocatore { $rival }
} ti dà un’azione bonus: sceglila.
asked-placing = Giochi { the-agent }: scegli dove va e verso quale giocatore è rivolto il comando.
asked-laying = Giochi { the-agent }: scegli fra quale giocatore e te metterlo, e verso chi è rivolto il comando.
asked-aiming = Tocca a te eseguire un comando ({ the-agent }): scegli { $deed ->
    [kill] quale Agente uccidere.
    [extract] quale Agente estrarre.
    [turn] quale Agente girare.
    [swap] il primo dei due Agenti da scambiare.
    [revive] quale Agente morto rianimare.
   *[reactivate] quale comando eseguire di nuovo.
}
asked-aiming-again = Tocca a te eseguire un comando ({ the-agent }): scegli l’Agente da scambiare con la carta { $place }.
asked-facing = Rianimi la carta { $place } con { the-agent }: scegli verso quale giocatore è rivolto il comando.
asked-questioning = Esegui un comando ({ the-agent }): scegli chi ti mostra i suoi Agenti.
asked-stealing = Esegui un comando ({ the-agent }) e il giocatore { $rival } ti mostra i suoi Agenti: scegli quale rubargli.
asked-searching = Esegui un comando ({ the-agent }) e vedi tutto il mazzo: scegli quale Agente prendere.
asked-robbing = Esegui un comando ({ the-agent }): scegli una Missione assegnata da rubare, o un giocatore a cui rubarne una nascosta.

## Che cosa aspettano gli altri

waits-appointing = Si sta sorteggiando il primo giocatore.
waits-dealing = Si stanno dando le prime mani.
waits-drawing = Il giocatore { $seat } pesca { $left ->
    [one] un Agente.
   *[other] { $left } Agenti.
}
waits-drawing-missions = Il giocatore { $seat } pesca { $left ->
    [one] una Missione.
   *[other] { $left } Missioni.
}
waits-picking = Il giocatore { $seat } esegue un comando ({ the-agent }) e ruba a caso una Missione nascosta del giocatore { $rival }.
waits-acting = Il giocatore { $seat } sceglie { $left ->
    [one] la sua seconda azione
   *[other] la prima delle sue { $left } azioni
}.
waits-scoring = Il giocatore { $seat } ha compiuto le due azioni e sta per fare il punteggio.
waits-bonus = Il giocatore { $seat } ha un’azione bonus grazie { $rival ->
    [me] al suo stesso Mercenario
   *[other] al Mercenario del giocatore { $rival }
}.
waits-placing = Il giocatore { $seat } gioca { the-agent } e sceglie dove va e verso quale giocatore è rivolto il comando.
waits-laying = Il giocatore { $seat } gioca { the-agent } e sceglie dove metterlo e verso chi è rivolto il comando.
waits-aiming = Il giocatore { $seat } esegue un comando ({ the-agent }) e sceglie { $deed ->
    [kill] quale Agente uccidere.
    [extract] quale Agente estrarre.
    [turn] quale Agente girare.
    [swap] il primo dei due Agenti da scambiare.
    [revive] quale Agente morto rianimare.
   *[reactivate] quale comando eseguire di nuovo.
}
waits-aiming-again = Il giocatore { $seat } esegue un comando ({ the-agent }) e sceglie l’Agente da scambiare con la carta { $place }.
waits-facing = Il giocatore { $seat } rianima la carta { $place } con { the-agent } e sceglie verso quale giocatore è rivolto il comando.
waits-questioning = Il giocatore { $seat } esegue un comando ({ the-agent }) e sceglie chi deve mostrare i suoi Agenti.
waits-stealing = Il giocatore { $seat } esegue un comando ({ the-agent }), vede gli Agenti del giocatore { $rival } e sceglie quale rubargli.
waits-searching = Il giocatore { $seat } esegue un comando ({ the-agent }), cerca nel mazzo e sceglie quale Agente prendere.
waits-robbing = Il giocatore { $seat } esegue un comando ({ the-agent }) e sceglie quale Missione rubare.

## Che cosa è successo: che cosa è stato scelto

began = Nessuno ha l’aria più sospetta del giocatore { $seat }, che comincia.
drew-agent = Peschi { the-agent }.
drew-agent-hidden = Il giocatore { $seat } pesca un Agente.
drew-mission = Peschi la Missione { mission-name }.
drew-mission-hidden = Il giocatore { $seat } pesca una Missione.
played = Il giocatore { $seat } gioca { the-agent }.
placed = Il giocatore { $seat } lo piazza come carta { $place } della Fazione { $faction }: il comando è rivolto verso il giocatore { $rival }.
laid = Il giocatore { $seat } lo mette in tavola: il comando è rivolto verso il giocatore { $rival }, il marcatore verso il giocatore { $other }.
reactivated = Il giocatore { $seat } riattiva la carta { $place }, { the-agent }.
chose = Il giocatore { $seat } sceglie la carta { $place }, { the-agent }.
bought-agent = Il giocatore { $seat } compra un Agente del mazzo per 1 PI.
bought-old-agent = Per 2 PI il giocatore { $seat } riprende dagli scarti { the-agent }.
bought-mission = Il giocatore { $seat } compra una Missione del mazzo per 3 PI.
bought-old-mission = Il giocatore { $seat } compra per 4 PI la Missione scartata { mission-name }.
drew = Il giocatore { $seat } non ha né Agenti né PI, e perciò può pescare.
replaced = Il giocatore { $seat } scarta la Missione { mission-name } per un’altra.
assigned = Il giocatore { $seat } assegna la Missione { mission-name } alla Fazione { $faction }.
moved = Il giocatore { $seat } sposta la Missione { mission-name } alla Fazione { $faction }.
took-back = Il giocatore { $seat } riprende in mano la Missione { mission-name } dalla Fazione { $faction }.
passed = Il giocatore { $seat } non può fare niente e passa l’azione.
fetched = Il giocatore { $seat } prende dal mazzo { the-agent }; il mazzo viene mescolato.
fetched-hidden = Il giocatore { $seat } prende un Agente dal mazzo; il mazzo viene mescolato.

## Che cosa è successo: che cosa ne è venuto

performs = Il giocatore { $seat } esegue un comando: { the-agent }.
nothing-happens = Il comando è rivolto invano verso il giocatore { $seat }: nulla può fare { the-agent }.
killed = Nella Fazione { $faction } muore { the-agent }.
extracted = Il giocatore { $seat } estrae dalla Fazione { $faction } { the-agent }.
turned = Nella Fazione { $faction } si gira { the-agent }: ora il comando è rivolto verso il giocatore { $rival }.
swapped = Per scambio passa in { $place } { the-agent }.
swapped-back = A sua volta passa in { $place } { the-agent }.
revived = Nella Fazione { $faction } torna in vita { the-agent }: il comando è rivolto verso il giocatore { $rival }.
shown = Il giocatore { $seat } mostra i suoi Agenti al giocatore { $rival }.
stole = Il giocatore { $seat } ruba al giocatore { $rival } { the-agent }.
stole-hidden = Il giocatore { $seat } ruba al giocatore { $rival } uno di questi Agenti.
robbed = Il giocatore { $seat } ruba al giocatore { $rival } la Missione { mission-name }.
robbed-hidden = Il giocatore { $seat } ruba al giocatore { $rival } una Missione nascosta.
searched = Il giocatore { $seat } cerca nel mazzo degli Agenti.
renewed-agents = Il mazzo degli Agenti è finito: i suoi scarti si mescolano e diventano il nuovo.
renewed-missions = Il mazzo delle Missioni è finito: i suoi scarti si mescolano e diventano il nuovo.
gained = Il giocatore { $seat } ottiene { $ip } PI: glieli dà { the-agent }.
returned = Nella Fazione { $faction } non restano Agenti: la Missione { mission-name } torna in mano al giocatore { $seat }.
bonus = Il giocatore { $seat } riceve un’azione bonus.
scored-arrows = { $count ->
    [one] Freccia della Fazione { $faction }: { $arrows } PI per il giocatore { $seat }.
   *[other] Frecce della Fazione { $faction }: { $arrows } = { $ip } PI per il giocatore { $seat }.
}
scored-mission = Missione { mission-name } alla Fazione { $faction }: { $ip } PI per il giocatore { $seat }.
scored = Il giocatore { $seat } ottiene in tutto { $ip } PI e ora ne ha { $sum }.
turn = Giro { $round }: è il turno del giocatore { $seat }.
ended-won = Il traguardo di { $goal } PI è raggiunto: la partita è finita.
ended-round-finished = Il giro è finito e qualcuno ha avuto { $goal } PI: la partita è finita.
ended-stopped = { $round ->
    [one] Dopo { $round } giro
   *[other] Dopo { $round } giri
} la partita si ferma.
final = Giocatore { $seat }: { $ip } PI.
over-won = Vince il giocatore { $seat } con { $ip } PI.
over-shared = I giocatori { $seats } condividono la vittoria con { $ip } PI ciascuno.

## Perché una mossa è rifiutata

refused-over = La partita è finita.
refused-dealer-draws-first = Prima si sorteggia chi comincia.
refused-dealer-deals-agents = Prima si dà un Agente.
refused-dealer-deals-missions = Prima si dà una Missione.
refused-dealer-picks = Prima si sorteggia quale delle Missioni nascoste viene rubata.
refused-only-the-dealer = Questo lo fa solo chi dà le carte, e non ora.
refused-not-in-the-deck = Questa carta non è nel mazzo.
refused-no-such-seat = Nessun giocatore ha questo numero in questa partita.
refused-not-that-slot = Quel giocatore non ha nessuna Missione nascosta in quel posto.
refused-choose-an-action = Prima scegli un’azione: giocare, riattivare, comprare o sostituire.
refused-place-the-agent = Prima piazza l’Agente che hai giocato: scegli una Fazione, un posto e un giocatore (per esempio A1>0).
refused-lay-the-agent = Prima metti in tavola l’agente libero che hai giocato: scegli un giocatore e una direzione (per esempio >1 o <1).
refused-choose-a-target = Prima scegli l’Agente su cui si usa il comando (per esempio A1).
refused-choose-a-direction = Prima scegli verso quale giocatore è rivolto l’Agente rianimato (per esempio face0).
refused-choose-a-player = Prima scegli chi ti mostra i suoi Agenti (per esempio from1).
refused-choose-a-card-to-steal = Prima scegli uno degli Agenti che ti vengono mostrati.
refused-choose-a-card-to-fetch = Prima scegli un Agente del mazzo in cui cerchi.
refused-choose-a-mission-to-rob = Prima scegli quale Missione rubare, o il giocatore a cui rubarne una nascosta.
refused-no-actions-left = Non ti restano azioni in questo turno.
refused-not-in-your-hand = Non hai questa carta in mano.
refused-your-factions-are-full = Entrambe le tue Fazioni sono piene.
refused-command-impossible = Il comando di questo agente libero ora non si può eseguire, quindi non si può giocare così.
refused-not-your-faction = Questa non è una delle tue Fazioni.
refused-faction-is-full = Questa Fazione è piena.
refused-only-at-the-ends = Gli Agenti si aggiungono alle estremità della fila; solo un Infiltrato si può inserire.
refused-no-such-place = La fila non è così lunga.
refused-faces-one-of-the-two = Deve essere rivolto verso uno dei due giocatori di quella Fazione.
refused-not-towards-yourself = Un agente libero va fra te e un altro giocatore: scegli quel giocatore.
refused-no-bonus-for-you = Non hai nessuna azione possibile, quindi un Mercenario non può essere rivolto verso di te.
refused-no-agent-there = Lì non c’è nessun Agente.
refused-agent-is-dead = Quell’Agente è morto e non ha comando.
refused-does-not-face-you = Quel comando non è rivolto verso di te.
refused-nothing-to-reactivate = Quel comando ora non si può eseguire.
refused-too-few-ip = Non hai abbastanza PI.
refused-no-agents-to-draw = Non c’è più nessun Agente da pescare.
refused-no-discarded-agent = Negli scarti non c’è nessun Agente.
refused-no-missions-to-draw = Non c’è più nessuna Missione da pescare.
refused-no-discarded-mission = Negli scarti non c’è nessuna Missione.
refused-only-with-nothing = Così puoi pescare solo nel tuo turno e se non hai né Agenti né PI.
refused-not-your-mission = Questa Missione non è tua.
refused-not-in-your-turn = Le Missioni si muovono solo nel proprio turno.
refused-faction-has-no-agent = A una Missione serve una Fazione con almeno un Agente.
refused-two-missions-there = Lì hai già due Missioni.
refused-same-mission-there = Lì c’è già la stessa Missione.
refused-lies-there-already = Questa Missione è già lì.
refused-mission-was-moved = Hai già mosso questa Missione; si potrà muovere di nuovo dopo la prossima azione.
refused-mission-not-assigned = Questa Missione è nella tua mano, non a una Fazione.
refused-you-can-act = Puoi fare qualcosa, quindi non puoi passare.
refused-actions-left = Prima compi le azioni che ti restano.
refused-not-a-target = Il comando non si può usare su questa carta.
refused-not-that-player = Quel giocatore non ha Agenti da mostrarti.
refused-not-shown = Questa carta non ti viene mostrata.
refused-mission-cannot-be-robbed = Non c’è nessuna Missione così da rubare.
refused-bonus-is-no-turn = Questa è un’azione bonus: con essa non finisce nessun turno.

## Che cosa si può concordare

option-goal = PI con cui si vince
option-finish_round = Si finisce il giro, poi vincono più PI
option-safe_houses = Ogni Fazione comincia con un Rifugio
option-staggered_deal = 2 Agenti e 2 PI al primo giocatore, 3 e 3 al secondo, e così via
option-most_rounds = Giri dopo i quali la partita si ferma
option-unlimited_mission_moves = Le Missioni si muovono quante volte si vuole
option-memory_aid = Si mostrano gli Agenti morti e le carte che hai visto
option-undercover_kills = Il Sotto Copertura uccide invece di girare
option-honor_everywhere = Codice d’Onore conta entrambe le tue Fazioni
option-strategist_pays_marker = Lo Stratega paga il giocatore verso cui è rivolto il marcatore
option-copies = Copie di ogni Agente e di ogni Missione
option-agents_dealt = Agenti dati a ogni giocatore
option-missions_dealt = Missioni date a ogni giocatore
option-ip_at_start = PI di ogni giocatore all’inizio
option-ip_of_gunman = PI dell’Esperto di Armi da Fuoco
option-ip_of_recruiter = PI del Reclutatore
option-ip_of_strategist = PI dello Stratega
option-ip_of_mercenary = PI del Mercenario
option-ip_of_tracker = PI del Cercatore di Piste
option-ip_of_undercover = PI del Sotto Copertura
option-ip_of_interrogator = PI dell’Interrogatore

## Nel terminale

draw-round = Giro { $round }
draw-goal = Traguardo: { $goal } PI
draw-last-round = l’ultimo giro
draw-deck-agents = Agenti: { $left } nel mazzo, scarti: { $count }
draw-deck-missions = Missioni: { $left } nel mazzo, scarti: { $count }
draw-deck-is = Nel mazzo:
draw-deck-may-be = Nel mazzo, alcuni di questi:
draw-faction = Fazione { $faction }
draw-you = tu
draw-ip = { $ip } PI
draw-income = +{ $ip } alla fine del suo turno
draw-agents = Agenti:
draw-missions = Missioni:
draw-safe-house = RIFUGIO
draw-agent = { $agent ->
    [sniper] Tiratore
    [temptress] Tentatr.
    [decoy] Imbrogl.
    [infiltrator] Infiltr.
    [extractor] Estratt.
   *[other] { agent-name }
}
draw-pending = In sospeso, una cosa dopo l’altra:
draw-legend = Nome: dove è rivolto il comando. b, w: metà nere e bianche del marcatore; 1, 2: una freccia. ✕: morto. ?1: il giocatore 1 l’ha vista.
pending-turn = Giocatore { $seat }: il turno
pending-bonus = Giocatore { $seat }: l’azione bonus
pending-playing = Giocatore { $seat }: gioca { the-agent }
pending-on-table = In tavola c’è { the-agent }: poi { $ip } PI per il giocatore { $seat }
pending-command = Giocatore { $seat }: esegue un comando, { the-agent }{ $place ->
    [none] {""}
   *[other] {" "}({ $place })
}

## Le regole, clausola per clausola

section-TA-0 = Il gioco
clause-TA-0_1 = The Agents è un gioco di carte di Saar Shai per 2–5 giocatori, con il sottotitolo «disarmed, dispersed, dismissed» (disarmati, dispersi, congedati).
clause-TA-0_2 = L’agenzia è stata sciolta. Quel che ne resta vive di spionaggio, segreti, sotterfugi e sabotaggi.
clause-TA-0_3 = Usi Agenti, costruisci Fazioni, completi Missioni e così raccogli Punti Intel (PI).

section-TA-1 = Contenuto della scatola
clause-TA-1_1 = Carte Agente.
clause-TA-1_2 = Carte Missione.
clause-TA-1_3 = Carte PI dei valori 1, 2, 5 e 10.
clause-TA-1_4 = Gli Agenti sono di due tipi: agenti di fazione e agenti liberi.

section-TA-2 = Lo scopo
clause-TA-2_1 = Vince chi per primo ha 40 PI.

section-TA-3 = Le Fazioni
clause-TA-3_1 = In 3–5 giocatori c’è una Fazione fra ogni coppia di vicini: ne condividi una con chi siede alla tua sinistra e una con chi siede alla tua destra.
clause-TA-3_2 = In 2 giocatori ci sono due Fazioni, ed entrambe sono condivise dai due.
clause-TA-3_3 = Una Fazione è una fila di carte Agente poste una accanto all’altra.
clause-TA-3_4 = Gli Agenti si aggiungono a una delle due estremità della fila, se la carta non dice altro.
clause-TA-3_5 = Puoi aggiungere qualsiasi agente di fazione della tua mano a una delle due estremità di una delle tue due Fazioni.
clause-TA-3_6 = In 2 giocatori una Fazione può avere al massimo 7 Agenti.
clause-TA-3_7 = In 3–5 giocatori una Fazione può avere al massimo 5 Agenti.

section-TA-4 = Gli agenti di fazione
clause-TA-4_1 = Ogni carta Agente ha un comando.
clause-TA-4_2 = Chi piazza un Agente decide verso quale dei due giocatori della Fazione è rivolto il comando.
clause-TA-4_3 = Il giocatore verso cui è rivolto il comando deve eseguirlo. Se non si può eseguire, non succede niente.
clause-TA-4_4 = Sul bordo opposto la carta ha mezzo Marcatore Dati per lato, bianco o nero.
clause-TA-4_5 = Due metà che si incontrano su carte vicine formano una freccia, che dà PI al giocatore a cui punta.
clause-TA-4_6 = Ogni carta ha un lato per ciascuno dei due: a chi non tocca il comando tocca il marcatore.
clause-TA-4_7 = Una freccia di due metà dello stesso colore vale 2 PI.
clause-TA-4_8 = Una freccia di una metà bianca e una nera vale 1 PI.

section-TA-5 = Gli agenti liberi
clause-TA-5_1 = Gli agenti liberi non si aggiungono alle Fazioni.
clause-TA-5_2 = Un agente libero si mette fra chi lo gioca e un altro giocatore qualsiasi, che i due condividano una Fazione o no.
clause-TA-5_3 = Chi lo gioca sceglie a chi dei due è rivolto il comando e a chi il marcatore.
clause-TA-5_4 = Il giocatore verso cui è rivolto il marcatore prende subito tanti PI quanti ne indica la carta.
clause-TA-5_5 = Un agente libero si può giocare solo se il suo comando si può eseguire.
clause-TA-5_6 = Prima si esegue il comando, poi si prendono i PI.
clause-TA-5_7 = Poi la carta va sulla pila degli scarti degli Agenti.

section-TA-6 = Eseguire i comandi
clause-TA-6_1 = Il comando di un agente di fazione giocato dalla mano si deve eseguire, se è possibile.
clause-TA-6_2 = Un agente libero non si può nemmeno giocare se il suo comando non si può eseguire.
clause-TA-6_3 = Nel tuo turno puoi riattivare un comando come azione.
clause-TA-6_4 = Girare, scambiare o rianimare un Agente non ne fa scattare il comando.

section-TA-7 = Le Missioni
clause-TA-7_1 = Puoi assegnare carte Missione alle tue Fazioni.
clause-TA-7_2 = Una Missione completata dà PI al giocatore che l’ha assegnata, se la carta non dice altro.
clause-TA-7_3 = Puoi avere fino a 2 Missioni in ciascuna delle tue Fazioni.
clause-TA-7_4 = Una Missione si può assegnare solo a una Fazione con almeno una carta Agente.
clause-TA-7_5 = Se tutti gli Agenti di una Fazione vengono tolti, le sue Missioni tornano in mano ai loro proprietari.
clause-TA-7_6 = Non puoi avere due Missioni identiche nella stessa Fazione.
clause-TA-7_7 = Le Missioni si assegnano in qualsiasi momento del proprio turno, senza spendere un’azione.
clause-TA-7_8 = Puoi anche riprendere Missioni in mano o spostarle fra le tue Fazioni, senza spendere un’azione.
clause-TA-7_9 = Una Missione completata resta e paga di nuovo ogni turno, finché non viene tolta.

section-TA-8 = Guadagnare e spendere PI
clause-TA-8_1 = Alla fine del tuo turno prendi i PI di tutte le frecce delle tue due Fazioni che puntano a te.
clause-TA-8_2 = Alla fine del tuo turno prendi anche i PI delle tue Missioni assegnate la cui condizione è soddisfatta.
clause-TA-8_3 = I PI di un agente libero vanno subito al giocatore verso cui è rivolto il marcatore, di chiunque sia il turno.
clause-TA-8_4 = Frecce e Missioni pagano di nuovo alla fine di ogni tuo turno, finché ci sono.
clause-TA-8_5 = I PI si prendono in carte PI da 1, 2, 5 e 10.
clause-TA-8_6 = I PI sono anche il denaro con cui si comprano le carte, e quelli spesi non li hai più.

section-TA-9 = Preparazione
clause-TA-9_1 = Sul tavolo ci sono tre mazzi: Agenti, Missioni e PI.
clause-TA-9_2 = Ogni giocatore riceve 3 carte Agente coperte. (Se ne possono concordare meno: opzione agents_dealt.)
clause-TA-9_3 = Ogni giocatore riceve 1 carta Missione coperta. (O nessuna: opzione missions_dealt.)
clause-TA-9_4 = Queste quattro carte sono la sua mano.
clause-TA-9_5 = Ogni giocatore riceve 5 PI. (Si può concordare un altro numero: opzione ip_at_start.)
clause-TA-9_6 = Comincia il giocatore che ha l’aria più sospetta.
clause-TA-9_7 = I turni vanno in senso orario.

section-TA-10 = Il turno
clause-TA-10_1 = Nel tuo turno compi 2 azioni.
clause-TA-10_2 = Si possono combinare a piacere; puoi anche compiere due volte la stessa azione.
clause-TA-10_3 = Giocare un Agente: un agente di fazione in una delle tue Fazioni, o un agente libero fra te e un altro giocatore. Se ne esegue il comando.
clause-TA-10_4 = Riattivare: eseguire il comando di un Agente che è già in una Fazione ed è rivolto verso di te.
clause-TA-10_5 = Comprare la prima carta del mazzo degli Agenti per 1 PI.
clause-TA-10_6 = Comprare la prima carta degli scarti degli Agenti per 2 PI.
clause-TA-10_7 = Comprare la prima carta del mazzo delle Missioni per 3 PI.
clause-TA-10_8 = Comprare la prima carta degli scarti delle Missioni per 4 PI.
clause-TA-10_9 = Sostituire una Missione: scartarne una tua, dalla mano o da una Fazione, e pescare in mano la prima carta del mazzo delle Missioni.
clause-TA-10_10 = La prima azione, con tutto quello che ne segue (comandi, poi PI degli agenti liberi), finisce prima che cominci la seconda.
clause-TA-10_11 = Dopo le due azioni fai il tuo punteggio (TA-8.1, TA-8.2).
clause-TA-10_12 = Quando il mazzo degli Agenti è finito, i suoi scarti si mescolano e diventano il nuovo mazzo.
clause-TA-10_13 = Quando il mazzo delle Missioni è finito, i suoi scarti si mescolano e diventano il nuovo mazzo.

section-TA-11 = Le parole delle carte
clause-TA-11_1 = Uccidere: voltare a faccia in giù un’altra carta Agente, lì dove si trova.
clause-TA-11_2 = Estrarre: prendere in mano un’altra carta Agente da una Fazione.
clause-TA-11_3 = Dopo un’estrazione le altre carte della fila chiudono il buco.
clause-TA-11_4 = Girare: ruotare di mezzo giro un altro Agente, lì dove si trova.
clause-TA-11_5 = Scambiare: far cambiare di posto due Agenti, fra le due Fazioni.
clause-TA-11_6 = Gli Agenti sono divisi in gruppi secondo quello che sanno fare; alcuni non fanno gruppo con nessuno (i «duri a morire»).

section-TA-12 = Gli 11 agenti di fazione
clause-TA-12_1 = Il Tiratore Scelto (uccidere): uccidi un Agente qualsiasi nella tua altra Fazione.
clause-TA-12_2 = L’Assassino (uccidere): uccidi un Agente non adiacente in questa Fazione.
clause-TA-12_3 = Il Rapitore (estrarre): estrai un Agente qualsiasi dalla tua altra Fazione.
clause-TA-12_4 = L’Estrattore (estrarre): estrai un Agente non adiacente da questa Fazione.
clause-TA-12_5 = L’Hacker (girare): gira un Agente qualsiasi nella tua altra Fazione.
clause-TA-12_6 = La Tentatrice (girare): gira un Agente non adiacente in questa Fazione.
clause-TA-12_7 = L’Imbroglione (scambiare): scambia un Agente non adiacente di questa Fazione con un Agente qualsiasi della tua altra Fazione.
clause-TA-12_8 = L’Attivista (scambiare): scambia due Agenti qualsiasi nella tua altra Fazione.
clause-TA-12_9 = Il Medico (duro a morire): rianima un Agente morto in una delle tue Fazioni, rivolto da una parte o dall’altra.
clause-TA-12_10 = È sempre chi esegue il Medico a scegliere la direzione dell’Agente rianimato.
clause-TA-12_11 = Nessuno può guardare una carta morta per ricordarsi quale Agente è.
clause-TA-12_12 = L’Infiltrato (duro a morire): riattiva un comando adiacente, che sia rivolto verso di te o no.
clause-TA-12_13 = L’Infiltrato si può anche inserire fra due carte di una Fazione, rivolto da una parte o dall’altra.
clause-TA-12_14 = Il Tuttofare (duro a morire): riattiva un comando di questa Fazione che non è rivolto verso di te.
clause-TA-12_15 = Di norma si possono riattivare solo i comandi rivolti verso di sé: il Tuttofare è l’eccezione.
clause-TA-12_16 = Quasi tutti gli Agenti portano una citazione in corsivo (il Tuttofare no). Serve a fare atmosfera e non ha effetti.

section-TA-13 = I 7 agenti liberi
clause-TA-13_1 = L’Esperto di Armi da Fuoco: uccidi un Agente qualsiasi in una Fazione qualsiasi.
clause-TA-13_2 = Il Reclutatore: pesca in mano due Agenti dal mazzo.
clause-TA-13_3 = Lo Stratega: ruba una Missione, assegnata o no, a un giocatore qualsiasi.
clause-TA-13_4 = Con lo Stratega i PI della carta vanno al giocatore derubato.
clause-TA-13_5 = Il Mercenario: compi un’azione bonus; nel tuo turno se il comando è rivolto verso di te, fuori turno se è rivolto verso un altro giocatore.
clause-TA-13_6 = Giocare il Mercenario non conta come azione.
clause-TA-13_7 = Il Cercatore di Piste: cerca nel mazzo degli Agenti, prendi in mano una carta a tua scelta e mescola il mazzo.
clause-TA-13_8 = Il Sotto Copertura: gira un Agente qualsiasi in una Fazione qualsiasi (TA-H9).
clause-TA-13_9 = L’Interrogatore: un altro giocatore ti mostra le sue carte Agente e tu gliene rubi una.
clause-TA-13_10 = All’Interrogatore si mostrano solo le carte Agente, non le Missioni.

section-TA-14 = Le 10 Missioni
clause-TA-14_1 = Bagno di Sangue: 3 PI finché due Agenti morti sono adiacenti in questa Fazione.
clause-TA-14_2 = Pochi Eletti: 1 PI finché questa è la più corta delle tue due Fazioni.
clause-TA-14_3 = Decifrazione: 1 PI per ogni freccia completa ma di colori diversi che punta a te, in entrambe le tue Fazioni.
clause-TA-14_4 = Codice d’Onore: 1 PI per ogni Agente il cui comando è rivolto verso di te (TA-H15).
clause-TA-14_5 = Uomo a Terra: 1 PI per ogni Agente morto in questa Fazione.
clause-TA-14_6 = Pane per i Tuoi Denti: 2 PI finché i due giocatori di questa Fazione ne ricavano gli stessi PI, anche nessuno; le Missioni non si contano.
clause-TA-14_7 = Gioco da Poveri: 3 PI finché non ricavi PI da nessuna delle tue Fazioni; i PI di altre Missioni non guastano.
clause-TA-14_8 = Rinforzi: 4 PI finché in questa Fazione due Agenti rivolti verso di te hanno la stessa abilità, che le carte indicano con il colore di sfondo.
clause-TA-14_9 = Uniti si Vince: 4 PI finché due Agenti identici sono adiacenti in questa Fazione.
clause-TA-14_10 = L’Unione Fa la Forza: 1 PI finché questa è la più lunga delle tue due Fazioni.

section-TA-15 = Domande a cui il regolamento risponde
clause-TA-15_1 = Gli Agenti morti non si possono uccidere di nuovo.
clause-TA-15_2 = Gli Agenti morti non si possono girare.
clause-TA-15_3 = Gli Agenti morti si possono estrarre.
clause-TA-15_4 = Gli Agenti morti si possono scambiare.
clause-TA-15_5 = Gli Agenti morti contano come Agenti adiacenti.
clause-TA-15_6 = Gli Agenti morti contano per il numero di Agenti di una Fazione.
clause-TA-15_7 = Gli Agenti scambiati mantengono la direzione: un comando che prima era rivolto verso di te lo è anche dopo, e uno che non lo era no.
clause-TA-15_8 = Dopo un’estrazione la fila si chiude.
clause-TA-15_9 = Un comando non può agire sulla propria carta, se la carta non dice altro.
clause-TA-15_10 = Se non hai né carte Agente né PI puoi pescare 1 Agente dal mazzo; questa è un’azione.
clause-TA-15_11 = Un mazzo delle Missioni finito si rimescola, e così anche quello degli Agenti.
clause-TA-15_12 = Se si discute su chi ha vinto, vince chi ha la faccia meno memorabile. (È uno scherzo: vedi TA-G36.)

section-TA-16 = Esempi
clause-TA-16_1 = Quattro giocatori: il giocatore 1 condivide la Fazione A con il giocatore 2 e la Fazione B con il giocatore 4, e può aggiungere qualsiasi agente di fazione della sua mano a una qualsiasi di queste quattro estremità.
clause-TA-16_2 = Il giocatore 1 ha le Missioni 1 e 2 nella Fazione A, dove il giocatore 2 ha la Missione 5; il giocatore 1 ha anche la Missione 3 nell’altra sua Fazione e tiene in mano la Missione 4. Tutto questo è permesso.
clause-TA-16_3 = Due metà dello stesso colore accostate, nera e nera o bianca e bianca: 2 PI al giocatore a cui puntano.
clause-TA-16_4 = Due metà diverse accostate: 1 PI.
clause-TA-16_5 = Un Agente rivolto verso di te prima di uno scambio lo è anche dopo.
clause-TA-16_6 = Ne segue: tre Agenti in fila che puntano allo stesso giocatore, nero, nero e bianco, gli danno 2 + 1 = 3 PI a turno.
clause-TA-16_7 = Se quello in mezzo viene ucciso, non danno niente.
clause-TA-16_8 = Se quello in mezzo viene estratto, gli altri due si accostano, e nero e bianco fanno 1 PI.

section-TA-H = Che cosa il regolamento lascia aperto e le regole della casa
clause-TA-H1 = Il regolamento non dice quante copie ci sono di ogni Agente; una recensione conta 36 carte Agente, e i tipi sono 18. Qui ce ne sono 2 di ognuno: 22 agenti di fazione e 14 agenti liberi. Con l’altra impostazione ce n’è 1 di ognuno, e così anche delle Missioni: una partita piccola, da studio (opzione copies).
clause-TA-H2 = Non dice quante copie ci sono di ogni Missione; una recensione conta 20 carte, e i tipi sono 10. Qui ce ne sono 2 di ognuna. Non c’è un’altra impostazione.
clause-TA-H3 = Non dice quante carte PI ci sono di ogni valore. Qui i PI sono un numero e non finiscono mai. Non c’è un’altra impostazione.
clause-TA-H4 = Non dice quali metà sono nere e quali bianche. Qui le due metà di una carta hanno lo stesso colore, e di ogni agente di fazione una copia è nera e l’altra bianca. I gruppi sono: il Tiratore Scelto e l’Assassino uccidono; il Rapitore e l’Estrattore estraggono; l’Hacker e la Tentatrice girano; l’Imbroglione e l’Attivista scambiano; il Medico rianima; l’Infiltrato e il Tuttofare riattivano. Non c’è un’altra impostazione.
clause-TA-H5 = Le cifre degli agenti liberi non si trovano. Qui sono: Esperto di Armi da Fuoco 4, Stratega 4, Reclutatore 3, Cercatore di Piste 3, Sotto Copertura 3, Interrogatore 3, Mercenario 2. Migliore è il comando, più prende l’altro giocatore. Ognuna si può concordare, da 0 a 9 (opzioni ip_of_gunman, ip_of_strategist, ip_of_recruiter, ip_of_tracker, ip_of_undercover, ip_of_interrogator, ip_of_mercenary).
clause-TA-G6 = Quando c’è una freccia? Dove due carte vicine sono entrambe scoperte e rivolte dalla stessa parte: la freccia punta al giocatore verso cui sono rivolti i loro marcatori. Una carta morta non ne forma, e nemmeno due carte rivolte da parti opposte. Perciò una fila di carte rivolte tutte dalla stessa parte ha una freccia in meno delle carte.
clause-TA-H7 = Qual è «la tua altra Fazione»? Quella di chi esegue il comando; in 2 giocatori è semplicemente l’altra. Qui vale anche per un comando altrui riattivato: «questa Fazione» è dove si trova la carta, «la tua altra Fazione» è l’altra di chi esegue. Non c’è un’altra impostazione.
clause-TA-H8 = Le edizioni non concordano se la partita finisce subito. Qui sì: si controlla dopo ogni singolo guadagno, nel turno di chiunque, e contano i PI posseduti, non quelli spesi. Si può concordare un traguardo diverso da 40 (opzione goal). Con l’altra impostazione prima si finisce il giro, poi vince chi ha più PI (opzione finish_round, TA-H47).
clause-TA-H9 = Per quello che fa il Sotto Copertura il regolamento usa la stessa parola con cui dice di voltare una carta a faccia in giù, e la carta sarebbe un secondo Esperto di Armi da Fuoco. Qui l’Agente si ruota di mezzo giro. Con l’altra impostazione viene ucciso (opzione undercover_kills).
clause-TA-H10 = Uno scambio, si dice, avviene fra due Fazioni, mentre l’Attivista scambia due Agenti di una sola. Qui ha ragione la carta: entrambi restano in quella Fazione e mantengono la direzione. Non c’è un’altra impostazione.
clause-TA-G11 = Il regolamento chiama questa carta ora Imbroglione, ora Esca. È la stessa carta.
clause-TA-G12 = L’esempio TA-16.2 parla di una Fazione C, benché il giocatore 1 abbia le Fazioni A e B. Intende l’altra Fazione del giocatore 1.
clause-TA-G13 = L’introduzione dice che si cerca di raccogliere più PI di tutti, lo scopo parla dei primi 40. Vale lo scopo (TA-2.1).
clause-TA-H14 = A chi vanno i PI dello Stratega, e quale Missione si ruba? Qui i PI vanno solo al derubato. Il ladro sceglie una Missione assegnata, che è scoperta, o ne prende una a caso dalla mano di un giocatore; la carta va nella sua mano, e nessuno può derubare sé stesso. Con l’altra impostazione i PI vanno al giocatore verso cui è rivolto il marcatore, come per gli altri agenti liberi (opzione strategist_pays_marker).
clause-TA-H15 = Alla carta Codice d’Onore manca «in questa Fazione». Qui conta solo gli Agenti della Fazione a cui è assegnata, come le altre. Gli Agenti morti non hanno comando e non contano. Con l’altra impostazione conta entrambe le tue Fazioni (opzione honor_everywhere).
clause-TA-H16 = Più corta e più lunga non sono spiegate. Qui si intendono in senso stretto: Fazioni di lunghezza uguale non pagano niente. Gli Agenti morti contano. Non c’è un’altra impostazione.
clause-TA-H17 = I colori per Rinforzi non si trovano. Qui le abilità sono i gruppi di TA-H4, e gli agenti liberi non contano mai. Un Agente è rivolto verso di te se lo è il suo comando. Non c’è un’altra impostazione.
clause-TA-H18 = Non è detto che cosa conta per Uniti si Vince. Qui i due Agenti devono essere scoperti, mentre direzione e colore non importano. Bagno di Sangue, Rinforzi e Uniti si Vince pagano una volta sola, per quante coppie ci siano. Non c’è un’altra impostazione.
clause-TA-H19 = Quali sono i PI «di una Fazione»? Qui Gioco da Poveri e Pane per i Tuoi Denti guardano solo le frecce, come stanno quando il proprietario della Missione fa il punteggio; per Pane per i Tuoi Denti si confrontano allora le frecce di entrambi i giocatori. Non c’è un’altra impostazione.
clause-TA-H20 = Infiltrati e Tuttofare potrebbero attivarsi a vicenda per sempre. Qui in un’azione ogni carta si usa al massimo una volta, e quella che ha cominciato è già usata. Non c’è un’altra impostazione.
clause-TA-H21 = Chi esegue un comando riattivato? Qui lo esegue il giocatore che esegue l’Infiltrato o il Tuttofare, anche se il comando è rivolto verso l’altro. Non c’è un’altra impostazione.
clause-TA-H22 = E le carte morte? Qui non hanno né comando né marcatore e non si possono riattivare. Una carta morta che viene estratta diventa una normale carta della mano. Non c’è un’altra impostazione.
clause-TA-H23 = Non è detto se un comando si può riattivare invano. Qui un comando che non si può eseguire non si può riattivare. La stessa carta si può riattivare due volte in un turno, anche se è stata appena giocata. Non c’è un’altra impostazione.
clause-TA-H24 = Chi sceglie, e può rifiutare? Qui chi esegue sceglie i bersagli e non può rifiutare; se ce n’è uno solo, si prende quello. L’Attivista ha bisogno di due Agenti nell’altra Fazione, l’Imbroglione di un bersaglio in ciascuna. Non c’è un’altra impostazione.
clause-TA-H25 = Un Infiltrato si può infilare in una Fazione piena? Qui a una Fazione piena non si può aggiungere nessun Agente. Dove è stata estratta una carta c’è di nuovo posto. Non c’è un’altra impostazione.
clause-TA-H26 = E se un giocatore non può fare niente? Qui si passa un’azione solo se non ce n’è nessuna permessa, e la pesca di TA-15.10 è impossibile se non c’è una carta da pescare. Non c’è un’altra impostazione.
clause-TA-H27 = E se un mazzo e i suoi scarti sono entrambi vuoti? Qui allora non si può né comprare né pescare niente. Il Reclutatore pesca quante carte ci sono, e si può giocare se ce n’è almeno una. Il Cercatore di Piste prima rinnova un mazzo vuoto, e ha bisogno di almeno una carta. Non c’è un’altra impostazione.
clause-TA-G28 = Che cosa c’è negli scarti degli Agenti? Solo agenti liberi, perché nient’altro viene mai scartato; quindi un mazzo rinnovato contiene solo agenti liberi.
clause-TA-H29 = Che cos’è un’azione bonus? Qui è un’azione intera di qualsiasi tipo (da TA-10.3 a TA-10.9), compiuta subito; i PI del Mercenario vengono dopo. Il Mercenario si può giocare in qualsiasi momento del proprio turno prima del punteggio, anche senza azioni rimaste. In un’azione bonus fuori turno non si spostano Missioni. In un’azione bonus si può giocare un altro Mercenario. Lo si può rivolgere verso di sé solo se si ha un’azione permessa. Non c’è un’altra impostazione.
clause-TA-H30 = Chi viene interrogato? Qui qualsiasi altro giocatore con almeno un Agente in mano, non solo quello verso cui la carta è stata messa, e quindi forse anche il giocatore di turno. Solo chi esegue vede quella mano, e ne sceglie un Agente. Non c’è un’altra impostazione.
clause-TA-H31 = Che cosa è scoperto? Qui gli Agenti e le Missioni in mano sono nascosti; le Missioni assegnate, i PI, le prime carte degli scarti e le Fazioni sono scoperti. Quale Agente sia una carta morta non si mostra, benché prima fosse scoperta. Con l’altra impostazione il programma ricorda per te: mostra quali Agenti sono morti e quali carte hai visto nelle mani altrui (opzione memory_aid).
clause-TA-H32 = Quando contano le Missioni? Qui si possono spostare fino al momento del punteggio, anche fra le due azioni, e il punteggio guarda dove stanno allora. Più Missioni possono servirsi delle stesse carte. Se una Fazione perde il suo ultimo Agente nel turno di un altro giocatore, le sue Missioni tornano subito in mano. Non c’è un’altra impostazione.
clause-TA-H33 = Chi ha l’aria più sospetta? Qui decide il caso. Non c’è un’altra impostazione.
clause-TA-G34 = Le Fazioni pagano «ogni turno»? Solo alla fine dei propri turni (TA-8.1, TA-8.2).
clause-TA-H35 = Si può cambiare una mano iniziale che non serve a niente? Qui no: 5 PI comprano carte, e una mano di agenti liberi che non si possono giocare è valida. Non c’è un’altra impostazione.
clause-TA-G36 = Due giocatori possono arrivare primi insieme? No: i guadagni vengono uno dopo l’altro, quindi uno solo può essere il primo con 40. TA-15.12 è uno scherzo.
clause-TA-H37 = Si possono aggiungere Agenti a una Fazione di altri due giocatori? Qui no, come dicono anche altre regole del gioco. Non c’è un’altra impostazione.
clause-TA-H38 = In tre giocatori c’è qualcosa di particolare? Qui niente: ogni coppia condivide una Fazione, e i tuoi vicini sono vicini fra loro. Non c’è un’altra impostazione.
clause-TA-H39 = Che direzione ha un Agente scambiato in una Fazione con un altro compagno? Qui la mantiene rispetto a chi esegue: un Agente rivolto verso di lui lo è anche lì, e uno rivolto verso il compagno è rivolto verso l’altro compagno. Non c’è un’altra impostazione.
clause-TA-H40 = Si possono spostare Missioni nel turno di un altro giocatore? Qui no (TA-7.7, TA-7.8). Non c’è un’altra impostazione.
clause-TA-H41 = Quando si rinnova un mazzo? Qui solo quando serve una sua carta, da pescare o da cercare, e non ce n’è; fino ad allora gli scarti restano, e se ne può comprare la prima carta. Per sostituire una Missione prima si scarta la propria, che quindi può tornare. Non c’è un’altra impostazione.
clause-TA-H42 = Che cos’è un guadagno? Qui tutte le frecce e le Missioni del punteggio di fine turno si sommano e sono un guadagno solo; ogni agente libero è un guadagno a sé. Non c’è un’altra impostazione.
clause-TA-H43 = Quando si possono spostare le Missioni? Qui ogni volta che al giocatore di turno viene chiesta un’azione, anche un’azione bonus, e prima del punteggio; non nel mezzo di un comando o di un’azione altrui. Non c’è un’altra impostazione.
clause-TA-H44 = Che cosa vuol dire che il Mercenario non è un’azione? Qui giocarlo non consuma né l’azione né l’azione bonus in cui accade, e poterlo giocare non è un’azione permessa (TA-H26, TA-H29). La pesca di TA-15.10 vale per il proprio turno. Chi non può più compiere la sua azione bonus la passa. Non c’è un’altra impostazione.
clause-TA-H45 = Che cosa possono scegliere un Infiltrato o un Tuttofare? Qui solo un comando che si può eseguire; se non ce n’è, nemmeno il loro si può eseguire. Non c’è un’altra impostazione.
clause-TA-H46 = Dov’è un agente libero mentre se ne esegue il comando? Qui è sul tavolo: non più in mano, e non ancora fra gli scarti. Non c’è un’altra impostazione.
clause-TA-H47 = Se si finisce il giro (opzione finish_round), questo termina dopo il turno del giocatore che siede prima del primo giocatore. La partita finisce appena termina un giro entro il quale qualcuno ha avuto 40 PI, anche se li ha poi spesi. Vince chi possiede più PI, e a parità si condivide la vittoria.
clause-TA-H48 = Un’altra edizione, Mark II, è diversa in tre cose, e ognuna si può concordare. Si gioca a 50 PI (opzione goal). Il primo giocatore riceve 2 Agenti e 2 PI, il secondo 3 e 3, e così via, ciascuno con una Missione (opzione staggered_deal). Ogni Fazione comincia con un Rifugio, la prima carta della fila, e gli Agenti si aggiungono da una parte o dall’altra (opzione safe_houses): quello alla tua sinistra per te è nero, quello alla tua destra bianco, e in 2 giocatori ce n’è uno di ciascun colore per entrambi. Un Rifugio non è un Agente: non si conta, non è mai un bersaglio e non ha comando. Forma frecce con le carte vicine, e fa sì che le due non siano adiacenti fra loro.
clause-TA-H49 = Il regolamento non prevede una fine per una partita che non porta a niente. Qui la partita si ferma dopo 100 giri: vince chi possiede più PI, e a parità si condivide la vittoria. Si può concordare un altro numero di giri (opzione most_rounds).
clause-TA-H50 = Una carta morta ha una direzione? Qui non ne ha, e uno scambio non gliela dà; la sceglie chi la rianima. Non c’è un’altra impostazione.
clause-TA-H51 = Sapere se un Mercenario si può giocare potrebbe tradire una mano nascosta: quella del giocatore verso cui è rivolto. Qui, rivolto verso un altro giocatore, si può giocare sempre. Se quel giocatore non ha azioni permesse passa l’azione bonus, e a nessuno si mostra perché. Non c’è un’altra impostazione.
clause-TA-H52 = Spostare Missioni avanti e indietro potrebbe non finire mai. Qui ogni tua Missione si può spostare una volta fra due azioni, e una volta prima del punteggio; così si raggiunge qualsiasi disposizione. Con l’altra impostazione si spostano quante volte si vuole (opzione unlimited_mission_moves). TA-H54 lo dice con esattezza.
clause-TA-H53 = Gli altri vedono quale delle tue carte nascoste giochi? Qui le carte nascoste tengono il loro posto nella mano, e tutti vedono quale carta coperta viene giocata, rubata o presa, anche se non che carta è. Perciò chi ha visto una carta sa dov’è finché non viene mescolata in un mazzo. Non c’è un’altra impostazione.
clause-TA-H54 = Che cosa vuol dire spostare una Missione una volta? Qui una Missione che metti in una Fazione, dalla mano o dall’altra tua Fazione, ci resta finché non è finita l’azione seguente. Una che riprendi in mano si può ancora mettere giù una volta. Si ricomincia quando è finita un’azione di chiunque, anche un’azione bonus o una passata, e all’inizio di un turno. Con gli spostamenti illimitati ce ne sono al massimo 99 di seguito, così ogni partita finisce (opzione unlimited_mission_moves).
clause-TA-H55 = Si gioca una carta prima di sapere dove va? Qui prima mostri quale carta giochi, poi dici dove la metti e da che parte è rivolta. La carta mostrata non si può più riprendere. Non c’è un’altra impostazione.

## La lezione: gli esempi del regolamento, passo per passo

lesson-1 = Al tavolo ci sono due giocatori, il giocatore 0 e il giocatore 1. Ognuno ha in mano tre Agenti e una Missione, e ha 5 PI; vince il primo ad averne 40. Fra loro ci sono due Fazioni, A e B, e in due giocatori entrambe sono di tutti e due.
lesson-2 = Un turno è fatto di due azioni: giocare, riattivare, comprare o sostituire una Missione, combinate a piacere. Il giocatore 0 potrebbe aggiungere un Agente a qualsiasi estremità di una delle due Fazioni. Anche in tre o più giocatori ognuno può scegliere fra quattro estremità: due di una Fazione alla sua sinistra e due di una alla sua destra.
lesson-3 = Il giocatore 0 piazza il Medico nero nella Fazione A, con il comando rivolto verso il giocatore 1. Il giocatore verso cui è rivolto il comando deve eseguirlo; ma non ci sono morti, e non succede niente. L’altro lato della carta, il marcatore, punta al giocatore 0.
lesson-4 = Accanto va il Tuttofare nero, rivolto dalla stessa parte. Il suo comando non trova niente da riattivare. Ma due metà nere si sono incontrate: è una freccia per il giocatore 0, che vale 2 PI alla fine di ogni suo turno, finché dura. Due metà bianche varrebbero lo stesso.
lesson-5 = Il giocatore 0 ha usato le due azioni e ottiene i PI della freccia: 5 + 2 = 7.
lesson-6 = Il giocatore 1 ha comprato due Agenti del mazzo per 1 PI l’uno. I PI sono punti e denaro insieme: ne restano 3.
lesson-7 = L’Imbroglione bianco è il terzo Agente. Dovrebbe scambiare un Agente non adiacente con uno della Fazione B, ma lì non c’è nessuno. Il nero incontra il bianco: questa freccia vale 1 PI. La fila di nero, nero e bianco ora dà 2 + 1.
lesson-8 = Assegnare una Missione non è un’azione: Uomo a Terra è alla Fazione A e pagherà per ogni Agente morto che vi si trova. Ogni giocatore può avere due Missioni a ciascuna delle sue Fazioni, ma non due uguali; le altre restano in mano.
lesson-9 = Il giocatore 0 ha comprato un altro Agente e ottiene 2 + 1 = 3 PI; non ci sono morti, quindi Uomo a Terra non paga ancora. Così sono 9.
lesson-10 = Il giocatore 1 gioca un agente libero: l’Esperto di Armi da Fuoco sta fra i due, con il comando verso il giocatore 1 e il marcatore verso il giocatore 0. Prima il comando: il Tuttofare nel mezzo viene ucciso e capovolto dov’è. Poi il giocatore 0 riceve i 4 PI della carta. Delle frecce non resta niente.
lesson-11 = Un Agente morto non ha né comando né marcatore. Non si può uccidere di nuovo né girare, ma si può estrarre e scambiare; conta come adiacente, e per la lunghezza della sua Fazione. Nessuno può guardare di nuovo quale sia. Uomo a Terra pagherebbe 1 PI per lui.
lesson-12 = Il Rapitore bianco va nella Fazione B ed estrae da A il Tuttofare morto: ora è una carta qualunque nella mano del giocatore 1. La fila si richiude, il nero incontra il bianco, ed è una freccia da 1 PI per il giocatore 0.
lesson-13 = L’Attivista nero del giocatore 0 scambia i due Agenti dell’altra Fazione. Entrambi mantengono la direzione: un comando che prima di uno scambio era rivolto verso di te lo è anche dopo. La freccia è la stessa, vista dall’altra parte.
lesson-14 = Come seconda azione il giocatore 0 riattiva l’Attivista, il cui comando è rivolto verso di lui: i due tornano al loro posto. Un comando si può eseguire di nuovo in ogni tuo turno, se è rivolto verso di te e può fare qualcosa.
lesson-15 = Il giocatore 0 ottiene 1 PI per la freccia e ne ha 14. Si continua così finché qualcuno non ne ha 40. Se un mazzo finisce, i suoi scarti si mescolano; e chi non ha né Agenti né PI può pescare un Agente come azione.

## Il tavolo semplice

view-most-rounds = giri al massimo
view-goal = punti per vincere
view-actions = azioni rimaste
view-pending = decisioni in sospeso
view-what = che cosa si decide
view-deed = che cosa fa il comando
view-place = posto
view-chosen = posto scelto
view-other = altro giocatore
view-left = sinistra
view-deck-left = Agenti rimasti
view-mission-deck-left = Missioni rimaste
view-right = destra
view-layer = giocata dal giocatore
view-paid = punti pagati al giocatore
view-ip = Punti Intel
view-factions = Fazioni
view-faction = Fazione
view-seats = giocatori
view-agents = Agenti
view-room = posti
view-arrows = frecce complete
view-missions = Missioni
view-clause = clausola
view-income = punti sul tavolo
view-sure = nota con certezza
view-count = carte
view-top = in cima
view-mission-deck = mazzo delle Missioni
view-mission-discards = Missioni scartate
view-slot = posto fra le carte nascoste
view-agent = Agente
view-group = tipo di comando
view-command = il comando è rivolto verso il giocatore
view-halves = metà del marcatore verso ogni giocatore
view-mission = Missione
view-after = dopo
panel-holds = agents missions
panel-score = ip
says-agent = agent-name agent
says-mission = mission-name mission
value-deed = { $value ->
    [turn] girare un Agente
    [swap] scambiare Agenti
    [kill] uccidere un Agente
    [revive] rianimare un Agente
    [extract] estrarre un Agente
    [reactivate] riattivare un Agente
   *[other] { $value }
}
value-group = { $value ->
    [turn] girare un Agente
    [swap] scambiare Agenti
    [kill] uccidere un Agente
    [revive] rianimare un Agente
    [extract] estrarre un Agente
    [reactivate] riattivare un Agente
   *[other] { $value }
}
value-colour = { $value ->
    [black] nero
    [white] bianco
    [none] nessuno
   *[other] { $value }
}
value-0 = { value-colour }
value-1 = { value-colour }
value-2 = { value-colour }
value-3 = { value-colour }
value-4 = { value-colour }
value-kind = { $value ->
    [agent] Agente
    [dead] Agente morto
    [safe-house] Rifugio
   *[other] { $value }
}
value-ending = { $value ->
    [won] punti raggiunti
    [round-finished] punti raggiunti e giro finito
    [stopped] giri esauriti
   *[other] { $value }
}
value-what = { $value ->
    [acting] un’azione
    [aiming] un bersaglio
    [aiming-again] un secondo bersaglio
    [appointing] un giocatore
    [chained] il comando seguente
    [drawing] si pesca una carta
    [drawing-missions] si pescano Missioni
    [facing] verso chi è rivolta
    [laying] dove si mette
    [on-table] una carta sul tavolo
    [placing] un posto
    [picking] una Missione nascosta, a caso
    [questioning] chi mostra la mano
    [robbing] una Missione da rubare
    [searching] una carta del mazzo
    [setting-up] la preparazione
    [stealing] una carta da rubare
   *[other] { $value }
}
