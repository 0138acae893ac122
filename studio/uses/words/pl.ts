import type { Words } from './en.ts'

export const pl: Words = {
  title: 'Gdzie to jest używane',
  failed: 'Nie udało się tego ustalić: {{reason}}',
  looking: 'Szukanie użyć',
  none: 'Żaden dokument nie prowadzi do tego.',
  close: 'Zamknij',
  place: '{{type}}, w polu „{{field}}”',
}
