import { getTexts } from '#web/i18n/texts.ts'
import { type Locale, localePath } from '#locales/table.ts'

/** Where to go on from when nothing was found. */
const ways = [
  { key: 'markets', path: '/trading/markets' },
  { key: 'questions', path: '/more/faq' },
  { key: 'contact', path: '/more/contact' },
] as const

type Way = (typeof ways)[number]

/** Those whose page exists in the language. */
export const openWays = (
  locale: Locale,
  pages: readonly { locale: string; path: string }[],
): readonly Way[] =>
  ways.filter(({ path }) => pages.some((page) => page.locale === locale && page.path === path))

export const SearchWays = ({ locale, open }: { locale: Locale; open: readonly Way[] }) => {
  const t = getTexts(locale, 'BasicLayout')
  return (
    <ul className="search-page__ways">
      {open.map(({ key, path }) => (
        <li key={key}>
          <a className="btn" href={localePath(locale, path)}>
            {t(`search.ways.${key}`)}
          </a>
        </li>
      ))}
    </ul>
  )
}
