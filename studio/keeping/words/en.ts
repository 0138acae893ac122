/** The words of what is typed and not saved yet; `{{…}}` is filled in. */
export const en = {
  unsaved: 'Not saved yet. This browser keeps what you typed until it is saved.',
  unsavedHere:
    'Not saved yet. What you typed is kept only in this page, because this browser stores nothing: leave it open until this line is gone.',
  down: 'No connection. What you type is kept here and saved once there is one.',
  reason: 'The lake says: {{reason}}',
  back: 'What you typed here before it was saved is back.',
  conflict: 'You typed this before it was saved, and somebody else has changed the same field since.',
  others_one:
    '{{names}} is in this field too. What two type at once gets mixed up: wait until they are done.',
  others_other:
    '{{names}} are in this field too. What several type at once gets mixed up: wait until they are done.',
  'conflict.mine': 'Yours',
  'conflict.theirs': 'In the document now',
  'conflict.nothing': 'nothing',
  'conflict.use': 'Use mine: {{field}}',
  'conflict.leave': 'Leave it as it is: {{field}}',
} as const

export type WordKey = keyof typeof en
export type Words = Readonly<Record<WordKey, string>>
