/** Bytes `start` to `end`, inclusive. */
export interface ByteRange {
  start: number
  end: number
}

/**
 * Parses a `Range` header with one range (RFC 9110, 14.2).
 * @returns nothing when the whole file is to be sent, `unsatisfiable` when the range lies beyond its end
 */
export const readRange = (
  header: string | undefined,
  size: number,
): ByteRange | 'unsatisfiable' | undefined => {
  const [, first, last] = /^bytes=(\d*)-(\d*)$/.exec(header ?? '') ?? []
  if (first === undefined || last === undefined || (first === '' && last === '')) return undefined
  if (first === '') {
    const length = Number(last)
    return length === 0 || size === 0 ? 'unsatisfiable' : { start: Math.max(0, size - length), end: size - 1 }
  }
  const start = Number(first)
  const end = last === '' ? size - 1 : Math.min(Number(last), size - 1)
  if (start >= size) return 'unsatisfiable'
  return end < start ? undefined : { start, end }
}
