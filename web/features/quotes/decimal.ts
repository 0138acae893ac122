const shape = /^(-?)(\d+)(?:\.(\d+))?$/

/** Digits of a decimal string as a whole number of `places` places; null when it is none. */
const scaled = (text: string, places: number): bigint | null => {
  const [, sign = '', whole = '', fraction = ''] = shape.exec(text) ?? []
  return whole === '' ? null : BigInt(`${sign}${whole}${fraction.padEnd(places, '0')}`)
}

const placesOf = (text: string): number => shape.exec(text)?.[3]?.length ?? 0

/**
 * `a - b` of two decimal strings, exactly, with the places of the finer one: `1.08512 - 1.0850` is `0.00012`.
 * Without a library, to keep the quotes' script small. `0` when one of them is no decimal.
 */
export const subtract = (a: string, b: string): string => {
  const places = Math.max(placesOf(a), placesOf(b))
  const [from, minus] = [scaled(a, places), scaled(b, places)]
  if (from === null || minus === null) return '0'
  const difference = from - minus
  const digits = String(difference < 0n ? -difference : difference).padStart(places + 1, '0')
  const whole = digits.slice(0, digits.length - places)
  const fraction = digits.slice(digits.length - places)
  if (difference === 0n) return '0'
  return `${difference < 0n ? '-' : ''}${whole}${fraction && `.${fraction}`}`
}

/** -1, 0 or 1. */
export const signOf = (text: string): -1 | 0 | 1 => {
  if (!/[1-9]/.test(text)) return 0
  return text.startsWith('-') ? -1 : 1
}
