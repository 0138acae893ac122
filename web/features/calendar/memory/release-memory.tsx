import { useId, useState } from 'react'
import { fill } from '#common/fill.ts'
import { type Locale, locales } from '#locales/table.ts'
import { MemoryPanels } from './memory-panels.tsx'
import { MemoryTable } from './memory-table.tsx'
import type { MemoryWords } from './memory-words.ts'
import { formatPrice } from '#web/lib/numbers/decimal.ts'
import { formatMoney } from '#web/lib/numbers/money.ts'
import { ratioOf, times, toDecimal } from '#web/lib/numbers/ratio.ts'
import { type MemoryPlan, planMemory } from './plan-memory.ts'
import { useMemory } from './use-memory.ts'

interface OfSeries {
  series: string
  /** Of its figures. */
  unit: string
  locale: Locale
  words: MemoryWords
}

/** What the middle move of an hour was worth on 0.10 lot, at the rates of now; empty where that is not known. */
const moneyText = (locale: Locale, { panels }: MemoryPlan, pip: string | null, text: string): string => {
  const median = panels.at(-1)?.median ?? null
  const [pips, worth] = [ratioOf(median ?? ''), ratioOf(pip ?? '')]
  if (median === null || !pips || !worth) return ''
  const money = formatMoney(locale, toDecimal(times(pips, worth), 2), 'EUR')
  return `${fill(text, { number: formatPrice(locale, median), money })} `
}

/** The moves of one instrument: drawn, in words and as a table, or why there are none. */
const InstrumentMemory = ({ symbol, series, unit, locale, words }: OfSeries & { symbol: string }) => {
  const memory = useMemory(symbol, series)
  const { memory: said } = words
  const isOnItsWay = memory === undefined || memory?.state === 'asking'
  const plan = memory ? planMemory(memory.releases) : null
  const state =
    memory === null ? said.failed : isOnItsWay ? said.loading : memory.state === 'away' ? said.away : ''
  const month = new Intl.DateTimeFormat(locales[locale].intl, { month: 'short', year: 'numeric' })
  const [first, last] = [memory?.releases[0], memory?.releases.at(-1)]
  return (
    <div className="memory__of" aria-busy={isOnItsWay}>
      <output className="memory__state">{state}</output>
      {memory && plan && plan.known > 0 && first && last ? (
        <>
          <MemoryPanels plan={plan} symbol={symbol} locale={locale} words={words} />
          <p className="memory__note">
            {plan.known < memory.releases.length &&
              `${fill(said.partly, { number: memory.releases.length, known: plan.known })} `}
            {fill(said.note, { from: month.format(first.at), to: month.format(last.at) })}
          </p>
          <p className="memory__caution">
            {moneyText(locale, plan, memory.pip, said.money)}
            {said.caution}
          </p>
          <MemoryTable releases={memory.releases} symbol={symbol} unit={unit} locale={locale} words={words} />
        </>
      ) : (
        memory && !isOnItsWay && <p className="memory__note">{fill(said.nothing, { symbol })}</p>
      )}
    </div>
  )
}

/**
 * What instruments did after the last releases of a series, one of them at a time; asked for when it is drawn.
 * @param symbols the instruments to choose from, at least one
 */
export const ReleaseMemory = ({ symbols, ...series }: OfSeries & { symbols: readonly string[] }) => {
  const [chosen, choose] = useState(symbols[0] ?? '')
  const name = useId()
  const { memory: said } = series.words
  return (
    <section className="memory" aria-labelledby={`${name}-title`}>
      <div className="memory__head">
        <p className="memory__title" id={`${name}-title`}>
          {fill(said.title, { symbol: chosen })}
        </p>
        {symbols.length > 1 && (
          <fieldset className="memory__choice">
            <legend className="aloud">{said.instrument}</legend>
            {symbols.map((symbol) => (
              <label key={symbol}>
                <input
                  type="radio"
                  name={name}
                  value={symbol}
                  checked={symbol === chosen}
                  onChange={() => choose(symbol)}
                  autoComplete="off"
                />
                <span translate="no">{symbol}</span>
              </label>
            ))}
          </fieldset>
        )}
      </div>
      <InstrumentMemory key={chosen} symbol={chosen} {...series} />
    </section>
  )
}
