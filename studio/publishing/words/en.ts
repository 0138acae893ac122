/** The words of publishing; `{{…}}` is filled in. */
export const en = {
  'uses.failed': 'It could not be found out who leads here: {{reason}}',
  'uses.looking': 'Looking for uses',
  cancel: 'Cancel',
  close: 'Close',
  offline: 'Take “{{title}}” offline?',
  'offline.uses': 'These lead here. Lead them elsewhere first, or send visitors on:',
  'offline.none': 'No document leads here. The draft is kept.',
  'offline.to': 'Send visitors of {{path}} to',
  'offline.hint':
    'A path of this site, in every language. Empty: visitors find nothing under the old address.',
  'offline.do': 'Unpublish',
  'offline.redirect': 'Unpublish and send visitors on',
  delete: 'Delete “{{title}}”?',
  'delete.uses': 'This cannot be deleted, because these lead here. Change them first:',
  'delete.do': 'No document leads here: delete',
  languages: 'Publish all languages',
  'languages.moves': 'This page moves: Publish asks about its links, and moves it in every language.',
  'languages.title': 'Publish this page in its languages',
  'languages.regulated':
    'What a regulator reads is published language by language, by a user with the role Compliance who has read it.',
  'languages.looking': 'Looking for drafts',
  'languages.none': 'No draft of {{path}} waits in any language.',
  'languages.all': 'All of these go online in one step, or none of them:',
  'languages.untitled': 'without a title',
  'languages.untranslated': 'Not translated, the words are the English ones: {{fields}}',
  'languages.alone': 'Publish {{languages}} alone',
  'languages.publish': 'Publish {{languages}}',
  'languages.publishUntranslated': 'Publish untranslated: {{languages}}',
  'refusal.regulated':
    'Your role, {{roles}}, may not publish this. Ask a user with the role Compliance to publish it.',
  'refusal.regulated.unnamed':
    'Your role may not publish this. Ask a user with the role Compliance to publish it.',
  'refusal.rights':
    'Your role, {{roles}}, may not publish this. Ask a user with the role Compliance or Marketer to publish it.',
  'refusal.rights.unnamed':
    'Your role may not publish this. Ask a user with the role Compliance or Marketer to publish it.',
  'refusal.fields': 'This cannot be published until these fields are put right: {{fields}}.',
  'restored.draft': 'Restored into a draft. Publish it to put it in force.',
  'restored.version': 'Restored into the version of the release. It comes into force with the release.',
  'schedule.asking': 'Asking whether you may',
  'schedule.failed': 'Nothing was scheduled',
  'schedule.before.lacks': 'Signatures are missing',
  'schedule.before.signed': 'You signed this',
  'schedule.before.held':
    'What lacks a signature at its time is not published then: it is held, Today shows it under Held, and the last signature publishes it at once.',
  'schedule.before.author': 'Whoever sets the time counts as an author and cannot sign.',
  'schedule.before.lost':
    'Whoever sets the time counts as an author, so that your signature no longer counts. Let somebody set it who has not signed.',
  'schedule.before.ask': 'Ask for approval at a time',
  'schedule.before.goOn': 'Set the time alone',
  'schedule.leave': 'Leave without scheduling?',
  'schedule.leave.what': 'The time you typed is not kept.',
  'schedule.leave.back': 'Back to the time',
  'schedule.leave.do': 'Leave',
  uploading: 'A file is still being uploaded. Wait until it is there, or cancel it at its field.',
} as const

export type WordKey = keyof typeof en
export type Words = Readonly<Record<WordKey, string>>
