import { type Locale, localeIds } from '#locales/table.ts'
import type { BlockText, LinkText, PageText } from './page-text.ts'
import { aboutIntro as aboutIntroDe } from './pages/de/about-intro.ts'
import { home as homeDe } from './pages/de/home.ts'
import { moreLegal as moreLegalDe } from './pages/de/more-legal.ts'
import { aboutIntro as aboutIntroEn } from './pages/en/about-intro.ts'
import { home as homeEn } from './pages/en/home.ts'
import { moreLegal as moreLegalEn } from './pages/en/more-legal.ts'
import { aboutIntro as aboutIntroPl } from './pages/pl/about-intro.ts'
import { home as homePl } from './pages/pl/home.ts'
import { moreLegal as moreLegalPl } from './pages/pl/more-legal.ts'
import { portableText } from './portable-text.ts'
import { typeset } from './typography.ts'

/** Every page of the starting content, by language. */
export const pageTexts: Readonly<Record<Locale, readonly PageText[]>> = {
  en: [homeEn, aboutIntroEn, moreLegalEn],
  de: [homeDe, aboutIntroDe, moreLegalDe],
  pl: [homePl, aboutIntroPl, moreLegalPl],
}

/** The fixed id of a page: one document per language (architecture, decision 7). */
const pageId = (language: Locale, key: string): string => `page-${language}-${key}`

/** The stored form of a link; a page link is a reference, so that a linked page cannot be deleted unseen. */
function storedLink(language: Locale, link: LinkText) {
  const common = { _type: 'link' as const, newWindow: 'url' in link }
  if ('page' in link) {
    const page = { _type: 'reference' as const, _ref: pageId(language, link.page) }
    return { ...common, kind: 'page' as const, page }
  }
  if ('path' in link) return { ...common, kind: 'path' as const, path: link.path }
  if ('url' in link) return { ...common, kind: 'url' as const, url: link.url }
  return { ...common, kind: 'setting' as const, setting: link.setting }
}

function storedBlock(language: Locale, block: BlockText) {
  const { type, key } = block
  const head = { _type: type, _key: key }
  switch (type) {
    case 'hero':
      return {
        ...head,
        title: block.title,
        lede: typeset(language, block.lede),
        actions: block.actions.map((action) => ({
          _type: 'action',
          _key: action.key,
          label: action.label,
          style: action.style,
          link: storedLink(language, action.link),
        })),
      }
    case 'richText':
      return { ...head, heading: block.heading, content: portableText(typeset(language, block.markdown)) }
    case 'topInstruments':
      return {
        ...head,
        instruments: block.instruments,
        note: typeset(language, block.note),
        moreLabel: block.moreLabel,
        moreLink: storedLink(language, block.moreLink),
      }
    default:
      return { ...head, title: block.title, lede: typeset(language, block.lede), kinds: block.kinds }
  }
}

/** The documents of all pages, ready to be stored. */
export const pageDocuments = localeIds.flatMap((language) =>
  pageTexts[language].map((page) => ({
    _id: pageId(language, page.key),
    _type: 'page' as const,
    language,
    path: page.path,
    title: page.title,
    metadata: { ...page.metadata },
    blocks: page.blocks.map((block) => storedBlock(language, block)),
  })),
)
