import { defineLocaleResourceBundle } from 'sanity'

/** Our words for parts of the Studio that the packages of its languages lack, or say wrongly of our documents. Each file is loaded when it is needed. */
export const ownWords = [
  defineLocaleResourceBundle({
    locale: 'de-DE',
    namespace: 'studio',
    resources: () => import('./german/studio.ts'),
  }),
  defineLocaleResourceBundle({
    locale: 'de-DE',
    namespace: 'releases',
    resources: () => import('./german/releases.ts'),
  }),
  defineLocaleResourceBundle({
    locale: 'de-DE',
    namespace: 'structure',
    resources: () => import('./german/structure.ts'),
  }),
  defineLocaleResourceBundle({
    locale: 'pl-PL',
    namespace: 'studio',
    resources: () => import('./polish/studio.ts'),
  }),
  defineLocaleResourceBundle({
    locale: 'pl-PL',
    namespace: 'studio',
    resources: () => import('./polish/drafts.ts'),
  }),
  defineLocaleResourceBundle({
    locale: 'pl-PL',
    namespace: 'structure',
    resources: () => import('./polish/structure.ts'),
  }),
  defineLocaleResourceBundle({
    locale: 'pl-PL',
    namespace: 'releases',
    resources: () => import('./polish/releases.ts'),
  }),
  defineLocaleResourceBundle({
    locale: 'pl-PL',
    namespace: 'singleDocRelease',
    resources: () => import('./polish/single-doc-release.ts'),
  }),
  defineLocaleResourceBundle({
    locale: 'pl-PL',
    namespace: 'presentation',
    resources: () => import('./polish/presentation.ts'),
  }),
  defineLocaleResourceBundle({
    locale: 'pl-PL',
    namespace: 'validation',
    resources: () => import('./polish/validation.ts'),
  }),
  defineLocaleResourceBundle({
    locale: 'pl-PL',
    namespace: 'comments',
    resources: () => import('./polish/comments.ts'),
  }),
  defineLocaleResourceBundle({
    locale: 'de-DE',
    namespace: 'copy-paste',
    resources: () => import('./german/copy-paste.ts'),
  }),
  defineLocaleResourceBundle({
    locale: 'pl-PL',
    namespace: 'copy-paste',
    resources: () => import('./polish/copy-paste.ts'),
  }),
  defineLocaleResourceBundle({
    locale: 'pl-PL',
    namespace: 'releases',
    resources: () => import('./polish/release-acts.ts'),
  }),
  defineLocaleResourceBundle({
    locale: 'pl-PL',
    namespace: 'tasks',
    resources: () => import('./polish/tasks.ts'),
  }),
]
