import { type Locale, locales } from '#locales/table.ts'

/** Prices are decimal strings (architecture, decision 10); this is all the arithmetic a page needs. */
export type Direction = 'up' | 'down' | 'flat'

const shape = /^(-?)(\d+)(?:\.(\d+))?$/

const scaleOf = (value: string): number => shape.exec(value)?.[3]?.length ?? 0

const scaled = (value: string, scale: number): bigint | null => {
  const match = shape.exec(value)
  if (!match) return null
  const [, sign = '', whole = '0', fraction = ''] = match
  const units = BigInt(whole + fraction.padEnd(scale, '0').slice(0, scale))
  return sign ? -units : units
}

const written = (units: bigint, scale: number): string => {
  const digits = String(units < 0n ? -units : units).padStart(scale + 1, '0')
  const cut = digits.length - scale
  const text = scale > 0 ? `${digits.slice(0, cut)}.${digits.slice(cut)}` : digits
  return units < 0n ? `-${text}` : text
}

/** `a - b`, exact, with the finer of both scales; null when either is no decimal. */
export const subtract = (a: string, b: string): string | null => {
  const scale = Math.max(scaleOf(a), scaleOf(b))
  const left = scaled(a, scale)
  const right = scaled(b, scale)
  return left === null || right === null ? null : written(left - right, scale)
}

/** `a × b`, exact, without zeros at its end; null when either is no decimal. */
export const multiply = (a: string, b: string): string | null => {
  const scale = scaleOf(a) + scaleOf(b)
  const left = scaled(a, scaleOf(a))
  const right = scaled(b, scaleOf(b))
  if (left === null || right === null) return null
  const product = written(left * right, scale)
  return scale > 0 ? product.replace(/\.?0+$/, '') : product
}

/** `value` with at least as many decimals as `like`: a `0` beside 1.08512 is `0.00000`. */
export const withPlacesOf = (like: string, value: string): string => {
  const scale = Math.max(scaleOf(like), scaleOf(value))
  const units = scaled(value, scale)
  return units === null ? value : written(units, scale)
}

/** The change from `from` to `to` in per cent with two decimals, half away from zero; null without a base. */
export const percentChange = (from: string, to: string): string | null => {
  const scale = Math.max(scaleOf(from), scaleOf(to))
  const base = scaled(from, scale)
  const now = scaled(to, scale)
  if (base === null || now === null || base <= 0n) return null
  const change = (now - base) * 100_000n
  const half = change < 0n ? -5n : 5n
  return written((change / base + half) / 10n, 2)
}

export const directionOf = (value: string): Direction => {
  const units = scaled(value, scaleOf(value)) ?? 0n
  if (units === 0n) return 'flat'
  return units > 0n ? 'up' : 'down'
}

interface Notation {
  /** Decimal point or comma. */
  mark: string
  grouping: Intl.NumberFormat
}

/** One for each language: to make them anew would be most of the cost of a row of prices. */
const notations = new Map<Locale, Notation>()

const notationOf = (locale: Locale): Notation => {
  const known = notations.get(locale)
  if (known) return known
  const grouping = new Intl.NumberFormat(locales[locale].intl)
  const mark = grouping.formatToParts(0.5).find(({ type }) => type === 'decimal')?.value ?? '.'
  const notation = { mark, grouping }
  notations.set(locale, notation)
  return notation
}

const plain = (locale: Locale, value: string): string => {
  const match = shape.exec(value)
  if (!match) return value
  const [, , whole = '0', fraction] = match
  const { mark, grouping } = notationOf(locale)
  // Nothing is grouped below a thousand, in any language.
  const grouped = whole.length > 3 ? grouping.format(BigInt(whole)) : whole
  return fraction ? `${grouped}${mark}${fraction}` : grouped
}

/** A price in the language's notation, all its decimals kept: `4063.18` is `4.063,18` in German. */
export const formatPrice = (locale: Locale, value: string): string =>
  value.startsWith('-') ? `−${plain(locale, value)}` : plain(locale, value)

/** A change with its sign: `+0.00003`, `−18.22`, and plain for zero. */
export const formatSigned = (locale: Locale, value: string): string =>
  `${{ up: '+', down: '−', flat: '' }[directionOf(value)]}${plain(locale, value)}`
