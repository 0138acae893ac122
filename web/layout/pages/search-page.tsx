import { findOnServer } from '#web/features/search/search-answer.ts'
import { longestQuestion } from '#web/features/search/engine.ts'
import { foundNote } from '#web/features/search/found-note.ts'
import { HitList } from '#web/features/search/hit-list.tsx'
import { openWays, SearchWays } from '#web/features/search/search-ways.tsx'
import { SearchForm } from '#web/features/search/search-form.tsx'
import { getTexts } from '#web/i18n/texts.ts'
import { getPagePaths } from '#web/content/pages/page.ts'
import { type Locale, localeIds } from '#locales/table.ts'
import { SiteShell } from '#web/layout/site-shell.tsx'
import '#web/features/search/search.css'

const most = 40

/** Search as a page: for visitors without script, and for more results than the dialog lists. */
export const SearchPage = async ({ locale, asked }: { locale: Locale; asked: string }) => {
  const t = getTexts(locale, 'BasicLayout')
  const question = asked.slice(0, longestQuestion)
  const [{ count, hits }, pages] = await Promise.all([findOnServer(locale, question, most), getPagePaths()])
  const open = openWays(locale, pages)
  return (
    <SiteShell locale={locale} path="/search" alternates={localeIds} styles={['fields']}>
      {() => (
        <div className="wrap opening search-page">
          <h1>{t('search.title')}</h1>
          <SearchForm locale={locale} question={question} />
          <output className="search__note">{foundNote(t, question, { count, shown: hits.length })}</output>
          {asked !== question && <p>{t('search.cut', { most: longestQuestion })}</p>}
          {hits.length > 0 ? (
            <HitList locale={locale} hits={hits} t={t} />
          ) : (
            open.length > 0 && <SearchWays locale={locale} open={open} />
          )}
        </div>
      )}
    </SiteShell>
  )
}
