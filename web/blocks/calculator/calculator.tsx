'use client'

import { accountCurrencies, quotedCurrencies } from '#web/features/calculators/conversion.ts'
import { charges } from '#web/features/calculators/formulas.ts'
import { formatPrice } from '#web/lib/numbers/decimal.ts'
import { formatPercent } from '#web/lib/numbers/percent.ts'
import { fill } from '#common/fill.ts'
import { ChoiceField, NumberField } from './number-field.tsx'
import { ResultPanel } from './result-panel.tsx'
import { type CalculatorProps, useCalculator } from './use-calculator.ts'
import '#web/design/controls/segments.css'
import './calculator.css'

const codes = (list: readonly string[]) => list.map((code) => ({ value: code, label: code }))

/** Fields that are cleared with another instrument or currency. */
const clearedBy: Readonly<Record<string, readonly string[]>> = {
  instrument: ['price', 'close', 'rate'],
  currency: ['rate'],
  from: ['rate'],
}

/**
 * A calculator. Inputs are stored in the address; prices and rates are live until the visitor types their own, which
 * is enough when the broker is unavailable.
 */
export const Calculator = (props: CalculatorProps) => {
  const { kind, instruments, locale, words } = props
  const {
    fields,
    instrument,
    direction,
    from,
    currency,
    leverage,
    readings,
    price,
    yearly,
    rate,
    result,
    missing,
    inputs,
  } = useCalculator(props)
  const { isReady } = fields
  const hasInstrument = kind !== 'conversion'
  const number = { calculator: kind, fields, locale, words }
  const choose = (name: string) => ({
    id: `${kind}-${name}`,
    isReady,
    onChoose: (value: string) => fields.choose(name, value, clearedBy[name]),
  })
  const limits = {
    least: formatPrice(locale, instrument.minLot),
    most: formatPrice(locale, instrument.maxLot),
    step: formatPrice(locale, instrument.lotStep),
  }
  const isEmpty = (name: string) => fields.entry(name) === ''
  return (
    <div className="calculator__sheet">
      <p className="calculator__scriptless">{words.noScript}</p>
      <form className="calculator__form" onSubmit={(event) => event.preventDefault()}>
        {hasInstrument && (
          <ChoiceField
            {...choose('instrument')}
            label={words.instrument}
            value={instrument.symbol}
            options={instruments.map(({ symbol, name }) => ({ value: symbol, label: `${symbol} – ${name}` }))}
          />
        )}
        {(kind === 'profit' || kind === 'financing') && (
          <fieldset className="field" disabled={!isReady}>
            <legend>{words.direction}</legend>
            <div className="segments">
              {(['buy', 'sell'] as const).map((side) => (
                <button
                  key={side}
                  type="button"
                  aria-pressed={direction === side}
                  onClick={() => fields.choose('direction', side === 'buy' ? '' : side)}
                >
                  {words.directions[side]}
                </button>
              ))}
            </div>
          </fieldset>
        )}
        {hasInstrument && (
          <NumberField
            {...number}
            name="lots"
            label={words.lots}
            hint={fill(words.hints.lots, limits)}
            reading={readings.lots}
          />
        )}
        {hasInstrument && kind !== 'pip' && (
          <NumberField
            {...number}
            name="price"
            label={kind === 'profit' ? words.open : words.price}
            hint={price.hint}
            live={price.live}
            reading={readings.price}
          />
        )}
        {kind === 'profit' && (
          <NumberField
            {...number}
            name="close"
            label={words.close}
            reading={isEmpty('close') ? null : readings.close}
          />
        )}
        {kind === 'margin' && (
          <ChoiceField
            {...choose('leverage')}
            label={words.leverage}
            hint={fill(leverage.asked > leverage.cap ? words.hints.capped : words.hints.cap, {
              cap: leverage.cap,
              symbol: instrument.symbol,
              asked: leverage.asked,
            })}
            value={String(leverage.chosen)}
            options={leverage.offered.map((step) => ({ value: String(step), label: `${step}:1` }))}
          />
        )}
        {kind === 'financing' && (
          <>
            <NumberField
              {...number}
              name="yearly"
              label={words.yearly}
              hint={yearly.hint}
              live={yearly.live}
              reading={isEmpty('yearly') ? null : readings.yearly}
            />
            <NumberField {...number} name="nights" label={words.nights} reading={readings.nights} />
          </>
        )}
        {kind === 'conversion' && (
          <>
            <NumberField {...number} name="amount" label={words.amount} reading={readings.amount} />
            <ChoiceField
              {...choose('from')}
              label={words.from}
              value={from}
              options={codes(quotedCurrencies)}
            />
          </>
        )}
        <ChoiceField
          {...choose('currency')}
          label={hasInstrument ? words.currency : words.to}
          value={currency}
          options={codes(hasInstrument ? accountCurrencies : [...quotedCurrencies, 'PLN'])}
        />
        {from !== currency && (
          <NumberField
            {...number}
            name="rate"
            label={fill(words.rate, { from, to: currency })}
            hint={rate.hint}
            live={rate.live}
            reading={readings.rate}
          />
        )}
      </form>
      <ResultPanel
        result={result}
        missing={missing}
        formula={fill(words.formulas[kind], {
          charge: formatPercent(locale, charges.conversion),
          addition: formatPercent(locale, charges.financing),
        })}
        rateLine={rate.line}
        inputs={inputs}
        locale={locale}
        words={words}
      />
    </div>
  )
}
