'use client'

import { sessionWords } from '#web/features/hours/session-words.ts'
import { useSessions } from '#web/features/hours/use-sessions.ts'
import { useMinute } from '#web/lib/use-now.ts'
import { hoursIn } from '#web/blocks/instrument-table/plan-hours.ts'
import { LedgerTable } from '#web/blocks/parts/ledger-table.tsx'
import { fill } from '#common/fill.ts'
import type { Locale } from '#locales/table.ts'
import type { MarketHoursBlock } from './query.ts'

/**
 * Which markets are open now, and until or from when in the visitor's time. The market's own hours are in the HTML;
 * only the browser knows the current time.
 */
export const MarketHours = ({ block, locale }: { block: MarketHoursBlock; locale: Locale }) => {
  const { markets, words } = block
  const now = useMinute()
  const states = useSessions(markets, now)
  if (markets.length === 0) return <p className="block__note">{words.nothing}</p>
  return (
    <div data-live-part="bare">
      <LedgerTable
        caption={words.caption}
        look="ledger"
        columns={[words.market, words.instruments, words.hours, words.now].map((label) => ({ label }))}
        rows={markets.map(({ symbol, symbols, label, hours, zone }) => {
          const { session, sessionTime } = sessionWords(locale, states?.get(symbol), now, words.session)
          return {
            key: symbol,
            head: label,
            cells: [
              symbols.join(', '),
              hours
                ? `${hoursIn(locale, hours.sessions)} (${fill(words.session.market, { zone })})`
                : words.session.unknown,
              session ? (
                // One element: on narrow screens each child of a cell is a column.
                <span>
                  <b>{session}</b> <small>{sessionTime}</small>
                </span>
              ) : (
                '–'
              ),
            ],
          }
        })}
      />
      <noscript>
        <p className="block__note">{words.noClock}</p>
      </noscript>
    </div>
  )
}
