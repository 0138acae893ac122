/** The guides of `docs/guides` that editors read in the Studio, in the order in which they are listed. */
export const guides = ['compliance', 'marketing', 'translators', 'administrators', 'comments'] as const

export type Guide = (typeof guides)[number]

export const isGuide = (name: unknown): name is Guide => guides.some((guide) => guide === name)

/** Where the built Studio has their files; `shots` below it holds their pictures. */
export const guidesFolder = 'static/help'

/** The tool’s name, and the first part of its addresses. */
export const toolName = 'guides'
