import { guidesTitle } from '#common/guides.ts'
import type { Words } from './en.ts'

export const de: Words = {
  title: guidesTitle['de-DE'],
  'guide.compliance': 'Für Compliance',
  'guide.record': 'Das Protokoll',
  'guide.marketing': 'Für das Marketing',
  'guide.translators': 'Für Übersetzer',
  'guide.administrators': 'Für Administratoren',
  'guide.comments': 'Kommentare und Aufgaben',
  outline: 'Auf dieser Seite',
  pictures: 'Die Bilder zeigen das Studio auf Englisch.',
  hosted:
    'Dieses Studio bearbeitet ein gehostetes Projekt: Unterschriften, Personen, Kommentare, Aufgaben und Seiten, die mit ihren Links umziehen, von denen die Anleitungen sprechen, gibt es hier nicht.',
  reading: 'Liest die Anleitung …',
  unreadable: 'Die Anleitung lässt sich nicht lesen: {{reason}}',
  again: 'Noch einmal lesen',
  unknown: 'Es gibt keine Anleitung „{{name}}“',
  choose: 'Wählen Sie eine aus der Liste.',
  noPicture: 'Hier fehlt ein Bild: {{what}}',
}
