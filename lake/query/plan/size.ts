/** Assumed size in bytes of a stored document as JSON, and of one of its attributes. */
const documentBytes = 8_192
const attributeBytes = 1_024
/** Assumed length of an array in a document. */
const attributeItems = 10
/** Numbers, booleans and other short values. */
export const shortBytes = 16

/** An upper bound of the value of one part of a query: bytes of its JSON, and items. */
export interface Size {
  readonly bytes: number
  /** Items of an array; 1 for all others. */
  readonly items: number
  /** Of the largest item. */
  readonly item?: Size | undefined
  readonly fields?: ReadonlyMap<string, Size> | undefined
  /** Read from a document, so bounded by what editors write. */
  readonly isStored?: boolean
}

export const short: Size = { bytes: shortBytes, items: 1 }
const stored = (bytes: number): Size => ({ bytes, items: attributeItems, isStored: true })
export const aDocument = stored(documentBytes)
export const anAttribute = stored(attributeBytes)
export const documents = (items: number): Size => ({ bytes: items * documentBytes, items, item: aDocument })
export const itemOf = ({ item, isStored, bytes }: Size): Size =>
  item ?? (isStored === true ? anAttribute : { bytes, items: bytes })

export function largestOf(sizes: readonly Size[]): Size {
  return sizes.reduce((largest, next) => (next.bytes > largest.bytes ? next : largest), short)
}

/** The size of a literal or parameter; for an array also that of its largest item. */
export function sizeOfValue(value: unknown): Size {
  if (typeof value === 'string') return { bytes: value.length + 2, items: 1 }
  if (typeof value !== 'object' || value === null) return short
  if (Array.isArray(value)) {
    const sizes = value.map((item: unknown) => sizeOfValue(item))
    return {
      bytes: sizes.reduce((sum, { bytes }) => sum + bytes + 1, 2),
      items: value.length,
      item: largestOf(sizes),
    }
  }
  const fields = new Map(Object.entries(value).map(([name, field]) => [name, sizeOfValue(field)]))
  const bytes = [...fields].reduce((sum, [name, field]) => sum + name.length + 4 + field.bytes, 2)
  return { bytes, items: 1, fields }
}
