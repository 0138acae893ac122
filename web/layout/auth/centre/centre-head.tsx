'use client'

import { fill } from '#common/fill.ts'
import { type Locale, locales } from '#locales/table.ts'
import type { Namespaces } from '#locales/resources.ts'
import type { KnownReleases } from '#web/features/calendar/known-releases.ts'
import { zoneClock } from '#web/features/calendar/zone-clock.ts'
import { useFavourites } from '#web/features/quotes/favourites.ts'
import { planNext } from '#web/layout/instrument-page/near/plan-next.ts'
import { useMinute } from '#web/lib/use-now.ts'
import { useZone } from '#web/lib/use-zone.ts'
import { offsetText } from '#web/lib/zone.ts'
import { planGreeting } from './plan-greeting.ts'

export type CentreWords = Namespaces['login']['centre']

/** The greeting of the hour, the date, and the next release that moves a starred instrument, on the visitor's clock. */
export const CentreHead = ({
  locale,
  drawnAt,
  known,
  currenciesOf,
  words,
}: {
  locale: Locale
  /** When the server drew it, ms since 1970. */
  drawnAt: number
  known: KnownReleases | null
  /** The currencies of each instrument, by symbol. */
  currenciesOf: Readonly<Record<string, readonly string[]>>
  words: Pick<CentreWords, 'greeting' | 'next' | 'noNext'>
}) => {
  const zone = useZone(locale)
  const now = useMinute() ?? drawnAt
  const starred = useFavourites()
  const { intl } = locales[locale]
  const hour = Number(
    new Intl.DateTimeFormat('en-GB', { hour: '2-digit', hourCycle: 'h23', timeZone: zone }).format(now),
  )
  const date = new Intl.DateTimeFormat(intl, {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    timeZone: zone,
  }).format(now)
  const currencies = [...new Set(starred.flatMap((symbol) => currenciesOf[symbol] ?? []))]
  const timed = (known?.releases ?? []).filter(({ at }) => at !== null)
  const [next] =
    currencies.length === 0 ? [] : planNext(timed, currencies, zoneClock({ id: zone, diff: 0 }), now, 1)
  const timeOf = (at: number) =>
    `${new Intl.DateTimeFormat(intl, {
      weekday: 'short',
      hour: '2-digit',
      minute: '2-digit',
      hourCycle: 'h23',
      timeZone: zone,
    }).format(at)} ${offsetText(zone, at)}`
  const title = next && [next.currency, next.title].filter(Boolean).join(' ')
  return (
    <div className="centre__head">
      <h1>{words.greeting[planGreeting(hour)]}</h1>
      <p>
        {date.charAt(0).toLocaleUpperCase(intl) + date.slice(1)}.{' '}
        {next?.at && title
          ? fill(words.next, { time: timeOf(next.at), title })
          : currencies.length > 0 && known
            ? words.noNext
            : ''}
      </p>
    </div>
  )
}
