import { createHash } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { z } from 'zod'
import { readToken, type TestLake } from '#tests/support/lake/lake.ts'

const healthShape = z.object({
  parts: z.object({
    record: z.object({
      ok: z.boolean(),
      waiting: z.number(),
      unsaved: z.number(),
      gaps: z.number(),
      problem: z.string().nullable(),
    }),
  }),
})

/** What a site says of its outbox of the record. */
export const outboxOf = async ({ url }: { url: string }) =>
  healthShape.parse(await (await fetch(`${url}/api/health`)).json()).parts.record

/** Resolves when the lake has all that the site has given to visitors. */
export const recorded = async (site: { url: string }): Promise<void> => {
  while ((await outboxOf(site)).waiting > 0) await sleep(20)
}

const versionShape = z.object({
  from: z.string(),
  until: z.string().nullable(),
  status: z.number(),
  sha256: z.string(),
  contentSequence: z.number().nullable(),
  build: z.string(),
})
const listShape = z.object({ versions: z.array(versionShape) })

/** All versions of an address that a lake has; none for an address it does not know. */
export const versionsOf = async (lake: Pick<TestLake, 'url'>, address: string) => {
  const url = `${lake.url}/record/production/served/timemap?address=${encodeURIComponent(address)}`
  const answer = await fetch(url, {
    headers: { authorization: `Bearer ${readToken}`, accept: 'application/json' },
  })
  return answer.status === 404 ? [] : listShape.parse(await answer.json()).versions
}

export const sha256Of = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex')

/** A page as a visitor got it, with the time at which it was there. */
export interface Received {
  path: string
  sha256: string
  at: number
}

/** Visitors who ask for these pages again and again, and keep what they got whole. */
export const startVisitors = (url: string, paths: readonly string[], count = 4) => {
  const received: Received[] = []
  const over = new AbortController()
  let next = 0
  const visit = async () => {
    while (!over.signal.aborted) {
      const path = paths[next++ % paths.length] ?? '/'
      try {
        const answer = await fetch(`${url}${path}`, { redirect: 'manual' })
        const body = new Uint8Array(await answer.arrayBuffer())
        if (answer.status === 200) received.push({ path, sha256: sha256Of(body), at: Date.now() })
      } catch {
        // The site is being killed: what was cut short was not received.
        await sleep(20)
      }
    }
  }
  const visits = Array.from({ length: count }, visit)
  return {
    received,
    stop: async () => {
      over.abort()
      await Promise.all(visits)
    },
  }
}

/** What visitors received and the record of a lake has not. */
export const missingOf = async (
  lake: Pick<TestLake, 'url'>,
  received: readonly Received[],
): Promise<Received[]> => {
  const known = new Map<string, Set<string>>()
  for (const path of new Set(received.map((one) => one.path)))
    known.set(path, new Set((await versionsOf(lake, path)).map(({ sha256 }) => sha256)))
  return received.filter(({ path, sha256 }) => !known.get(path)?.has(sha256))
}
