import { describe, expect, it } from 'vitest'
import { readLots, readPositive, readNights, readYearly } from '#web/features/calculators/read-fields.ts'
import { resources } from '#web/i18n/resources.ts'
import { type Given, planResult } from './plan-result.ts'

const instrument = {
  symbol: 'USDJPY',
  name: 'US dollar / Japanese yen',
  quote: 'JPY',
  contractSize: '100000',
  pipSize: '0.01',
  minLot: '0.01',
  maxLot: '50',
  lotStep: '0.01',
  maxLeverage: '30:1',
}
const given = (price: string, rate: string): Given => ({
  instrument,
  readings: {
    lots: readLots('1', instrument),
    price: readPositive(price),
    close: readPositive('151'),
    yearly: readYearly('1.5'),
    nights: readNights('3'),
    amount: readPositive('1000'),
    rate: readPositive(rate),
  },
  direction: 'buy',
  leverage: 30,
  from: 'JPY',
  currency: 'EUR',
})
const { calculators } = resources.en.trading

describe('what a calculator shows', () => {
  it('is the sum with its currency, its parts, and the formula with the numbers in it', () => {
    expect(planResult('margin', given('150', '0.00614439'), 'en', calculators)).toEqual({
      label: 'Margin to set aside',
      main: { value: '3072.20', currency: 'EUR' },
      rows: [
        { label: 'Value of the position, JPY', value: '15,000,000\u00a0JPY' },
        { label: 'Value of the position, EUR', value: '92,165.85\u00a0EUR' },
      ],
      numbers: '1 × 100,000 × 150 × 0.00614439 ÷ 30',
    })
  })

  it('is in the notation of the language', () => {
    const result = planResult('pip', given('150', '0.0061'), 'de', resources.de.trading.calculators)
    expect(result?.numbers).toBe('1 × 100.000 × 0,01 × 0,0061')
    expect(result?.rows[0]).toEqual({ label: 'Dasselbe in JPY', value: '1.000,0000\u00a0JPY' })
  })

  it('is nothing while a field that it needs cannot be used, and does not mind the others', () => {
    expect(planResult('margin', given('', '0.0061'), 'en', calculators)).toBeNull()
    expect(planResult('margin', given('150', '0'), 'en', calculators)).toBeNull()
    expect(planResult('pip', given('', '0.0061'), 'en', calculators)).not.toBeNull()
    for (const kind of ['profit', 'financing', 'conversion'] as const)
      expect(planResult(kind, given('150', ''), 'en', calculators)).toBeNull()
  })

  it('says of financing whether it is paid or received', () => {
    const bought = planResult('financing', given('150', '0.0061'), 'en', calculators)
    expect([bought?.label, bought?.main.value]).toEqual(['Financing you pay', '-30.50'])
    const rich = { ...given('150', '0.0061'), direction: 'sell' as const }
    const sold = planResult(
      'financing',
      { ...rich, readings: { ...rich.readings, yearly: readYearly('5') } },
      'en',
      calculators,
    )
    expect([sold?.label, sold?.main.value]).toEqual(['Financing you receive', '19.06'])
  })
})
