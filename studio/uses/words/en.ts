/** The words of where a document is used; `{{…}}` is filled in. */
export const en = {
  title: 'Where this is used',
  failed: 'This could not be found out: {{reason}}',
  looking: 'Looking for uses',
  none: 'No document leads to this one.',
  close: 'Close',
  place: '{{type}}, under “{{field}}”',
} as const

export type WordKey = keyof typeof en
export type Words = Readonly<Record<WordKey, string>>
