import { defineLocaleResourceBundle, type LocaleResourceBundle } from 'sanity'

type Resources = LocaleResourceBundle['resources']

const english: readonly [namespace: string, resources: Resources][] = [
  ['presentation', () => import('./english/presentation.ts')],
  ['releases', () => import('./english/releases.ts')],
]

const german: readonly [namespace: string, resources: Resources][] = [
  ['copy-paste', () => import('./german/copy-paste.ts')],
  ['presentation', () => import('./german/presentation.ts')],
  ['releases', () => import('./german/releases.ts')],
  ['structure', () => import('./german/structure.ts')],
  ['studio', () => import('./german/studio.ts')],
  ['tasks', () => import('./german/tasks.ts')],
]

const polish: readonly [namespace: string, resources: Resources][] = [
  ['comments', () => import('./polish/comments.ts')],
  ['copy-paste', () => import('./polish/copy-paste.ts')],
  ['presentation', () => import('./polish/presentation.ts')],
  ['releases', () => import('./polish/releases.ts')],
  ['releases', () => import('./polish/release-acts.ts')],
  ['singleDocRelease', () => import('./polish/single-doc-release.ts')],
  ['structure', () => import('./polish/structure.ts')],
  ['studio', () => import('./polish/studio.ts')],
  ['studio', () => import('./polish/drafts.ts')],
  ['tasks', () => import('./polish/tasks.ts')],
  ['validation', () => import('./polish/validation.ts')],
]

/** Our words for parts of the Studio that the packages of its languages lack, or say wrongly of our documents. Each file is loaded when it is needed. */
export const ownWords: LocaleResourceBundle[] = [
  ...english.map(([namespace, resources]) => ({ locale: 'en-US', namespace, resources })),
  ...german.map(([namespace, resources]) => ({ locale: 'de-DE', namespace, resources })),
  ...polish.map(([namespace, resources]) => ({ locale: 'pl-PL', namespace, resources })),
].map(defineLocaleResourceBundle)
