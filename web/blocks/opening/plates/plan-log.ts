/** What an entry of a log-book is about; its words are in `plates.entries`. */
type Matter =
  | 'received'
  | 'bought'
  | 'night'
  | 'week'
  | 'sold'
  | 'soldEven'
  | 'withdrawnPart'
  | 'withdrawn'
  | 'withdrawnRest'

export interface LogEntry {
  /** Day and hour, as a log-book writes the hour: four figures. */
  day: number
  hour: string
  matter: Matter
  /** Euros, a signed decimal string. */
  amount: string
}

/**
 * The log-books an editor can choose. Each ends with nothing left in the account, and none with a gain: a sample that
 * earns would be a promise. Sample figures of 0.10 lot of EURUSD: 0.52 euros of spread, 0.53 a night.
 */
export const logBooks = {
  'log-loss': [
    { day: 1, hour: '0800', matter: 'received', amount: '1000.00' },
    { day: 1, hour: '0952', matter: 'bought', amount: '-0.52' },
    { day: 1, hour: '2200', matter: 'night', amount: '-0.53' },
    { day: 2, hour: '2200', matter: 'night', amount: '-0.53' },
    { day: 3, hour: '1415', matter: 'sold', amount: '-11.60' },
    { day: 3, hour: '1600', matter: 'withdrawn', amount: '-986.82' },
  ],
  'log-transfers': [
    { day: 1, hour: '0900', matter: 'received', amount: '500.00' },
    { day: 8, hour: '1010', matter: 'withdrawnPart', amount: '-200.00' },
    { day: 22, hour: '1125', matter: 'withdrawnRest', amount: '-300.00' },
  ],
  'log-nights': [
    { day: 1, hour: '0830', matter: 'received', amount: '2000.00' },
    { day: 1, hour: '1004', matter: 'bought', amount: '-0.52' },
    { day: 8, hour: '2200', matter: 'week', amount: '-3.71' },
    { day: 9, hour: '0915', matter: 'soldEven', amount: '0.00' },
    { day: 9, hour: '1130', matter: 'withdrawn', amount: '-1995.77' },
  ],
} satisfies Record<string, LogEntry[]>

export type LogName = keyof typeof logBooks

/** What the trades of a log-book brought: its entries that are no transfer, in cents. */
export const resultOf = (entries: readonly LogEntry[]): number =>
  entries
    .filter(({ matter }) => matter !== 'received' && !matter.startsWith('withdrawn'))
    .reduce((sum, { amount }) => sum + Math.round(Number(amount) * 100), 0)
