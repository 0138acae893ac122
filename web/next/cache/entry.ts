import type { OutgoingHttpHeaders } from 'node:http'

/** How long an answer may be used, in seconds, as Next works it out of the page's reads. */
export interface Lifetime {
  revalidate: number | false
  expire?: number | undefined
}

/** A rendered page as Next hands it over: HTML, its flight data and, per segment, the prefetch data. */
export interface PageValue {
  kind: 'APP_PAGE'
  html: string
  rscData: Buffer | undefined
  status: number | undefined
  postponed: string | undefined
  headers: OutgoingHttpHeaders | undefined
  segmentData: Map<string, Buffer> | undefined
}

/** The stored answer of a static route handler. */
export interface RouteValue {
  kind: 'APP_ROUTE'
  body: Buffer
  status: number
  headers: OutgoingHttpHeaders
}

export type StoredValue = PageValue | RouteValue

/** One stored answer. `readAt` is the moment its render began (web/lib/freshness.ts). */
export interface Entry {
  readAt: number
  tags: string[]
  lifetime: Lifetime | undefined
  value: StoredValue
}

/** Next's name for the header in which it keeps a page's tags; it never reaches a visitor. */
const tagsHeader = 'x-next-cache-tags'

/** Whether Next's value is of a kind we keep; its own enums cannot be named outside it. */
const isStored = (value: unknown): value is StoredValue =>
  typeof value === 'object' &&
  value !== null &&
  'kind' in value &&
  (value.kind === 'APP_PAGE' || value.kind === 'APP_ROUTE')

export const storedValue = (value: unknown): StoredValue | null => (isStored(value) ? value : null)

export const entryTags = (value: StoredValue): string[] => {
  const header = value.headers?.[tagsHeader]
  return typeof header === 'string' ? header.split(',') : []
}

/** Bytes the entry takes in memory, near enough to bound it. */
export const entrySize = ({ value }: Entry): number => {
  if (value.kind === 'APP_ROUTE') return value.body.length + 1_000
  let size = value.html.length * 2 + (value.rscData?.length ?? 0) + 1_000
  for (const segment of value.segmentData?.values() ?? []) size += segment.length
  return size
}
