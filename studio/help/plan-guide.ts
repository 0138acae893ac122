import { type Guide, type GuideLanguage, guideLanguages, isGuide } from './guides.ts'

/** A guide, and one of its sections by the anchor of its heading. */
export interface GuidePlace {
  guide: Guide
  section?: string
}

/** GitHub’s anchor of a heading: lower case, without punctuation, hyphens for spaces. */
export const anchorOf = (heading: string): string =>
  heading
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\s_-]/gu, '')
    .trim()
    .replaceAll(' ', '-')

/** The translation that somebody reads who has the Studio in this language; none in an English one. */
export const languageOf = (locale: string): GuideLanguage | undefined =>
  guideLanguages.find((language) => locale.startsWith(`${language}-`))

/** A guide without the first line of a translation, which names the English text that it was made from. */
export const withoutSource = (text: string): string => text.replace(/^<!--.*-->\s*/, '')

/** The name of a guide: its first heading. */
export const titleOf = (text: string): string => /^# (.+)$/m.exec(text)?.[1] ?? ''

/** The sections of a guide, in their order. */
export const outlineOf = (text: string): { id: string; title: string }[] =>
  [...text.matchAll(/^## (.+)$/gm)].map(([, title = '']) => ({ id: anchorOf(title), title }))

/** An anchor as its heading has it: addresses and links have letters such as “ü” encoded. */
function anchorIn(address: string): string {
  try {
    return decodeURIComponent(address)
  } catch {
    return address
  }
}

/**
 * Where a link of a guide leads: to a place of the guides, to an address outside, or, to a document that the Studio
 * does not have, nowhere.
 * @param here the guide that holds the link
 */
export function planLink(href: string, here: Guide): GuidePlace | { address: string } | undefined {
  if (/^(?:https?:|mailto:)/.test(href)) return { address: href }
  const [path = '', section] = href.split('#')
  const guide = path === '' ? here : path.replace(/\.md$/, '')
  if (!isGuide(guide)) return undefined
  return section === undefined ? { guide } : { guide, section: anchorIn(section) }
}

const guideOfRole: Readonly<Record<string, Guide>> = {
  administrator: 'administrators',
  compliance: 'compliance',
  marketer: 'marketing',
  translator: 'translators',
}

/** The guide that opens first for somebody with these roles; who only reads finds how to comment. */
export const guideFor = (roles: readonly { name: string }[]): Guide =>
  roles.flatMap(({ name }) => guideOfRole[name] ?? [])[0] ?? 'comments'

/** The place in the Studio’s address; `unknown` for a guide that is not there. */
export function placeIn(
  state: Readonly<Record<string, unknown>>,
  first: Guide,
): GuidePlace | { unknown: string } {
  const { guide, section } = state
  if (typeof guide !== 'string') return { guide: first }
  if (!isGuide(guide)) return { unknown: guide }
  return typeof section === 'string' ? { guide, section: anchorIn(section) } : { guide }
}
