/** The words of a page that moves; `{{…}}` is filled in. */
export const en = {
  title: 'This page moves',
  way: 'Its path {{from}} becomes {{to}}.',
  looking: 'Looking for what leads here',
  failed: 'It could not be found out what leads here: {{reason}}',
  redirect: 'Send visitors of the old path to the new one',
  'redirect.hint':
    'For good: search engines take the new address over. Redirects to the old path lead on too.',
  carry: 'Take the links along',
  'carry.hint': 'Links to the old path lead to the new one. Nothing else of these documents is published.',
  nobody: 'No document leads to the old path.',
  language: 'The same page in other languages moves too',
  link: 'These lead to the old path',
  redirected: 'These redirects change',
  waits: 'These must be signed or published by others: their links change in the draft alone',
  'waits.redirect': 'Until then visitors need the redirect to follow them.',
  cancel: 'Cancel',
  publish: 'Publish and move',
  done: 'The page moved to {{to}}.',
} as const

export type WordKey = keyof typeof en
export type Words = Readonly<Record<WordKey, string>>
