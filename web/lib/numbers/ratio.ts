/**
 * An exact fraction, for arithmetic that divides: 100000 / 1.085 has no last decimal, so nothing is rounded
 * before it is written. The denominator is above zero.
 */
export interface Ratio {
  over: bigint
  under: bigint
}

const shape = /^([-−]?)(\d+)(?:\.(\d+))?$/

const reduced = (over: bigint, under: bigint): Ratio => {
  let [a, b] = [over < 0n ? -over : over, under]
  while (b > 0n) [a, b] = [b, a % b]
  return a > 1n ? { over: over / a, under: under / a } : { over, under }
}

/** The fraction a decimal string is, such as `1.08512`; null when it is none. */
export const ratioOf = (text: string): Ratio | null => {
  const [, sign, whole, fraction = ''] = shape.exec(text) ?? []
  if (whole === undefined) return null
  const units = BigInt(whole + fraction)
  return reduced(sign ? -units : units, 10n ** BigInt(fraction.length))
}

export const whole = (value: number): Ratio => ({ over: BigInt(value), under: 1n })

export const times = (...[first, ...rest]: [Ratio, ...Ratio[]]): Ratio =>
  rest.reduce((product, { over, under }) => reduced(product.over * over, product.under * under), first)

export const minus = (a: Ratio, b: Ratio): Ratio =>
  reduced(a.over * b.under - b.over * a.under, a.under * b.under)

export const compare = (a: Ratio, b: Ratio): number => {
  const { over } = minus(a, b)
  return over === 0n ? 0 : over > 0n ? 1 : -1
}

/** `a / b`. @throws when b is zero */
export const dividedBy = (a: Ratio, b: Ratio): Ratio => {
  if (b.over === 0n) throw new RangeError('division by zero')
  const sign = b.over < 0n ? -1n : 1n
  return reduced(sign * a.over * b.under, sign * a.under * b.over)
}

/** A fraction as a decimal string with so many decimals, rounded half away from zero. */
export const toDecimal = ({ over, under }: Ratio, places: number): string => {
  const scaled = (over < 0n ? -over : over) * 10n ** BigInt(places)
  const units = (2n * scaled + under) / (2n * under)
  const digits = String(units).padStart(places + 1, '0')
  const cut = digits.length - places
  const text = places > 0 ? `${digits.slice(0, cut)}.${digits.slice(cut)}` : digits
  return over < 0n && units > 0n ? `-${text}` : text
}

/** The same with so many digits that say something: `0.00666667`, `150`; for rates of any size. */
export const toSignificant = (value: Ratio, digits: number): string => {
  const size = value.over < 0n ? -value.over : value.over
  let places = digits - 1
  let floor = value.under
  while (size >= floor * 10n && places > 0) {
    floor *= 10n
    places -= 1
  }
  let small = size
  while (small > 0n && small < value.under && places < 18) {
    small *= 10n
    places += 1
  }
  const text = toDecimal(value, places)
  return text.includes('.') ? text.replace(/\.?0+$/, '') : text
}
