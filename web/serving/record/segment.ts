import { z } from 'zod'

/** Who wrote a segment: one process of the site, on one data folder, of one build. */
const headSchema = z.object({ run: z.string(), instance: z.string(), build: z.string() })
export type SegmentHead = z.infer<typeof headSchema>

const pageSchema = z.object({
  kind: z.literal('page'),
  number: z.number(),
  address: z.string(),
  language: z.string(),
  status: z.number(),
  sequence: z.number().nullable(),
  from: z.string(),
  headers: z.record(z.string(), z.string()),
  length: z.number(),
})
const gapSchema = z.object({
  kind: z.literal('gap'),
  number: z.number(),
  from: z.string(),
  until: z.string(),
  reason: z.string(),
})
const itemSchema = z.discriminatedUnion('kind', [pageSchema, gapSchema])

/** A page that was served, or a time of which that is not known, as the lake takes it. */
export type OutboxItem = z.infer<typeof itemSchema>

/** An item that has no place in its run yet. */
export type Unnumbered = OutboxItem extends infer Item
  ? Item extends unknown
    ? Omit<Item, 'number'>
    : never
  : never

/** An item with its body, which is empty for a gap. */
export interface Waiting {
  item: OutboxItem
  body: Buffer
}

const line = (value: object): Buffer => Buffer.from(`${JSON.stringify(value)}\n`)

/** The first line of a segment. */
export const headBytes = (head: SegmentHead): Buffer => line(head)

/** An item as it stands in a segment: a line, then its body. */
export const itemBytes = ({ item, body }: Waiting): Buffer => Buffer.concat([line(item), body])

const parsedLine = <T>(bytes: Buffer, at: number, schema: z.ZodType<T>): { value: T; end: number } | null => {
  const end = bytes.indexOf(10, at)
  if (end < 0) return null
  try {
    return { value: schema.parse(JSON.parse(bytes.toString('utf8', at, end))), end: end + 1 }
  } catch {
    return null
  }
}

/** Reads the first line; null for what is no segment. */
export const readHead = (bytes: Buffer): { head: SegmentHead; end: number } | null => {
  const read = parsedLine(bytes, 0, headSchema)
  return read && { head: read.value, end: read.end }
}

/** The whole item at a place; null where none is, as behind the last one, or where a crash cut it short. */
export const readItem = (bytes: Buffer, at: number): (Waiting & { end: number }) | null => {
  const read = parsedLine(bytes, at, itemSchema)
  if (read === null) return null
  const length = read.value.kind === 'page' ? read.value.length : 0
  const end = read.end + length
  return end > bytes.length ? null : { item: read.value, body: bytes.subarray(read.end, end), end }
}
