import type { Words } from './en.ts'

export const de: Words = {
  title: 'Wo dies verwendet wird',
  failed: 'Das ließ sich nicht feststellen: {{reason}}',
  looking: 'Sucht Verwendungen',
  none: 'Kein Dokument führt zu diesem.',
  close: 'Schließen',
  place: '{{type}}, unter „{{field}}“',
}
