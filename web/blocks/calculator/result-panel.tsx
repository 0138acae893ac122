import { useState } from 'react'
import type { Sum } from '#web/features/calculators/formulas.ts'
import { formatPrice } from '#web/lib/numbers/decimal.ts'
import { fill } from '#common/fill.ts'
import { unitSpace } from '#web/lib/numbers/unit-space.ts'
import type { Locale } from '#locales/table.ts'
import type { CalculatorWords } from './calculator-words.ts'

/** A result: the figure, its parts, and the formula. */
export interface Result {
  label: string
  main: Sum
  rows: readonly { label: string; value: string }[]
  /** The formula with numbers. */
  numbers: string
}

export const sumText = (locale: Locale, { value, currency }: Sum): string =>
  `${formatPrice(locale, value)}${unitSpace}${currency}`

/** The result with formula, rate and time; announced when an input changes, not with every price. */
export const ResultPanel = ({
  result,
  missing,
  formula,
  rateLine,
  inputs,
  locale,
  words,
}: {
  result: Result | null
  /** What stands in the place of a result that there is not. */
  missing: string
  formula: string
  rateLine: string | null
  /** Key of the inputs: changes only when the visitor changes something. */
  inputs: string
  locale: Locale
  words: CalculatorWords
}) => {
  const said = result ? `${result.label}: ${sumText(locale, result.main)}` : ''
  const [told, setTold] = useState({ inputs, said, isFirst: true })
  if (told.inputs !== inputs || (told.said === '' && said !== ''))
    setTold({ inputs, said, isFirst: told.inputs === inputs })
  return (
    <div className="result">
      <output className="aloud">{told.isFirst ? '' : told.said}</output>
      {result ? (
        <>
          <p className="result__main">
            <span>{result.label}</span>
            <b className="fig" translate="no">
              {formatPrice(locale, result.main.value)}
              {unitSpace}
              <small>{result.main.currency}</small>
            </b>
          </p>
          <dl className="facts">
            {result.rows.map(({ label, value }) => (
              <div key={label}>
                <dt>{label}</dt>
                <dd>{value}</dd>
              </div>
            ))}
          </dl>
        </>
      ) : (
        <p className="result__missing">{missing}</p>
      )}
      <p className="result__formula">
        <span>{words.formula}</span> {formula}
        {result && <em>{fill('= {{numbers}}', { numbers: result.numbers })}</em>}
      </p>
      {rateLine && <p className="result__rate">{rateLine}</p>}
    </div>
  )
}
