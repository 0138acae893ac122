import { type TestLake, writeToken } from '#tests/support/lake/lake.ts'
import { benchDocument } from './documents.ts'

const headers = { authorization: `Bearer ${writeToken}`, 'content-type': 'application/json' }

/** Asks over HTTP as a site's server does, reading the answer to its end. */
export async function ask(
  lake: TestLake,
  query: string,
  params: Readonly<Record<string, unknown>> = {},
  more = '',
): Promise<number> {
  const named = Object.entries(params).map(
    ([name, value]) => `&$${name}=${encodeURIComponent(JSON.stringify(value))}`,
  )
  const address = `${lake.url}/v2026-05-04/data/query/production?query=${encodeURIComponent(query)}${named.join('')}${more}&returnQuery=false`
  const response = await fetch(address, { headers })
  await response.json()
  return response.status
}

async function mutate(lake: TestLake, mutations: readonly unknown[]): Promise<void> {
  const response = await fetch(`${lake.url}/v2026-05-04/data/mutate/production`, {
    method: 'POST',
    headers,
    body: JSON.stringify({ mutations }),
  })
  await response.arrayBuffer()
  if (!response.ok) throw new Error(`a write was refused with ${response.status}`)
}

const atATime = 500

export async function fill(lake: TestLake, from: number, to: number): Promise<void> {
  for (let at = from; at < to; at += atATime) {
    const count = Math.min(atATime, to - at)
    await mutate(
      lake,
      Array.from({ length: count }, (_, n) => ({ create: benchDocument(at + n) })),
    )
  }
}

/**
 * `count` commits of one draft each, `parallel` under way at any time. Drafts, since the answer to a
 * publish also waits for its webhook. @returns commits a second
 */
export async function commitsPerSecond(lake: TestLake, count: number, parallel: number): Promise<number> {
  let next = 0
  const begun = performance.now()
  const worker = async () => {
    while (next < count) {
      const at = next++
      await mutate(lake, [{ createOrReplace: { _id: `drafts.page-${at % 100}`, _type: 'page', n: at } }])
    }
  }
  await Promise.all(Array.from({ length: parallel }, worker))
  return (count / (performance.now() - begun)) * 1_000
}
