/** The words of what is cleaned as it is typed; `{{…}}` is filled in. */
export const en = {
  left_one: 'One character that nobody sees was left out',
  left_other: '{{count}} characters that nobody sees were left out',
  why: 'Such characters often come along when text is copied. What you read is unchanged.',
} as const

export type WordKey = keyof typeof en
export type Words = Readonly<Record<WordKey, string>>
