import { expect, it, vi } from 'vitest'
import { periodAround } from './plan-reading.ts'
import { type AskReleases, type Read, ReleaseReader } from './release-reader.ts'
import { timed } from './sample-release.ts'

const answerOf = (at: number): Read => ({
  ...periodAround(at),
  releases: [timed('2026-11-19T12:00:00Z')],
  at,
})

const quarter = 900_000

const startedWith = (ask: AskReleases) => {
  const reader = new ReleaseReader(ask)
  reader.start()
  return reader
}

it('asks once for all who read at the same time, and again with the next quarter of an hour', async () => {
  const ask = vi.fn<AskReleases>(async () => answerOf(Date.now()))
  const reader = startedWith(ask)
  const now = Date.now()
  const [one, other] = await Promise.all([reader.read('en', now, 5_000), reader.read('en', now, 5_000)])
  expect(one?.releases).toHaveLength(1)
  expect(other).toBe(one)
  await reader.read('en', now, 5_000)
  expect(ask).toHaveBeenCalledTimes(1)
  await reader.read('en', now + quarter, 5_000)
  await reader.read('de', now, 5_000)
  expect(ask.mock.calls.map(([locale]) => locale)).toEqual(['en', 'en', 'de'])
})

it('a slow broker holds nobody, and what it says late is there for the next', async () => {
  const { promise, resolve } = Promise.withResolvers<Read | null>()
  const reader = startedWith(() => promise)
  const now = Date.now()
  expect(await reader.read('en', now, 5)).toBeNull()
  resolve(answerOf(now))
  expect((await reader.read('en', now, 5_000))?.releases).toHaveLength(1)
})

it('what was known stands while the broker fails, for an hour', async () => {
  let isAway = false
  const reader = startedWith(async () => (isAway ? null : answerOf(Date.now())))
  const now = Date.now()
  await reader.read('en', now, 5_000)
  isAway = true
  expect(await reader.read('en', now + quarter, 5_000)).not.toBeNull()
  expect(await reader.read('en', now + 3_600_001, 5_000)).toBeNull()
})
