import { isRecord } from '#common/records.ts'
import { accountCurrencies } from '#web/features/calculators/conversion.ts'
import type { WrittenHours } from '#web/features/hours/schedule.ts'
import {
  type Account,
  accountVersion,
  type BookedNight,
  causes,
  type ClosedTrade,
  mostTrades,
  type Position,
  type PracticeTerms,
} from './account.ts'
import { readRate } from './rate-text.ts'

/** Why a text is no account: broken JSON, of another version, or a field that is not what it should be. */
export type AccountProblem =
  | { why: 'broken' }
  | { why: 'version'; version: string }
  | { why: 'field'; field: string }

/** Parsed by hand: a schema library would outweigh the rest of the ticket. A wrong field ends the reading. */
class Wrong extends Error {
  readonly field: string
  constructor(field: string) {
    super(`${field} is not what it should be`)
    this.field = field
  }
}

type Row = Record<string, unknown>

const rowAt = (value: unknown, field: string): Row => {
  if (!isRecord(value)) throw new Wrong(field)
  return value
}

const listAt = (row: Row, name: string, at: string): unknown[] => {
  const value = row[name]
  if (!Array.isArray(value)) throw new Wrong(at + name)
  return value
}

const textAt = (row: Row, name: string, at: string, shape = /^[\s\S]{0,200}$/): string => {
  const value = row[name]
  if (typeof value !== 'string' || !shape.test(value)) throw new Wrong(at + name)
  return value
}

const decimal = /^-?\d{1,20}(?:\.\d{1,20})?$/
const positive = /^(?=.*[1-9])\d{1,20}(?:\.\d{1,20})?$/
const money = /^-?\d{1,18}\.\d{2}$/

const orNull = <Value>(row: Row, name: string, read: () => Value): Value | null =>
  row[name] === null ? null : read()

const countAt = (row: Row, name: string, at: string, least: number, most: number): number => {
  const value = row[name]
  if (typeof value !== 'number' || !Number.isInteger(value) || value < least || value > most)
    throw new Wrong(at + name)
  return value
}

/** No account is older than the site, and nights are counted one by one from these. */
const earliest = Date.UTC(2020, 0)
const latest = Date.UTC(2100, 0)
const timeAt = (row: Row, name: string, at: string): number => countAt(row, name, at, earliest, latest)

const oneOf = <Value extends string | number>(
  row: Row,
  name: string,
  at: string,
  known: readonly Value[],
): Value => {
  const found = known.find((value) => value === row[name])
  if (found === undefined) throw new Wrong(at + name)
  return found
}

const hoursOf = (value: unknown, at: string): WrittenHours | null => {
  if (value === null) return null
  const row = rowAt(value, at)
  return {
    zone: textAt(row, 'zone', `${at}.`),
    sessions: textAt(row, 'sessions', `${at}.`),
    dailyBreak: orNull(row, 'dailyBreak', () => textAt(row, 'dailyBreak', `${at}.`)),
  }
}

const termsOf = (value: unknown, at: string): PracticeTerms => {
  const row = rowAt(value, at)
  const within = `${at}.`
  return {
    symbol: textAt(row, 'symbol', within, /^[A-Z0-9.]{1,20}$/),
    assetClass: textAt(row, 'assetClass', within),
    hours: hoursOf(row['hours'], `${within}hours`),
    contractSize: textAt(row, 'contractSize', within, positive),
    pipSize: textAt(row, 'pipSize', within, positive),
    quote: textAt(row, 'quote', within, /^[A-Z]{3}$/),
    maxLeverage: textAt(row, 'maxLeverage', within, /^\d{1,3}:1$/),
    typicalSpread: textAt(row, 'typicalSpread', within, decimal),
    overnightLong: orNull(row, 'overnightLong', () => textAt(row, 'overnightLong', within, decimal)),
    overnightShort: orNull(row, 'overnightShort', () => textAt(row, 'overnightShort', within, decimal)),
    tripleNight: orNull(row, 'tripleNight', () => oneOf(row, 'tripleNight', within, ['wednesday', 'friday'])),
  }
}

const nightOf = (value: unknown, at: string): BookedNight => {
  const row = rowAt(value, at)
  return {
    at: timeAt(row, 'at', `${at}.`),
    times: oneOf(row, 'times', `${at}.`, [1, 3]),
    perLot: orNull(row, 'perLot', () => textAt(row, 'perLot', `${at}.`, decimal)),
  }
}

const sides = ['buy', 'sell'] as const

const positionOf = (value: unknown, at: string): Position => {
  const row = rowAt(value, at)
  const within = `${at}.`
  const opened = rowAt(row['opened'], `${within}opened`)
  const rate = textAt(opened, 'rate', `${within}opened.`)
  if (!readRate(rate)) throw new Wrong(`${within}opened.rate`)
  return {
    id: textAt(row, 'id', within, /^[\w-]{1,40}$/),
    direction: oneOf(row, 'direction', within, sides),
    lots: textAt(row, 'lots', within, positive),
    terms: termsOf(row['terms'], `${within}terms`),
    opened: {
      at: timeAt(opened, 'at', `${within}opened.`),
      bid: textAt(opened, 'bid', `${within}opened.`, decimal),
      rate,
    },
    margin: textAt(row, 'margin', within, money),
    stop: orNull(row, 'stop', () => textAt(row, 'stop', within, decimal)),
    limit: orNull(row, 'limit', () => textAt(row, 'limit', within, decimal)),
    nights: listAt(row, 'nights', within).map((night, place) => nightOf(night, `${within}nights.${place}`)),
    bookedUntil: timeAt(row, 'bookedUntil', within),
  }
}

const dealtAt = (value: unknown, at: string): { at: number; price: string } => {
  const row = rowAt(value, at)
  return { at: timeAt(row, 'at', `${at}.`), price: textAt(row, 'price', `${at}.`, decimal) }
}

const closedOf = (value: unknown, at: string): ClosedTrade => {
  const row = rowAt(value, at)
  const within = `${at}.`
  return {
    id: textAt(row, 'id', within, /^[\w-]{1,40}$/),
    symbol: textAt(row, 'symbol', within, /^[A-Z0-9.]{1,20}$/),
    direction: oneOf(row, 'direction', within, sides),
    lots: textAt(row, 'lots', within, positive),
    opened: dealtAt(row['opened'], `${within}opened`),
    closed: dealtAt(row['closed'], `${within}closed`),
    cause: oneOf(row, 'cause', within, causes),
    price: textAt(row, 'price', within, money),
    spread: textAt(row, 'spread', within, money),
    counted: countAt(row, 'counted', within, 0, 100_000),
    nights: textAt(row, 'nights', within, money),
    conversion: textAt(row, 'conversion', within, money),
    result: textAt(row, 'result', within, money),
  }
}

const accountOf = (row: Row): Account => {
  const open = listAt(row, 'open', '')
  const closed = listAt(row, 'closed', '')
  if (open.length + closed.length > mostTrades) throw new Wrong('closed')
  return {
    version: accountVersion,
    currency: oneOf(row, 'currency', '', accountCurrencies),
    startedAt: timeAt(row, 'startedAt', ''),
    open: open.map((position, place) => positionOf(position, `open.${place}`)),
    closed: closed.map((trade, place) => closedOf(trade, `closed.${place}`)),
  }
}

const parse = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** The account that a text holds, as it was stored or saved as a file, or what keeps it from being one. */
export const readAccount = (text: string): { account: Account } | { problem: AccountProblem } => {
  const value = parse(text)
  if (!isRecord(value)) return { problem: { why: 'broken' } }
  const { version } = value
  if (version !== accountVersion)
    return {
      problem: {
        why: 'version',
        version: (typeof version === 'number' ? String(version) : '?').slice(0, 20),
      },
    }
  try {
    return { account: accountOf(value) }
  } catch (error) {
    if (error instanceof Wrong) return { problem: { why: 'field', field: error.field } }
    throw error
  }
}

export const accountText = (account: Account): string => JSON.stringify(account)
