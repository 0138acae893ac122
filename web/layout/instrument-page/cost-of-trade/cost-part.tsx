import { fill } from '#common/fill.ts'
import { LivePart } from '#web/blocks/parts/live-part.tsx'
import type { Instrument } from '#web/documents/instrument.ts'
import { resources } from '#web/i18n/resources.ts'
import type { Locale } from '#locales/table.ts'
import { CostIsland } from '../islands.tsx'
import type { CostData, CostTerms } from './cost-data.ts'
import type { Typed } from './plan-answer.ts'
import { contextOf, firstTyped } from './plan-context.ts'
import type { CostWords } from './plan-lines.ts'
import { costTermsOf, readCosts } from './read-costs.ts'

const wordsOf = (locale: Locale): CostWords => {
  const { pastTrade, bill, lots, pips, calculators, plate, chart } = resources[locale].trading
  const { direction, buy, sell, size, currency, accounts, noRate, unknown } = bill
  const { title: _title, description: _about, noneTitle: _none, none: _why, back: _back, ...own } = pastTrade
  const { rangeNames, picture, nothing, ahead, closed, places } = chart
  return {
    own,
    bill: { direction, buy, sell, size, currency, accounts, noRate, unknown },
    lots,
    pips,
    problems: calculators.problems,
    ranges: plate.ranges,
    range: plate.range,
    chart: { rangeNames, picture, nothing, ahead, closed, places },
  }
}

/** The tool, or why there is nothing to work out with. */
export const CostView = ({
  locale,
  terms,
  data,
  typed,
}: {
  locale: Locale
  terms: CostTerms
  data: CostData
  /** What an address carried; the sample of the range without. */
  typed: Typed | null
}) => {
  const { pastTrade: words } = resources[locale].trading
  if (data.history.bars.length === 0)
    return (
      <div className="vacant">
        <h2 className="vacant__title">{words.heading}</h2>
        <p>
          <b>{words.noneTitle}.</b> {fill(words.none, { symbol: terms.symbol })}
        </p>
      </div>
    )
  return (
    <LivePart locale={locale}>
      <CostIsland
        locale={locale}
        terms={terms}
        data={data}
        typed={typed ?? firstTyped(contextOf(locale, terms, data))}
        words={wordsOf(locale)}
      />
    </LivePart>
  )
}

/** What a past trade would have cost, with a sample that lost; left out for an instrument whose sizes are unknown. */
export const CostPart = async ({
  locale,
  instrument,
  now,
}: {
  locale: Locale
  instrument: Instrument
  now: number
}) => {
  const terms = costTermsOf(instrument)
  if (!terms) return null
  const data = await readCosts(terms, '1m', now, true)
  return (
    <div className="part" id="cost">
      <div className="wrap">
        <CostView locale={locale} terms={terms} data={data} typed={null} />
      </div>
    </div>
  )
}
