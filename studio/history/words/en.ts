/** The words of the history beside a form; `{{…}}` is filled in. */
export const en = {
  title: 'History',
  lede: 'Who did what, and who agreed, the newest first. Open a line to see the content as it was then.',
  record: 'All of it in the record',
  compare: 'Compare',
  close: 'Close',
  reading: 'Reading the history…',
  failed: 'The history cannot be read: {{reason}}',
  none: 'Nothing was done yet.',
  older: 'Show what was before',
  edits: 'Show the edits before it',
  wrote: 'Written by {{names}}',
  until: 'for {{when}}',
  now: 'The form shows this',
  'did.created': 'created it',
  'did.edited': 'edited it',
  'did.published': 'published it',
  'did.releasePublished': 'published it with a release or a schedule',
  'did.unpublished': 'took it offline',
  'did.discarded': 'discarded the draft',
  'did.deleted': 'deleted it',
  'did.scheduled': 'scheduled it',
  'did.unscheduled': 'took it off the schedule',
  'did.cleared': 'What was before is no longer kept',
} as const

export type WordKey = keyof typeof en
export type Words = Readonly<Record<WordKey, string>>
