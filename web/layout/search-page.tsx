import { findOnServer } from '#web/features/search/search-answer.ts'
import { HitList } from '#web/features/search/hit-list.tsx'
import { searchWords } from '#web/features/search/search-words.ts'
import { fill } from '#web/lib/fill.ts'
import { getTexts } from '#web/i18n/texts.ts'
import { type Locale, localeIds, localePath } from '#locales/table.ts'
import { SiteShell } from './site-shell.tsx'

const most = 40

/** The search as a page of its own: for visitors without script, and for all finds of a question. */
export const SearchPage = async ({ locale, question }: { locale: Locale; question: string }) => {
  const t = getTexts(locale, 'BasicLayout')
  const words = searchWords(locale)
  const isAsked = question.trim() !== ''
  const hits = isAsked ? await findOnServer(locale, question, most) : []
  return (
    <SiteShell locale={locale} path="/search" alternates={localeIds}>
      {() => (
        <div className="wrap opening search-page">
          <h1>{words.title}</h1>
          <search>
            <form className="search__form" action={localePath(locale, '/search')}>
              <input
                className="input"
                type="search"
                name="q"
                maxLength={100}
                aria-label={words.label}
                defaultValue={question}
              />
              <button className="btn btn--solid" type="submit">
                {t('search.go')}
              </button>
            </form>
          </search>
          <output className="search__note">
            {!isAsked
              ? words.hint
              : hits.length > 0
                ? fill(words.found, { count: hits.length })
                : fill(words.none, { question })}
          </output>
          {hits.length > 0 && <HitList hits={hits} words={words} />}
        </div>
      )}
    </SiteShell>
  )
}
