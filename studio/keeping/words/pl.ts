import type { PolishWords } from '#studio/words/part-words.ts'
import type { WordKey } from './en.ts'

/** Polish words of what is typed and not saved yet. */
export const pl: PolishWords<WordKey> = {
  unsaved: 'Jeszcze nie zapisano. Ta przeglądarka przechowuje wpisany tekst, aż zostanie zapisany.',
  unsavedHere:
    'Jeszcze nie zapisano. Wpisany tekst jest tylko na tej stronie, bo ta przeglądarka niczego nie przechowuje: nie zamykaj jej, dopóki ten wiersz nie zniknie.',
  down: 'Brak połączenia. To, co wpiszesz, zostanie tu zachowane i zapisane, gdy połączenie wróci.',
  reason: 'Lake zgłasza: {{reason}}',
  back: 'Wpisany wcześniej, niezapisany tekst wrócił.',
  conflict: 'Ten tekst wpisano, zanim udało się go zapisać. Tymczasem ktoś inny zmienił to samo pole.',
  others_one:
    '{{names}} też jest w tym polu. To, co dwie osoby piszą naraz, miesza się: poczekaj, aż pole będzie wolne.',
  others_few:
    '{{names}} też są w tym polu. To, co kilka osób pisze naraz, miesza się: poczekaj, aż pole będzie wolne.',
  others_many:
    '{{names}} też są w tym polu. To, co kilka osób pisze naraz, miesza się: poczekaj, aż pole będzie wolne.',
  others_other:
    '{{names}} też są w tym polu. To, co kilka osób pisze naraz, miesza się: poczekaj, aż pole będzie wolne.',
  'conflict.mine': 'Twój tekst',
  'conflict.theirs': 'Teraz w dokumencie',
  'conflict.nothing': 'nic',
  'conflict.use': 'Użyj mojego tekstu: {{field}}',
  'conflict.leave': 'Zostaw bez zmian: {{field}}',
}
