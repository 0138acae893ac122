import { findOnServer } from '#web/features/search/search-answer.ts'
import { HitList } from '#web/features/search/hit-list.tsx'
import { SearchForm } from '#web/features/search/search-form.tsx'
import { searchWords } from '#web/features/search/search-words.ts'
import { fill } from '#web/lib/fill.ts'
import { type Locale, localeIds } from '#locales/table.ts'
import { SiteShell } from './site-shell.tsx'

const most = 40

/** The search as a page of its own: for visitors without script, and for all finds of a question. */
export const SearchPage = async ({ locale, question }: { locale: Locale; question: string }) => {
  const words = searchWords(locale)
  const isAsked = question.trim() !== ''
  const hits = isAsked ? await findOnServer(locale, question, most) : []
  return (
    <SiteShell locale={locale} path="/search" alternates={localeIds}>
      {() => (
        <div className="wrap opening search-page">
          <h1>{words.title}</h1>
          <SearchForm locale={locale} question={question} />
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
