import type { ReactNode } from 'react'
import type { Locale } from '#locales/table.ts'
import { Delta, Price } from '#web/design/price.tsx'
import type { Direction } from '#web/lib/numbers/decimal.ts'
import { formatPrice } from '#web/lib/numbers/decimal.ts'
import { percentSign } from '#web/lib/numbers/percent.ts'
import { CandlePlot } from './candle-plot.tsx'
import type { ScreenData } from './plan-screen.ts'

interface Drawn {
  locale: Locale
  screen: ScreenData
  /** The reduced risk warning, complete. */
  risk: string
  /** The word at the part of the chart that is still to come. */
  ahead: string
}

/** MCtrader in a browser: list of prices, chart, and the ticket beside it. */
export const BrowserWindow = ({
  locale,
  screen,
  risk,
  ahead,
  address,
  directions,
  positions,
  children,
}: Drawn & {
  address: string
  directions: Record<Direction, string>
  /** The line under the chart: its label and that there are none. */
  positions: { label: string; none: string }
  /** The ticket. */
  children: ReactNode
}) => (
  <div className="window window--browser">
    <p className="window__bar">
      <svg viewBox="0 0 46 12" width="46" height="12" aria-hidden="true">
        <path d="M.5 6a5.500 5.500 0 1 0 11 0a5.500 5.500 0 1 0-11 0M17.500 6a5.500 5.500 0 1 0 11 0a5.500 5.500 0 1 0-11 0M34.500 6a5.500 5.500 0 1 0 11 0a5.500 5.500 0 1 0-11 0" />
      </svg>
      {address}
    </p>
    <p className="screen-risk">{risk}</p>
    <div className="window__parts">
      <ul className="window__list">
        {screen.prices.map(({ symbol, bid, change }) => (
          <li key={symbol}>
            <b>{symbol}</b>
            <Price locale={locale} value={bid} />
            {change && (
              <Delta locale={locale} value={change} words={directions} suffix={percentSign(locale)} />
            )}
          </li>
        ))}
      </ul>
      <div className="window__chart">
        <CandlePlot locale={locale} screen={screen} ahead={ahead} />
        <p>
          <span>{positions.label}</span> <span>{positions.none}</span>
        </p>
      </div>
      <div className="window__ticket">{children}</div>
    </div>
  </div>
)

/** The window of MT4: bar, list of prices and a chart of the one chosen. */
export const TerminalWindow = ({
  locale,
  screen,
  risk,
  ahead,
  server,
}: Drawn & {
  server: string
}) => (
  <div className="window window--terminal">
    <p className="window__bar">
      <span>MT4</span>
      <span>{`${screen.chosen.symbol}, M15`}</span>
      <span>{server}</span>
    </p>
    <p className="screen-risk">{risk}</p>
    <div className="window__parts">
      <ul className="window__list">
        {screen.prices.map((price) => (
          <li key={price.symbol} className={price === screen.chosen ? 'window__chosen' : undefined}>
            <span>{price.symbol}</span>
            <span className="fig" translate="no">
              {formatPrice(locale, price.bid)}
            </span>
          </li>
        ))}
      </ul>
      <CandlePlot locale={locale} screen={screen} ahead={ahead} />
    </div>
  </div>
)
