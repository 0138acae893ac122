import type { ViewProps } from '#web/blocks/define-block.ts'
import type { Instrument } from '#web/documents/instrument.ts'
import { triangles } from '#web/design/price.tsx'
import { resources } from '#web/i18n/resources.ts'
import { formatPrice, multiply } from '#web/lib/numbers/decimal.ts'
import type { Locale } from '#locales/table.ts'
import { sessionWords } from '#web/features/hours/session-words.ts'
import type { SessionState } from '#web/features/hours/sessions.ts'
import { readSessions } from '#web/features/hours/read-sessions.ts'
import { zoneOf } from '#web/lib/zone.ts'
import { BlockFrame } from '#web/blocks/parts/block-frame.tsx'
import type { RecordedDay } from '#web/features/history/plan-day.ts'
import { readDays } from '#web/features/history/read-history.ts'
import { recordedWords } from '#web/features/history/recorded-words.ts'
import { BoardIsland } from './board-island.tsx'
import { thinned } from '#web/features/board/plan/plan-today.ts'
import type { BoardInstrument } from './quote-row.tsx'
import { LivePart } from '#web/blocks/parts/live-part.tsx'
import type { QuotesTableBlock } from './query.ts'

const onBoard = (
  instrument: Instrument,
  locale: Locale,
  { day, state, now }: { day: RecordedDay | undefined; state: SessionState | undefined; now: number },
): BoardInstrument => {
  const { symbol, name, href, assetClass, hours, typicalSpread, pipSize } = instrument
  const words = resources[locale].trading.hours
  return {
    symbol,
    name,
    href,
    assetClass,
    hours,
    spreadPips: typicalSpread,
    spreadText: typicalSpread && formatPrice(locale, typicalSpread),
    spread: multiply(typicalSpread, pipSize),
    closes: thinned(day?.closes ?? []),
    open: day?.open,
    range: day ? { low: day.low, high: day.high } : null,
    drawn: sessionWords(locale, state, now, words, zoneOf[locale]),
  }
}

/** Live prices of the selected markets; names, sessions and the last prices on record are in the HTML. */
export const View = async ({ block, locale }: ViewProps<QuotesTableBlock>) => {
  const { classes, quotes, board, hours } = resources[locale].trading
  if (block.groups.length === 0) return null
  const now = Date.now()
  const all = block.groups.flatMap(({ instruments }) => instruments)
  const days = await readDays(all, now)
  const states = await readSessions(all, now)
  const legend = [
    ['up', board.legendUp],
    ['down', board.legendDown],
    ['flat', board.legendFlat],
  ] as const
  return (
    <BlockFrame block={block} name="quotes" isWide>
      <LivePart locale={locale}>
        <BoardIsland
          locale={locale}
          words={{ quotes, board, hours }}
          caption={quotes.region}
          known={recordedWords(locale, days, now)}
          drawnAt={now}
          groups={block.groups.map(({ assetClass, instruments }) => ({
            key: assetClass,
            label: classes[assetClass],
            instruments: instruments.map((instrument) =>
              onBoard(instrument, locale, {
                day: days.get(instrument.symbol),
                state: states.get(instrument.symbol),
                now,
              }),
            ),
          }))}
        />
      </LivePart>
      <ul className="board__legend">
        {legend.map(([direction, label]) => (
          <li key={direction} className={`delta delta--${direction}`}>
            <svg viewBox="0 0 10 10" aria-hidden="true">
              <path d={triangles[direction]} />
            </svg>
            {label}
          </li>
        ))}
        <li>{board.legendDigit}</li>
      </ul>
      <p className="block__note">
        {board.askNote} {board.ruleNote} {days.size > 0 ? board.todayNote : board.watchedNote}
      </p>
    </BlockFrame>
  )
}
