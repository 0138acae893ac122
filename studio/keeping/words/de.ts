import type { Words } from './en.ts'

/** German words of what is typed and not saved yet. */
export const de: Words = {
  unsaved: 'Noch nicht gespeichert. Dieser Browser bewahrt Ihre Eingabe auf, bis sie gespeichert ist.',
  unsavedHere:
    'Noch nicht gespeichert. Ihre Eingabe steht nur auf dieser Seite, weil dieser Browser nichts aufbewahrt: Lassen Sie sie offen, bis diese Zeile verschwindet.',
  down: 'Keine Verbindung. Was Sie eingeben, wird hier aufbewahrt und gespeichert, sobald sie wieder besteht.',
  reason: 'Der Lake meldet: {{reason}}',
  back: 'Ihre noch nicht gespeicherte Eingabe ist wieder da.',
  conflict:
    'Das haben Sie eingegeben, bevor es gespeichert werden konnte. Inzwischen hat jemand anderes dasselbe Feld geändert.',
  others_one:
    '{{names}} ist auch in diesem Feld. Was zwei zugleich tippen, gerät durcheinander: Warten Sie, bis das Feld frei ist.',
  others_other:
    '{{names}} sind auch in diesem Feld. Was mehrere zugleich tippen, gerät durcheinander: Warten Sie, bis das Feld frei ist.',
  'conflict.mine': 'Ihre Eingabe',
  'conflict.theirs': 'Jetzt im Dokument',
  'conflict.nothing': 'nichts',
  'conflict.use': 'Meine Eingabe übernehmen: {{field}}',
  'conflict.leave': 'So lassen: {{field}}',
}
