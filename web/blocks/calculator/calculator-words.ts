import type enTrading from '#locales/en/trading.json'
import type { Instrument } from '#web/documents/instrument.ts'
import type { CalculatorBlock } from './query.ts'

/** The calculators' texts, passed from the server to the browser. */
export type CalculatorWords = (typeof enTrading)['calculators']

export type CalculatorKind = CalculatorBlock['kind']

/** What a calculator needs of an instrument. */
export type CalculatorInstrument = Pick<
  Instrument,
  'symbol' | 'name' | 'quote' | 'contractSize' | 'pipSize' | 'minLot' | 'maxLot' | 'lotStep' | 'maxLeverage'
> &
  /** What a night costs, for the calculator of nights only. */
  Partial<Pick<Instrument, 'overnightLong' | 'overnightShort'>>
