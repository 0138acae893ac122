import { z } from 'zod'

const instant = z.iso.datetime({ precision: 3 })
const number = z.int().min(1)

const page = z.strictObject({
  kind: z.literal('page'),
  number,
  /** Path as visitors ask for it, with its language: `/de/fees`. */
  address: z.string().regex(/^\/[^\s?#]{0,2000}$/),
  language: z.string().regex(/^[a-z]{2}$/),
  status: z.int().min(100).max(599),
  /** The sequence of the dataset at which its content was read. */
  sequence: z.int().min(0).nullable(),
  /** When it was first served. */
  from: instant,
  headers: z.record(z.string().regex(/^[a-z0-9-]+$/), z.string()),
  /** Length of the body that follows, bytes. */
  length: z.int().min(0),
})

const gap = z.strictObject({
  kind: z.literal('gap'),
  number,
  from: instant,
  until: instant,
  reason: z.string().min(1).max(200),
})

const head = z.strictObject({
  /** A process of the site, from its start to its end. */
  run: z.uuid(),
  /** The site on its data folder, over all of its processes. */
  instance: z.uuid(),
  build: z.string().min(1).max(200),
  items: z.array(z.discriminatedUnion('kind', [page, gap])),
})

export type HandedPage = Omit<z.infer<typeof page>, 'length'> & { body: Buffer }
export type HandedGap = z.infer<typeof gap>
/** What one process of the site hands over at once, in the order in which it happened. */
export type Batch = Omit<z.infer<typeof head>, 'items'> & { items: (HandedPage | HandedGap)[] }

/** A request that is no batch, and why. */
export class BatchError extends Error {
  override name = 'BatchError'
}

/**
 * Reads a batch: a line of JSON, then the bodies of its pages, one behind the other.
 * @throws {BatchError}
 */
export const readBatch = (bytes: Buffer): Batch => {
  const end = bytes.indexOf(10)
  if (end < 0) throw new BatchError('The request has no first line that ends')
  let value: unknown
  try {
    value = JSON.parse(bytes.toString('utf8', 0, end))
  } catch {
    throw new BatchError('The first line of the request is not JSON')
  }
  const read = head.safeParse(value)
  if (!read.success) {
    const [issue] = read.error.issues
    throw new BatchError(
      `The first line of the request is malformed: ${issue?.path.join('.') ?? ''} ${issue?.message ?? ''}`,
    )
  }
  let at = end + 1
  const items = read.data.items.map((item) => {
    if (item.kind === 'gap') return item
    const { length, ...rest } = item
    const body = bytes.subarray(at, at + length)
    if (body.length !== length) throw new BatchError(`The body of item ${item.number} is cut short`)
    at += length
    return { ...rest, body }
  })
  if (at !== bytes.length) throw new BatchError('More follows behind the last body')
  return { ...read.data, items }
}
