import { fill } from '#common/fill.ts'
import { type Locale, localePath } from '#locales/table.ts'
import { LivePart } from '#web/blocks/parts/live-part.tsx'
import { RiskNote } from '#web/blocks/parts/risk-note.tsx'
import type { HistoryRange, PriceHistory } from '#web/broker/history/history.ts'
import { Icon } from '#web/design/icon.tsx'
import type { Instrument } from '#web/documents/instrument.ts'
import { lastDay } from '#web/features/chart/plan/day.ts'
import { barNamer } from '#web/features/chart/plan/table.ts'
import { offsetText, zoneOf } from '#web/lib/zone.ts'
import { StillChart } from '#web/features/chart/still-chart.tsx'
import { marketOf } from '#web/features/hours/market-of.ts'
import { momentIn } from '#web/features/hours/moment.ts'
import { resources } from '#web/i18n/resources.ts'
import type { SiteSettings } from '#web/documents/site-settings.ts'
import { HistoryTable } from './history-table.tsx'
import { stateInWords } from '#web/features/chart/rail/market-state.tsx'
import { ChartIsland } from '../islands.tsx'
import { Rail } from './rail.tsx'
import { TicketPart } from './ticket-part.tsx'

/** Bars a range needs to be offered: one of a week is no course of a year. */
const fewestBars: Record<HistoryRange, number> = { '1d': 1, '1w': 2, '1m': 2, '1y': 2 }

/** The ranges with a course to draw; the day is among them whenever another is. */
const offered = (histories: readonly PriceHistory[]): PriceHistory[] => {
  const drawn = histories.filter(({ range, bars }) => bars.length >= fewestBars[range])
  return drawn.length > 0 ? histories.filter((one) => one.range === '1d' || drawn.includes(one)) : []
}

const Choice = ({
  group,
  legend,
  options,
  first,
}: {
  group: string
  legend: string
  options: readonly { value: string; label: string }[]
  first: string
}) => (
  <fieldset className="price-choice">
    <legend className="aloud">{legend}</legend>
    {options.map(({ value, label }) => (
      <label key={value}>
        <input type="radio" name={group} value={value} defaultChecked={value === first} autoComplete="off" />
        <span>{label}</span>
      </label>
    ))}
  </fieldset>
)

/** An instrument's price: its course, what it is now, the same as a table and a file, and the ways to an account. */
export const PricePlate = ({
  locale,
  instrument,
  histories,
  settings,
  now,
}: {
  locale: Locale
  instrument: Instrument
  /** One for each range, in the order of their buttons. */
  histories: readonly PriceHistory[]
  settings: SiteSettings
  now: number
}) => {
  const { chart: words, plate, practice, lots, instrument: pageWords } = resources[locale].trading
  const { symbol, assetClass, hours, digits, base, quote } = instrument
  const market = marketOf(instrument)
  const shown = offered(histories)
  const firstRange = shown.find(({ bars }) => bars.length > 0)?.range ?? '1d'
  const latest = shown.find(({ bars }) => bars.length > 0)
  const bar = latest?.bars.at(-1)
  const zone = zoneOf[locale]
  const chartInstrument = {
    symbol,
    digits,
    assetClass,
    hours,
    currencies: [...new Set([base, quote])].flatMap((code) => code || []),
  }
  const start =
    latest && bar
      ? {
          bid: bar.close,
          asOf: fill(plate.asOf, {
            time: `${momentIn(locale, Math.min(now, bar.at + latest.stepMs), now, zone)} ${offsetText(zone, now)}`,
          }),
          day: latest.range === '1d' ? lastDay(latest, market, zone) : null,
        }
      : null
  const hasHistory = shown.length > 0
  return (
    <section className="wrap price" aria-label={pageWords.price}>
      <div className="neat price__plate">
        <div className="price__chart">
          {hasHistory && (
            <div className="price__choices">
              <Choice
                group="chart-range"
                legend={plate.range}
                first={firstRange}
                options={shown.map(({ range }) => ({ value: range, label: plate.ranges[range] }))}
              />
              <Choice
                group="chart-kind"
                legend={plate.drawing}
                first="candles"
                options={[
                  { value: 'candles', label: plate.candles },
                  { value: 'line', label: plate.line },
                ]}
              />
            </div>
          )}
          <LivePart locale={locale}>
            <ChartIsland
              locale={locale}
              instrument={chartInstrument}
              lotStep={instrument.lotStep}
              held={{ ...practice.line, lots }}
              hasHistory={hasHistory}
              firstRange={firstRange}
              last={latest && bar ? { bar, name: barNamer(latest.range, zone, locale)(bar.at) } : null}
              words={words}
            />
          </LivePart>
          <div className="price__still">
            {shown.map((history) => (
              <StillChart
                key={history.range}
                locale={locale}
                history={history}
                digits={digits}
                market={market}
                words={words}
              />
            ))}
            {!hasHistory && (
              <div className="vacant price__none">
                <p className="vacant__title">{plate.emptyTitle}</p>
                <p>{fill(plate.empty, { symbol })}</p>
              </div>
            )}
          </div>
        </div>
        <Rail
          locale={locale}
          instrument={instrument}
          start={start}
          state={stateInWords(locale, market, now)}
        />
        <TicketPart locale={locale} instrument={instrument} demoHref={settings.links.demo} now={now} />
      </div>
      {settings.localWarning && <RiskNote locale={locale} format="B" />}
      <div className="price__foot">
        {hasHistory && (
          <>
            <details className="fold price__table">
              <summary>
                <Icon name="chevron" size={18} />
                {plate.table}
              </summary>
              {shown.map((history) => (
                <HistoryTable key={history.range} locale={locale} history={history} />
              ))}
            </details>
            {shown.map(({ range }) => (
              <a
                className={`more price__file price__file--${range}`}
                href={`/api/history/${symbol}.csv?range=${range}`}
                key={range}
              >
                <Icon name="download" size={18} />
                {fill(plate.csv, { step: plate.steps[range] })}
              </a>
            ))}
          </>
        )}
        <span className="price__ways">
          {settings.links.demo && (
            <a className="btn" href={settings.links.demo}>
              {plate.demo}
            </a>
          )}
          <a className="btn btn--solid" href={localePath(locale, '/register')}>
            {resources[locale].login.register}
            <Icon name="arrow" size={18} />
          </a>
        </span>
      </div>
    </section>
  )
}
