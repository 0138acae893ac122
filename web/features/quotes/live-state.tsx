import type enTrading from '#locales/en/trading.json'
import { type Locale, locales } from '#locales/table.ts'

export type QuoteWords = (typeof enTrading)['quotes']

const clock = (locale: Locale, at: number) =>
  new Intl.DateTimeFormat(locales[locale].intl, { timeStyle: 'medium', timeZone: 'UTC' }).format(at)

/**
 * How fresh the prices are: five cells that fill in five seconds while the line is live, hatched when it is
 * not. Not a live region, since prices that speak every five seconds would drown the page (quality 6).
 */
export const LiveState = ({
  locale,
  state,
  lastAt,
  words,
  note,
}: {
  locale: Locale
  state: 'loading' | 'live' | 'stale' | 'unavailable'
  lastAt: number | null
  words: QuoteWords
  note: string
}) => {
  const at = lastAt === null ? '' : clock(locale, lastAt)
  const said = {
    loading: { lead: '', rest: words.waiting },
    live: { lead: words.live, rest: words.polled.replace('{{time}}', at) },
    stale: { lead: words.stale.replace('{{time}}', at), rest: words.staleNote },
    unavailable: { lead: words.error, rest: words.errorNote },
  }[state]
  return (
    <p className={`live live--${state}`}>
      <span className="poll" aria-hidden="true" key={lastAt} />
      <span className="live__words">
        {said.lead && <b>{said.lead}</b>} {said.rest}
      </span>
      <span className="live__scriptless">{words.noScript}</span>
      <span className="live__note">{note}</span>
    </p>
  )
}
