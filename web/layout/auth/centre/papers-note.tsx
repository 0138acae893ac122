'use client'

import { fill } from '#common/fill.ts'
import { type Locale, locales } from '#locales/table.ts'
import { useNow } from '#web/lib/use-now.ts'
import type { CentreWords } from './centre-head.tsx'
import { planPapersNews } from './plan-visit.ts'
import { useVisit } from './use-visit.ts'

const formOf = { zero: 'other', one: 'one', two: 'other', few: 'few', many: 'many', other: 'other' } as const

/** Which papers changed since the last visit, as far as this browser knows of one. */
export const PapersNote = ({
  locale,
  dates,
  words,
}: {
  locale: Locale
  /** When each came into force, `2026-10-01`. */
  dates: readonly string[]
  words: Pick<CentreWords['links'], 'papersChanged' | 'papersSame' | 'papersNewest'>
}) => {
  const visit = useVisit()
  const now = useNow(3_600_000)
  const news = visit && now !== null ? planPapersNews(dates, visit.before, now) : null
  const { intl } = locales[locale]
  if (!news) return null
  switch (news.say) {
    case 'changed':
      return fill(words.papersChanged[formOf[new Intl.PluralRules(intl).select(news.count)]], {
        count: news.count,
      })
    case 'same':
      return words.papersSame
    default:
      return fill(words.papersNewest, {
        date: new Intl.DateTimeFormat(intl, { dateStyle: 'long', timeZone: 'UTC' }).format(
          Date.parse(news.date),
        ),
      })
  }
}
