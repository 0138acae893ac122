/** The guides of `docs/guides` that editors read in the Studio, in the order in which they are listed. */
export const guides = [
  'compliance',
  'record',
  'marketing',
  'translators',
  'administrators',
  'comments',
] as const

export type Guide = (typeof guides)[number]

export const isGuide = (name: unknown): name is Guide => guides.some((guide) => guide === name)

/** The languages that guides are translated into, each a folder of `docs/guides`; they are written in English. */
export const guideLanguages = ['de', 'pl'] as const

export type GuideLanguage = (typeof guideLanguages)[number]

/** Where the built Studio has their files; `shots` below it holds the pictures, which all languages share. */
export const guidesFolder = 'static/help'

/** The tool’s name, and the first part of its addresses. */
export const toolName = 'guides'
