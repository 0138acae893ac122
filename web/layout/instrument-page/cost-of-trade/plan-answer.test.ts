import { describe, expect, it, test } from 'vitest'
import { programTexts } from '#locales/resources.ts'
import type { Locale } from '#locales/table.ts'
import { type CostContext, planAnswer, planSample, type Typed } from './plan-answer.ts'
import { askedTyped, firstTyped } from './plan-context.ts'
import { askedIn, linkOf } from './plan-address.ts'
import { costCsvOf } from './plan-csv.ts'
import { type CostWords, planCostLines } from './plan-lines.ts'
import { planSentences, problemText } from './plan-sentences.ts'
import { daysOf, hoursFrom, terms } from './sample-data.ts'

const wordsIn = (locale: Locale): CostWords => {
  const { pastTrade, bill, lots, pips, calculators, plate, chart } = programTexts[locale].trading
  const { ranges, range } = plate
  return { own: pastTrade, bill, lots, pips, problems: calculators.problems, ranges, range, chart }
}

/** From Monday 26 October to Thursday 5 November: down 151.4 pips from Tuesday to Wednesday week, and up again. */
const nine = [
  ['1.16500', '1.16600', '1.16300', '1.16404'],
  ['1.16404', '1.16420', '1.16200', '1.16300'],
  ['1.16300', '1.16310', '1.15900', '1.16000'],
  ['1.16000', '1.16100', '1.15700', '1.15800'],
  ['1.15800', '1.15900', '1.15500', '1.15600'],
  ['1.15600', '1.15700', '1.15200', '1.15300'],
  ['1.15300', '1.15400', '1.15000', '1.15100'],
  ['1.15100', '1.15200', '1.14800', '1.14890'],
  ['1.14890', '1.15500', '1.14890', '1.15400'],
] as const

const typed: Typed = {
  range: '1m',
  from: '2026-10-27',
  to: '2026-11-04',
  side: 'buy',
  lots: '0.1',
  currency: 'USD',
}

const ask = (context: CostContext, change: Partial<Typed> = {}) => {
  const whole = { ...typed, ...change }
  const answer = planAnswer(context, whole)
  const words = wordsIn(context.locale)
  return {
    answer,
    lines: planCostLines(context, whole, answer, words),
    said: planSentences(context, whole, answer, words),
    problem: (field: 'from' | 'to' | 'lots') => problemText(context, answer, field, words),
    csv: costCsvOf(context, whole, answer),
  }
}

describe('six nights over the change of clocks, with a Wednesday', () => {
  it('line by line', () => {
    const { lines, said } = ask(daysOf(nine))
    expect(lines.map(({ label, value }) => `${label} ${value}`)).toEqual([
      'Price −$151.40',
      'Spread −$0.90',
      '8 nights −$11.70',
      'Conversion –',
      'Result −$164.00',
    ])
    expect(lines.map(({ note }) => note)).toEqual([
      '1.16404 to 1.14890, 151.4\u00a0pips against you',
      'paid once, on opening',
      '6 nights booked, Wednesday counted three times, each at today’s rate: −\u2060$14.62 for one lot'.replace(
        '6 nights',
        '6\u00a0nights',
      ),
      'none, the price is in USD too',
      '42% of the margin of $388.01',
    ])
    expect(said.other).toEqual({ label: 'The same days, sold instead of bought', value: '+$150.14' })
    expect(said.closeOut).toBe(
      'The close-out at 50% of the margin was not reached. Lowest: 55% left, with nothing else in the account.',
    )
    expect(said.isStopped).toBe(false)
  })

  it('in euro by the pair’s own bars of the same days', () => {
    const { lines } = ask(daysOf(nine), { currency: 'EUR' })
    expect(lines.map(({ value }) => value)).toEqual(['−€131.78', '−€0.78', '−€10.18', '−€0.71', '−€143.45'])
  })

  it('in German and Polish', () => {
    const german = ask(daysOf(nine, 'de'), { currency: 'EUR', lots: '0,1' })
    expect(german.lines.map(({ value }) => value)[4]).toBe('−143,45\u00a0€')
    expect(german.lines[2]?.note).toContain('Mittwoch dreifach gezählt')
    const polish = ask(daysOf(nine, 'pl'), { currency: 'EUR', lots: '0,1' })
    expect(polish.lines[2]?.label).toBe('8 nocy')
    expect(polish.said.other.label).toBe('Te same dni, sprzedaż zamiast kupna')
  })

  it('as CSV, whose lines add up to its result', () => {
    const { csv } = ask(daysOf(nine), { currency: 'EUR' })
    const rows = (csv ?? '')
      .trim()
      .split('\r\n')
      .map((row) => row.split(','))
    const amount = (name: string) => Math.round(100 * Number(rows.find(([key]) => key === name)?.at(-2)))
    expect(amount('price') + amount('spread') + amount('nights') + amount('conversion')).toBe(
      amount('result'),
    )
    expect(amount('result')).toBe(-14_345)
  })
})

describe('closed out', () => {
  const fall = daysOf([
    ['1.16500', '1.16600', '1.16300', '1.16404'],
    ['1.16404', '1.16420', '1.16200', '1.16300'],
    ['1.16300', '1.16310', '1.13000', '1.16000'],
    ['1.16000', '1.16100', '1.15700', '1.15800'],
    ['1.15800', '1.15900', '1.15500', '1.15600'],
  ])
  const { answer, lines, said } = ask(fall, { to: '2026-10-30' })

  it('it ends at the first price at which half of the margin is gone, and says when', () => {
    expect(answer.close).toBe(4)
    expect(answer.outcome?.stop).toBe(2)
    expect(answer.outcome?.bid).toBe('1.14487')
    expect(lines.at(-1)?.value).toBe('−$194.06')
    expect(said.isStopped).toBe(true)
    expect(said.closeOut).toMatch(
      /^Closed out: Wed,? 28 Oct, at a bid of 1\.14487, when half of the margin was gone\./,
    )
  })

  it('and the other direction goes on to its own end', () => {
    expect(answer.other?.course.closedOut).toBeNull()
    expect(answer.other?.stop).toBe(4)
  })
})

describe('what cannot be used is named, with the way out', () => {
  const days = daysOf(nine)
  it.each([
    [{ from: '' }, 'from', 'Choose a date.'],
    [{ from: 'yesterday' }, 'from', 'Write the date like this: 2026-11-04.'],
    [{ from: '2026-02-31' }, 'from', 'Write the date like this: 2026-11-04.'],
    [
      { from: '2026-10-20' },
      'from',
      'Prices in this range begin on 26 Oct 2026. Choose a later date, or a longer range.',
    ],
    [{ to: '2027-01-04' }, 'to', 'This is still to come. Choose a date up to now.'],
    [
      { to: '2026-11-01' },
      'to',
      'The market was closed then. It opened next Sun 22:05: choose a time from there on.',
    ],
    [
      { from: '2026-11-03', to: '2026-10-28' },
      'to',
      'The close lies before the opening. Choose a later date, or an earlier opening.',
    ],
    [{ lots: '0' }, 'lots', 'Type a number above zero.'],
    [{ lots: '1000000000' }, 'lots', 'Not more than 50.'],
    [
      { lots: '1e9' },
      'lots',
      'Type digits with a point for the decimals and nothing between thousands, such as 1250.5.',
    ],
    [
      { lots: 'abc' },
      'lots',
      'Type digits with a point for the decimals and nothing between thousands, such as 1250.5.',
    ],
    [{ lots: '0.015' }, 'lots', 'Only in steps of 0.01.'],
    [{ lots: '' }, 'lots', 'Type a number.'],
  ] as const)('%o', (change, field, text) => {
    const { problem, answer, said, csv } = ask(days, change)
    expect(problem(field)).toBe(text)
    expect([answer.outcome, csv]).toEqual([null, null])
    expect(said.told).not.toBe('')
  })

  it('hours: the one that the clocks left out, and those in which nothing trades', () => {
    const price = ['1.16500', '1.16600', '1.16300', '1.16404'] as const
    // Friday 27 March 2026, 18:00 UTC; the clocks of Berlin go forward in the night to Sunday.
    const friday = hoursFrom(
      '2026-03-27T18:00:00Z',
      [price, price, ...Array<null>(22).fill(null), price, price],
      'de',
    )
    const at = (from: string) => ask(friday, { range: '1w', from, to: '2026-03-29T22:00' })
    expect(at('2026-03-29T02:30').problem('from')).toMatch(/^Da wurden die Uhren vorgestellt/)
    expect(at('2026-03-28T12:00').problem('from')).toMatch(
      /^Der Markt war da geschlossen. Er öffnete wieder So/,
    )
    expect(at('2026-03-27T19:30').answer.open).toBe(0)
    expect(at('2026-03-27T21:00').answer.open).toBe(1)
  })

  it('a hole in open hours', () => {
    const price = ['1.16500', '1.16600', '1.16300', '1.16404'] as const
    const hole = hoursFrom('2026-11-25T08:00:00Z', [price, null, null, price])
    const { problem } = ask(hole, { range: '1w', from: '2026-11-25T11:00', to: '2026-11-25T15:00' })
    expect(problem('from')).toBe('No price is on record for that time. Choose another date.')
  })
})

test('a time between two bars opens the later one and closes the earlier one', () => {
  const price = ['1.16500', '1.16600', '1.16300', '1.16404'] as const
  const hours = hoursFrom('2026-11-25T08:00:00Z', [price, price, price, price])
  const { answer } = ask(hours, { range: '1w', from: '2026-11-25T10:00', to: '2026-11-25T12:00' })
  expect([answer.open, answer.close]).toEqual([1, 1])
})

test('a position closed with Friday’s last price does not pay Friday’s night; one held over the weekend does', () => {
  const days = daysOf(nine)
  const nights = (to: string) => ask(days, { from: '2026-10-30', to }).answer.outcome?.trade.nights.count
  expect([nights('2026-10-30'), nights('2026-11-02')]).toEqual([0, 1])
})

describe('the sample', () => {
  it('is the week that lost most, bought, and loses', () => {
    const days = daysOf(nine)
    expect(planSample(days, '0.1')).toEqual({ from: '2026-10-28', to: '2026-11-04', side: 'buy' })
    expect(ask(days, firstTyped(days)).answer.outcome?.trade.result.value).toMatch(/^-/)
  })

  it('is sold where every week rose', () => {
    const rising = nine.map((_, index) => {
      const at = (1.1 + index * 0.01).toFixed(5)
      const next = (1.109 + index * 0.01).toFixed(5)
      return [at, next, at, next] as const
    })
    expect(planSample(daysOf(rising), '0.1')?.side).toBe('sell')
  })

  it('is the only bar of an instrument that has one, and nothing without any', () => {
    expect(planSample(daysOf(nine.slice(0, 1)), '0.1')).toEqual({
      from: '2026-10-26',
      to: '2026-10-26',
      side: 'buy',
    })
    expect(planSample(daysOf([]), '0.1')).toBeNull()
  })
})

test('a link carries what was chosen, and gives the same figures', () => {
  const days = daysOf(nine, 'de')
  const chosen: Typed = { ...typed, side: 'sell', lots: '0,25', currency: 'EUR', from: '2026-10-29' }
  const link = linkOf('de', 'EURUSD', chosen)
  const { symbol, ...asked } = askedIn(new URL(link, 'https://x.test').searchParams)
  expect(link).toMatch(/^\/de\/trade-cost\?of=EURUSD&/)
  expect(symbol).toBe('EURUSD')
  expect(askedTyped(days, asked)).toEqual(chosen)
})

test('a link of hours is the same instant in every language, and its size the same number', () => {
  const price = ['1.16500', '1.16600', '1.16300', '1.16404'] as const
  const hours = (locale: Locale) => hoursFrom('2026-11-25T08:00:00Z', [price, price, price], locale)
  const chosen: Typed = {
    ...typed,
    range: '1w',
    from: '2026-11-25T11:00',
    to: '2026-11-25T13:00',
    lots: '0,25',
  }
  const link = linkOf('de', 'EURUSD', chosen)
  expect(link).toContain('from=2026-11-25T10%3A00Z&to=2026-11-25T12%3A00Z')
  const asked = askedIn(new URL(link, 'https://x.test').searchParams)
  expect(askedTyped(hours('de'), asked)).toEqual(chosen)
  expect(askedTyped(hours('en'), asked)).toEqual({
    ...chosen,
    from: '2026-11-25T10:00',
    to: '2026-11-25T12:00',
    lots: '0.25',
  })
})

test('without a rate to the wanted currency the figures are in that of the price, and it is said', () => {
  const yen = { ...terms, symbol: 'USDJPY', quote: 'JPY' }
  const { answer, said } = ask(daysOf(nine, 'en', yen), { currency: 'EUR' })
  expect(answer.currency).toBe('JPY')
  expect(said.missing).toBe('In JPY for now: no rate to EUR is known just now.')
})

test('prices below zero have a margin of their size', () => {
  const oil = { ...terms, contractSize: '1000', pipSize: '0.01', maxLeverage: '10:1', digits: 2 }
  const low = daysOf(
    [
      ['-10.00', '-9.00', '-10.20', '-10.10'],
      ['-10.10', '-9.50', '-10.30', '-10.20'],
    ],
    'en',
    oil,
  )
  const { lines } = ask(low, { from: '2026-10-26', to: '2026-10-27' })
  expect(lines[0]?.note).toBe('−10.00 to −10.20, 20.0\u00a0pips against you')
  expect(lines.at(-1)?.note).toMatch(/of the margin of \$100\.00$/)
})
