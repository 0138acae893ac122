import { randomUUID } from 'node:crypto'
import { siteReaderHeader, siteReaderKey } from '#settings/site-reader.ts'
import type { Batch, HandedGap, HandedPage } from '#lake/record/served/handed.ts'
import { readToken, revalidateSecret, type TestLake } from '#tests/support/lake/lake.ts'

/** An instant of a day in March, by the minute. */
export const minute = (at: number): string => new Date(Date.UTC(2026, 2, 3, 10, at)).toISOString()

/** A page of the fees as the site hands it over; `from` counts minutes. */
export const servedPage = (
  number: number,
  from: number,
  text: string,
  more: Partial<HandedPage> = {},
): HandedPage => ({
  kind: 'page',
  number,
  address: '/de/fees',
  language: 'de',
  status: 200,
  sequence: 7,
  from: minute(from),
  headers: { 'content-type': 'text/html; charset=utf-8' },
  body: Buffer.from(`<!doctype html><title>Gebühren</title>${'<p>Kosten</p>'.repeat(200)}${text}`),
  ...more,
})

export const servedGap = (number: number, from: number, until: number): HandedGap => ({
  kind: 'gap',
  number,
  from: minute(from),
  until: minute(until),
  reason: 'disk full',
})

/** A process of the site. */
export const servedBatch = (items: Batch['items'], more: Partial<Batch> = {}): Batch => ({
  run: randomUUID(),
  instance: '6f0b4f5e-0d4c-4c50-9d0e-2b8f6b0c9b01',
  build: 'build-1',
  items,
  ...more,
})

/** A batch as it goes over the line. */
export const batchBytes = ({ items, ...head }: Batch): Buffer => {
  const bodies = items.flatMap((item) => (item.kind === 'page' ? [item.body] : []))
  const told = items.map((item) => {
    if (item.kind === 'gap') return item
    const { body, ...rest } = item
    return { ...rest, length: body.length }
  })
  return Buffer.concat([Buffer.from(`${JSON.stringify({ ...head, items: told })}\n`), ...bodies])
}

/** Hands a batch to a lake as the site does. */
export const handOver = (lake: Pick<TestLake, 'url'>, batch: Batch | Buffer): Promise<Response> =>
  fetch(`${lake.url}/record/production/served`, {
    method: 'POST',
    headers: { [siteReaderHeader]: siteReaderKey(revalidateSecret) },
    body: new Uint8Array(Buffer.isBuffer(batch) ? batch : batchBytes(batch)),
  })

/** What the lake says an address showed; `at` is an instant, or nothing for now. */
export const askServed = (
  lake: Pick<TestLake, 'url'>,
  address: string,
  at?: string,
  headers: Readonly<Record<string, string>> = {},
): Promise<Response> => {
  const query = new URLSearchParams({ address, ...(at !== undefined && { at }) })
  return fetch(`${lake.url}/record/production/served?${query}`, {
    headers: { authorization: `Bearer ${readToken}`, ...headers },
  })
}
