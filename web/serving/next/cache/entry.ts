import type { OutgoingHttpHeaders } from 'node:http'

/** How long an answer may be used, in seconds, as Next derives it from the page's reads. */
export interface Lifetime {
  revalidate: number | false
  expire?: number | undefined
}

/** A rendered page as Next passes it: HTML, flight data and prefetch data per segment. */
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

/** A stored answer. `readAt` and `position` are of the start of its render (web/serving/validity/freshness.ts). */
export interface Entry {
  readAt: number
  /** Below zero where no other process may use it. */
  position: number
  tags: string[]
  lifetime: Lifetime | undefined
  value: StoredValue
}

/** The header in which Next keeps a page's tags; never sent to visitors. */
const tagsHeader = 'x-next-cache-tags'

/** Whether the value is of a kind that is stored; Next's enums cannot be imported. */
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
