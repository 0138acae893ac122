import { memo } from 'react'
import type { Locale } from '#locales/table.ts'
import type { BoardFacts } from '#web/features/board/board-row-in.ts'
import { CoursePlace, OpenPlace, RulePlace, useKnownFigures } from '#web/features/board/cells.tsx'
import { roles } from '#web/features/board/roles.ts'
import { StarButton } from '#web/features/board/star-button.tsx'
import { ImportanceMark } from '#web/features/calendar/parts/importance-mark.tsx'
import { PricePlace } from '#web/features/quotes/places.tsx'
import type { Direction } from '#web/lib/numbers/decimal.ts'
import type { MarketRow, MarketWords } from './market-row.ts'

/** Words of a row that other parts of the site have too. */
export interface RowLabels {
  noPrice: string
  low: string
  high: string
  directions: Readonly<Record<Direction, string>>
  levels: Readonly<Record<1 | 2 | 3, string>>
}

interface RowProps {
  locale: Locale
  row: MarketRow
  isHidden: boolean
  isStarred: boolean
  isPicked: boolean
  starLabel: string
  compareLabel: string
  words: MarketWords
  labels: RowLabels
  onStar: (symbol: string) => void
  onPick: (symbol: string) => void
}

/**
 * A row of a market: price and day, costs, next release. On a phone its cells stand in four short lines, each with its
 * label, so it keeps the roles of a row.
 */
export const BoardRow = memo(
  ({
    locale,
    row,
    isHidden,
    isStarred,
    isPicked,
    starLabel,
    compareLabel,
    words,
    labels,
    onStar,
    onPick,
  }: RowProps) => {
    const known = useKnownFigures(locale, row)
    const { symbol, name, href, lot, closes, assetClass, hours, spread, range, next } = row
    const facts: BoardFacts = { assetClass, hours, spread, range }
    return (
      <tr
        {...roles.row}
        data-part="board"
        data-symbol={symbol}
        data-facts={JSON.stringify(facts)}
        data-priced={closes.length > 0 ? 'known' : undefined}
        data-picked={isPicked || undefined}
        hidden={isHidden}
      >
        <td {...roles.cell} className="m-star">
          <StarButton isStarred={isStarred} label={starLabel} onPress={() => onStar(symbol)} />
        </td>
        <th {...roles.head} scope="row" className="m-name">
          <a href={href}>{symbol}</a> <small>{name}</small>
          {lot && <small className="m-lot"> {lot}</small>}
        </th>
        <td {...roles.cell} className="q-bid is-figure">
          <PricePlace locale={locale} value={closes.at(-1)} none={labels.noPrice} />
        </td>
        <td {...roles.cell} className="q-open is-figure">
          <OpenPlace words={labels.directions} known={known} />
        </td>
        <td {...roles.cell} className="q-rule">
          <RulePlace words={labels} known={known} />
        </td>
        <td {...roles.cell} className="q-course" aria-hidden="true">
          <CoursePlace known={known} />
        </td>
        <td {...roles.cell} className="m-cost is-figure">
          <em>{words.spread}</em> <span className="fig">{row.spreadText}</span>
        </td>
        <td {...roles.cell} className="m-night is-figure">
          <em>{words.nightShort}</em>{' '}
          <span className="fig">
            <span className="aloud">{words.long} </span>
            {row.longText}
          </span>
          <i aria-hidden="true"> / </i>
          <span className="fig">
            <span className="aloud">{words.short} </span>
            {row.shortText}
          </span>
        </td>
        <td {...roles.cell} className="m-next">
          {next ? (
            <>
              <span className="m-when">
                <span className="aloud">{words.next}: </span>
                <b className="fig">{next.time}</b> {next.currency} <ImportanceMark level={next.importance} />
                <span className="aloud">{labels.levels[next.importance]}</span>
              </span>{' '}
              <small>{next.title}</small>
            </>
          ) : (
            <small>{words.none}</small>
          )}
        </td>
        <td {...roles.cell} className="m-pick">
          <label>
            <input type="checkbox" checked={isPicked} onChange={() => onPick(symbol)} />
            <span className="aloud">{compareLabel}</span>
          </label>
        </td>
      </tr>
    )
  },
)
BoardRow.displayName = 'BoardRow'
