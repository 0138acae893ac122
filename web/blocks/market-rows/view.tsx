import type { ViewProps } from '#web/blocks/define-block.ts'
import { WidePart } from '#web/blocks/parts/wide-part.tsx'
import { Spark } from '#web/features/chart/spark.tsx'
import { readDays } from '#web/features/history/read-history.ts'
import { recordedWords } from '#web/features/history/recorded-words.ts'
import { ChangePlace, PricePlace } from '#web/features/quotes/places.tsx'
import { rowFacts } from '#web/features/quotes/row-facts.ts'
import { StateLine } from '#web/features/quotes/state-line.tsx'
import { resources } from '#web/i18n/resources.ts'
import { planSinceOpen } from '#web/live/plan-change.ts'
import type { MarketRowsBlock } from './query.ts'

/** Markets in rows; the figures that the server knows are drawn by it, and follow the broker in the browser (`web/live`). */
export const View = async ({ block, locale }: ViewProps<MarketRowsBlock>) => {
  const { quotes, classes, marketRows } = resources[locale].trading
  const now = Date.now()
  const days = await readDays(
    block.rows.flatMap(({ instruments }) => instruments),
    now,
  )
  return (
    <WidePart block={block}>
      <div className="markets" data-prices="">
        <StateLine
          known={recordedWords(locale, days, now)}
          words={quotes}
          note={block.note ?? quotes.indicative}
        />
        <ul className="markets__rows">
          {block.rows.map(({ key, href, assetClass, count, unit, leverage, leverageNote, instruments }) => (
            <li key={key}>
              <a className="markets__market" href={href}>
                <h3>{classes[assetClass]}</h3>
                <p>
                  <span className="fig">{count}</span> {unit}
                </p>
              </a>
              <ul className="markets__instruments">
                {instruments.map(({ symbol, href: address, hours }) => {
                  const { bid, open, isClosed = false, closes = [] } = days.get(symbol) ?? {}
                  return (
                    <li
                      key={symbol}
                      {...rowFacts({ symbol, assetClass, hours }, { open, isClosed, written: 'percent' })}
                    >
                      <a href={address}>
                        <b>{symbol}</b>{' '}
                        <span className="markets__spark">
                          <Spark closes={closes} />
                        </span>
                        <span className="markets__bid">
                          <PricePlace locale={locale} value={bid} none={quotes.noPrice} />
                        </span>{' '}
                        <ChangePlace
                          name="since-open"
                          words={quotes.directions}
                          change={planSinceOpen(locale, { bid, open, isClosed }, 'percent')}
                        />
                      </a>
                    </li>
                  )
                })}
              </ul>
              {leverage && (
                <p className="markets__leverage">
                  <small>{marketRows.upTo}</small> <span className="fig">{leverage}</span>
                  {leverageNote && <small> {leverageNote}</small>}
                </p>
              )}
            </li>
          ))}
        </ul>
      </div>
    </WidePart>
  )
}
