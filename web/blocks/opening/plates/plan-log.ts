import { type Bill, type BillTerms, planBill } from '#web/features/calculators/plan-bill.ts'
import { rateOf } from '#web/features/calculators/conversion.ts'
import { ratioOf } from '#web/lib/numbers/ratio.ts'

/** What an entry of a log-book is about; its words are in `plates.entries`. */
type Matter =
  | 'received'
  | 'credited'
  | 'bought'
  | 'night'
  | 'week'
  | 'sold'
  | 'soldEven'
  | 'withdrawnPart'
  | 'withdrawn'
  | 'withdrawnRest'
  | 'balance'

export interface LogEntry {
  /** Day and hour, as a log-book writes the hour: four figures. */
  day: number
  hour: string
  matter: Matter
  /** Euros, a signed decimal string. */
  amount: string
}

/** An entry as it is kept here: its amount, or what it is worked out from. */
interface Kept extends Omit<LogEntry, 'amount'> {
  amount: `${number}` | 'spread' | 'night' | 'week' | 'paidOut' | 'balance'
}

/** The trade of the books, whose words name it too. The costs are those of the instrument at this sample price. */
export const logTrade = { symbol: 'EURUSD', lots: '0.1', bid: '1.08500', currency: 'EUR' } as const

/**
 * The log-books an editor can choose. Each ends with nothing left in the account, or with the balance of a demo
 * account, which nobody pays out; none ends with a gain: a sample that earns would be a promise.
 */
const logBooks = {
  'log-loss': [
    { day: 1, hour: '0800', matter: 'received', amount: '1000.00' },
    { day: 1, hour: '0952', matter: 'bought', amount: 'spread' },
    { day: 1, hour: '2200', matter: 'night', amount: 'night' },
    { day: 2, hour: '2200', matter: 'night', amount: 'night' },
    { day: 3, hour: '1415', matter: 'sold', amount: '-11.60' },
    { day: 3, hour: '1600', matter: 'withdrawn', amount: 'paidOut' },
  ],
  'log-demo': [
    { day: 1, hour: '0800', matter: 'credited', amount: '10000.00' },
    { day: 1, hour: '0952', matter: 'bought', amount: 'spread' },
    { day: 1, hour: '2200', matter: 'night', amount: 'night' },
    { day: 2, hour: '2200', matter: 'night', amount: 'night' },
    { day: 3, hour: '1415', matter: 'sold', amount: '-11.60' },
    { day: 3, hour: '1415', matter: 'balance', amount: 'balance' },
  ],
  'log-transfers': [
    { day: 1, hour: '0900', matter: 'received', amount: '500.00' },
    { day: 8, hour: '1010', matter: 'withdrawnPart', amount: '-200.00' },
    { day: 22, hour: '1125', matter: 'withdrawnRest', amount: 'paidOut' },
  ],
  'log-nights': [
    { day: 1, hour: '0830', matter: 'received', amount: '2000.00' },
    { day: 1, hour: '1004', matter: 'bought', amount: 'spread' },
    { day: 8, hour: '2200', matter: 'week', amount: 'week' },
    { day: 9, hour: '0915', matter: 'soldEven', amount: '0.00' },
    { day: 9, hour: '1130', matter: 'withdrawn', amount: 'paidOut' },
  ],
} satisfies Record<string, readonly Kept[]>

export type LogName = keyof typeof logBooks

export const isLogName = (name: string): name is LogName => Object.hasOwn(logBooks, name)

const centsOf = (amount: string): number => Math.round(Number(amount) * 100)

const isTransfer = ({ matter }: LogEntry): boolean =>
  matter === 'received' || matter === 'credited' || matter === 'balance' || matter.startsWith('withdrawn')

/** What the trades of a log-book brought: its entries that move no money in or out, in cents. */
export const resultOf = (entries: readonly LogEntry[]): number =>
  entries.filter((entry) => !isTransfer(entry)).reduce((sum, { amount }) => sum + centsOf(amount), 0)

/** What one entry amounts to after those before it, in cents; null when its cost is unknown. */
const amountOf = (amount: Kept['amount'], before: number, bill: Bill | null): number | null => {
  const night = bill?.night ? centsOf(bill.night.value) : null
  switch (amount) {
    case 'spread':
      return bill && centsOf(bill.spread.value)
    case 'night':
      return night
    case 'week':
      return night && night * 7
    case 'paidOut':
      return -before
    case 'balance':
      return before
    default:
      return centsOf(amount)
  }
}

/** A log-book with its amounts; null where the instrument lacks a cost, or would make it a book with a gain. */
export const planLog = (name: LogName, terms: BillTerms | null): LogEntry[] | null => {
  const { lots, bid, currency } = logTrade
  const rate =
    terms && rateOf(terms.quote, currency, (symbol) => ratioOf(symbol === logTrade.symbol ? bid : ''))
  const bill = terms && planBill(terms, { direction: 'buy', lots, bid, rate, currency })
  const entries: LogEntry[] = []
  let sum = 0
  for (const { amount, ...entry } of logBooks[name]) {
    const cents = amountOf(amount, sum, bill)
    if (cents === null) return null
    sum += cents
    entries.push({ ...entry, amount: (cents / 100).toFixed(2) })
  }
  return resultOf(entries) > 0 ? null : entries
}
