import { guidesTitle } from '#common/guides.ts'

/** The words around the guides; `{{…}}` is filled in. */
export const en = {
  title: guidesTitle['en-US'],
  'guide.compliance': 'For compliance',
  'guide.record': 'The record',
  'guide.marketing': 'For marketing',
  'guide.translators': 'For translators',
  'guide.administrators': 'For administrators',
  'guide.comments': 'Comments and tasks',
  outline: 'On this page',
  pictures: 'The pictures show the Studio in English.',
  hosted:
    'This Studio edits a hosted project: signatures, people, comments, tasks and pages that move with their links, of which the guides speak, are not part of it.',
  reading: 'Reading the guide…',
  unreadable: 'The guide cannot be read: {{reason}}',
  again: 'Read again',
  unknown: 'There is no guide “{{name}}”',
  choose: 'Choose one of the list.',
  noPicture: 'A picture is missing here: {{what}}',
} as const

export type WordKey = keyof typeof en
export type Words = Readonly<Record<WordKey, string>>
