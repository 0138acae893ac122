import { Agent } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'
import { expect } from 'vitest'
import { isSweep } from '#tests/support/sample.ts'
import type { ChaosCluster } from './cluster.ts'
import { type Met, readPage, startReaders } from './readers.ts'

const changed = '/about/intro'
const pages = [changed, '/', '/fees', '/de/fees'] as const

/** From the end of a fault until everything published meanwhile is served everywhere, ms. */
const recoveryMs = 5_000
/** From an acknowledged publish until it is served everywhere, ms: in the middle, and where others use the machine. */
const promised = { median: 1_000, most: 5_000 }
const publishEveryMs = 150

/** Publishes a title; resolves when the lake has acknowledged it, rejects when it has not. */
const publish = async (cluster: ChaosCluster): Promise<string> => {
  const title = `Title ${Math.random().toString(36).slice(2)}`
  const query = '*[_type == "page" && language == "en" && path == $path][0]._id'
  const id = await cluster.one.client.fetch<string>(query, { path: changed })
  await cluster.one.client.patch(id).set({ 'metadata.title': title }).commit()
  return title
}

/** Publishes until it is stopped; keeps the last that the lake has acknowledged. */
const startPublishing = (cluster: ChaosCluster) => {
  const over = new AbortController()
  let acknowledged = ''
  let count = 0
  const working = (async () => {
    while (!over.signal.aborted) {
      // A lake that is down acknowledges nothing, which is no loss.
      const title = await publish(cluster).catch(() => null)
      if (title !== null) {
        acknowledged = title
        count += 1
      }
      await sleep(publishEveryMs)
    }
  })()
  return {
    stop: async () => {
      over.abort()
      await working
      return { acknowledged, count }
    },
  }
}

/** How long it takes until each instance, and nginx, shows a text, ms from now. */
const untilServed = async (cluster: ChaosCluster, text: string, limit: number): Promise<number> => {
  const begun = performance.now()
  const wait = async (url: string) => {
    const agent = new Agent()
    while (!(await readPage(`${url}${changed}`, agent)).body.includes(text)) {
      if (performance.now() - begun > limit) throw new Error(`${url} does not serve what was published`)
      await sleep(10)
    }
  }
  await Promise.all([cluster.one.url, cluster.two.url, cluster.url].map(wait))
  return performance.now() - begun
}

/** A publish, until everybody serves it, three times; the times, ms, rising. */
const publishTimes = async (cluster: ChaosCluster): Promise<number[]> => {
  const times: number[] = []
  for (let at = 0; at < 3; at += 1)
    times.push(Math.round(await untilServed(cluster, await publish(cluster), promised.most)))
  return times.toSorted((a, b) => a - b)
}

export interface Fault {
  begin: () => void | Promise<void>
  end: () => void | Promise<void>
}

/**
 * Readers and publishes while a fault begins, lasts and ends. Holds the three promises: nobody sees a smaller
 * position, no page that was served fails, and what was acknowledged is served everywhere.
 */
export const holdUnderLoad = async (
  cluster: ChaosCluster,
  title: string,
  { begin, end }: Fault,
  { faultMs = 3_000, readers: count = 12 }: { faultMs?: number; readers?: number } = {},
): Promise<Met> => {
  for (const url of [cluster.one.url, cluster.two.url, cluster.url])
    for (const page of pages) await readPage(`${url}${page}`, new Agent())
  const readers = startReaders(
    pages.map((page) => `${cluster.url}${page}`),
    count,
  )
  const before = await publishTimes(cluster)
  const publishing = startPublishing(cluster)
  await sleep(500)
  await begin()
  await sleep(faultMs)
  await end()
  const published = await publishing.stop()
  const recovered = await untilServed(cluster, published.acknowledged, recoveryMs)
  const after = await publishTimes(cluster)
  const met = await readers.stop()
  console.info(
    `${title}: ${met.pages} pages, ${published.count} publishes; publish to served everywhere before ${before.join(' ')}, after ${after.join(' ')} ms; recovered ${Math.round(recovered)} ms; slowest page ${Math.round(met.slowestMs)} ms; ${met.lost} connections lost`,
  )
  // Beside other tests of the same machine only the longest time counts.
  if (isSweep) for (const [, median] of [before, after]) expect(median, title).toBeLessThan(promised.median)
  expect(met.wentBack, title).toEqual([])
  expect(met.failed, title).toEqual([])
  expect(published.count, title).toBeGreaterThan(3)
  return met
}
