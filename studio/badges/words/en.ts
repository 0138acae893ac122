/** The words of badges; `{{…}}` is filled in. */
export const en = {
  language: 'The language of this document',
  'review.overdue': 'Review overdue',
  'review.overdue.what': 'It was due on {{day}}',
  'review.due': 'Review due',
  'review.due.what': 'Due on {{day}}',
  'banner.ended': 'Ended',
  'banner.ended.what': 'Ended {{when}}',
  'banner.scheduled': 'Scheduled',
  'banner.scheduled.what': 'Shown from {{when}}',
  'banner.running': 'Running',
  'banner.running.what': 'Shown now',
  sample: 'Sample',
  'sample.what': 'Nothing marked as a sample goes live',
  'translation.missing': '{{language}}: words missing',
  'translation.not translated': '{{language}}: not translated',
  'translation.stale': '{{language}}: stale',
  fields_one: 'In {{count}} field: Translations says which',
  fields_other: 'In {{count}} fields: Translations says which',
  age: 'Older than published',
  'age.what': 'Published again since this draft was written: compare before you publish',
} as const

export type WordKey = keyof typeof en
export type Words = Readonly<Record<WordKey, string>>
