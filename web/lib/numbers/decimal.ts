import { type Locale, locales } from '#locales/table.ts'

/** Prices are decimal strings (record 10); this is all the arithmetic a page needs. */
export type Direction = 'up' | 'down' | 'flat'

const shape = /^-?\d+(?:\.\d+)?$/

/**
 * A whole number of the smallest steps of a scale. Nearly every price is a safe integer, which costs a fraction of
 * a BigInt in a tick of thirty rows; what is longer is a BigInt, so that no digit is lost.
 */
type Units = number | bigint

interface Decimal {
  units: Units
  scale: number
}

/** Digits that a number holds whatever they are. */
const safeDigits = 15

/** Whether a text is a number that can be counted with. */
export const isDecimal = (value: string): boolean => shape.test(value)

const parsed = (value: string): Decimal | null => {
  if (!shape.test(value)) return null
  const point = value.indexOf('.')
  const digits = point < 0 ? value : value.slice(0, point) + value.slice(point + 1)
  return {
    units: digits.length <= safeDigits ? Number(digits) : BigInt(digits),
    scale: point < 0 ? 0 : value.length - point - 1,
  }
}

/** The same value in steps of a finer scale, or of the same. */
const unitsAt = ({ units, scale }: Decimal, finer: number): Units => {
  if (finer === scale) return units
  const grown = Number(units) * 10 ** (finer - scale)
  return Number.isSafeInteger(grown) ? grown : BigInt(units) * 10n ** BigInt(finer - scale)
}

const difference = (a: Units, b: Units): Units =>
  typeof a === 'number' && typeof b === 'number' ? a - b : BigInt(a) - BigInt(b)

const written = (units: Units, scale: number): string => {
  const text = String(units)
  if (scale === 0) return text
  const sign = text.startsWith('-') ? '-' : ''
  const digits = text.slice(sign.length).padStart(scale + 1, '0')
  const cut = digits.length - scale
  return `${sign}${digits.slice(0, cut)}.${digits.slice(cut)}`
}

/** `a - b`, exact, with the finer of both scales; null when either is no decimal. */
export const subtract = (a: string, b: string): string | null => {
  const left = parsed(a)
  const right = parsed(b)
  if (!left || !right) return null
  const scale = Math.max(left.scale, right.scale)
  return written(difference(unitsAt(left, scale), unitsAt(right, scale)), scale)
}

/** `a × b`, exact, without zeros at its end; null when either is no decimal. */
export const multiply = (a: string, b: string): string | null => {
  const left = parsed(a)
  const right = parsed(b)
  if (!left || !right) return null
  const scale = left.scale + right.scale
  const product = written(BigInt(left.units) * BigInt(right.units), scale)
  return scale > 0 ? product.replace(/\.?0+$/, '') : product
}

/** `value` with at least as many decimals as `like`: a `0` beside 1.08512 is `0.00000`. */
export const withPlacesOf = (like: string, value: string): string => {
  const scale = parsed(like)?.scale ?? 0
  const decimal = parsed(value)
  return decimal && decimal.scale < scale ? written(unitsAt(decimal, scale), scale) : value
}

/** The change from `from` to `to` in per cent with two decimals, half away from zero; null without a base. */
export const percentChange = (from: string, to: string): string | null => {
  const before = parsed(from)
  const after = parsed(to)
  if (!before || !after) return null
  const scale = Math.max(before.scale, after.scale)
  const base = unitsAt(before, scale)
  if (base <= 0) return null
  const change = difference(unitsAt(after, scale), base)
  const half = change < 0 ? -5 : 5
  const thousandths = Number(change) * 100_000
  // The quotient of two safe integers, cut, is exact: it never comes within half a step of the next one.
  if (typeof base === 'number' && Number.isSafeInteger(thousandths))
    return written(Math.trunc((Math.trunc(thousandths / base) + half) / 10), 2)
  return written(((BigInt(change) * 100_000n) / BigInt(base) + BigInt(half)) / 10n, 2)
}

/** The sign of a decimal; what is none is flat. */
export const directionOf = (value: string): Direction => {
  const units = parsed(value)?.units ?? 0
  if (units > 0) return 'up'
  return units < 0 ? 'down' : 'flat'
}

interface Notation {
  /** Decimal point or comma. */
  mark: string
  grouping: Intl.NumberFormat
  /** Whole parts as they were last grouped: those of prices are the same for hours. */
  grouped: Map<string, string>
}

/** One for each language: to make them anew would be most of the cost of a row of prices. */
const notations = new Map<Locale, Notation>()
const maxGrouped = 500

const notationOf = (locale: Locale): Notation => {
  const known = notations.get(locale)
  if (known) return known
  const grouping = new Intl.NumberFormat(locales[locale].intl)
  const mark = grouping.formatToParts(0.5).find(({ type }) => type === 'decimal')?.value ?? '.'
  const notation = { mark, grouping, grouped: new Map<string, string>() }
  notations.set(locale, notation)
  return notation
}

const groupedIn = ({ grouping, grouped }: Notation, whole: string): string => {
  // Nothing is grouped below a thousand, in any language.
  if (whole.length <= 3) return whole
  const known = grouped.get(whole)
  if (known !== undefined) return known
  if (grouped.size >= maxGrouped) grouped.clear()
  const text = grouping.format(BigInt(whole))
  grouped.set(whole, text)
  return text
}

/** A decimal without its sign; what is none stays as it is. */
const plain = (locale: Locale, value: string): string => {
  if (!shape.test(value)) return value
  const notation = notationOf(locale)
  const from = value.startsWith('-') ? 1 : 0
  const point = value.indexOf('.')
  if (point < 0) return groupedIn(notation, value.slice(from))
  return `${groupedIn(notation, value.slice(from, point))}${notation.mark}${value.slice(point + 1)}`
}

/** A price in the language's notation, all its decimals kept: `4063.18` is `4.063,18` in German. */
export const formatPrice = (locale: Locale, value: string): string =>
  value.startsWith('-') ? `−${plain(locale, value)}` : plain(locale, value)

const signs = { up: '+', down: '−', flat: '' } as const satisfies Record<Direction, string>

/** A change with its sign: `+0.00003`, `−18.22`, and plain for zero. */
export const formatSigned = (locale: Locale, value: string): string =>
  `${signs[directionOf(value)]}${plain(locale, value)}`
