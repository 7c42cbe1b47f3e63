# Dead Drop, en español.

name = Buzón muerto
summary = Hay un dosier en uno de tres buzones. ¿Quién lo encuentra?
credits = Hecho para las pruebas de esta casa.
minutes = 1

courier = el correo
seeker = el rastreador { $seat }

move-colour = El repartidor saca un dosier: { $colour ->
    [red] rojo
   *[blue] azul
}
move-number = El repartidor saca el número { $number }
move-drawn = El repartidor saca algo para el correo
move-lay = Esconde el dosier en el buzón { $drop }
move-laid = El correo esconde el dosier
move-open = Abre el buzón { $drop }

waits-draw = Se está sacando un dosier.
asked-hide = Esconde el dosier en un buzón cerrado.
waits-hide = El correo está escondiendo el dosier.
asked-search = Abre un buzón, rastreador { $seat }.
waits-search = El rastreador { $seat } va a abrir un buzón.
empty = El buzón está vacío.
found = Ahí está el dosier: { $colour ->
    [red] rojo { $number }
   *[blue] azul { $number }
}.
over-courier = El correo ha escapado.
over-seekers = Han ganado los rastreadores.

refused-over = La partida ha terminado.
refused-other-step = Antes hay que hacer otra cosa.
refused-not-in-the-bag = En la bolsa no hay ese dosier.
refused-open-already = Este buzón ya está abierto.

option-numbers = Cuántos dosieres azules hay
option-searches = Cuántas veces se puede buscar
option-told = Si el dosier se enseña al final

clause-DD-0 = El repartidor saca, el correo esconde, los rastreadores buscan.
clause-DD-1 = En la bolsa hay un dosier rojo y varios azules.
clause-DD-3 = Los rastreadores abren por turnos un buzón cerrado.
clause-DD-4 = Ganan los rastreadores si encuentran el dosier; si no, el correo.
