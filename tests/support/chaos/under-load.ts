import { Agent } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'
import { expect } from 'vitest'
import { isSweep } from '#tests/support/sample.ts'
import type { ChaosCluster } from './cluster.ts'
import { type Met, readPage, startReaders } from './readers.ts'

/** Published all the time, and one whose publishes are timed. */
const [changed, timed] = ['/about/intro', '/fees']
const pages = [changed, '/', timed, '/de/fees']

/** From the end of a fault until everything published meanwhile is served everywhere, ms; longer beside other tests. */
const recoveryMs = isSweep ? 5_000 : 15_000
/** From an acknowledged publish until it is served everywhere, ms: in the middle, and where others use the machine. */
const promised = { median: 1_000, most: isSweep ? 5_000 : 15_000 }
const publishEveryMs = 150
/** An instance answers behind its reader's position after three seconds at most (record 65). */
const lateMs = 3_500
/** Where pages take this long, ms, the machine is too busy for that bound; a sweep has a machine to itself. */
const tooBusyMs = 2_500

/** Publishes a title; resolves when the lake has acknowledged it, rejects when it has not. */
const publish = async (cluster: ChaosCluster, path = changed): Promise<string> => {
  const title = `Title ${Math.random().toString(36).slice(2)}`
  const query = '*[_type == "page" && language == "en" && path == $path][0]._id'
  const id = await cluster.one.client.fetch<string>(query, { path })
  await cluster.one.client.patch(id).set({ 'metadata.title': title }).commit()
  return title
}

/** Publishes until it is stopped, and then once more: what the lake has not acknowledged may have been written. */
const startPublishing = (cluster: ChaosCluster) => {
  const over = new AbortController()
  let count = 0
  const working = (async () => {
    while (!over.signal.aborted) {
      // A lake that is down acknowledges nothing, which is no loss.
      const title = await publish(cluster).catch(() => null)
      if (title !== null) count += 1
      await sleep(publishEveryMs)
    }
  })()
  return {
    stop: async () => {
      over.abort()
      await working
      return { last: await publish(cluster), count }
    },
  }
}

/** How long it takes until each instance, and nginx, shows a text on a page, ms from now. */
const untilServed = async (
  cluster: ChaosCluster,
  path: string,
  text: string,
  limit: number,
): Promise<number> => {
  const begun = performance.now()
  const wait = async (url: string) => {
    const agent = new Agent()
    while (!(await readPage(`${url}${path}`, agent)).body.includes(text)) {
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
    times.push(Math.round(await untilServed(cluster, timed, await publish(cluster, timed), promised.most)))
  return times.toSorted((a, b) => a - b)
}

export interface Fault {
  begin: () => void | Promise<void>
  end: () => void | Promise<void>
}

export interface Load {
  faultMs?: number
  readers?: number
  /** Publishes are accepted and served everywhere within the promised times while the fault lasts, too. */
  servesMeanwhile?: boolean
  /** An instance cannot ask the lake: its readers may see the page before until it can (record 65). */
  mayGoBack?: boolean
}

const expectPromised = (title: string, times: readonly number[]): void => {
  const [, median] = times
  // Beside other tests of the same machine only the longest time counts.
  if (isSweep) expect(median, title).toBeLessThan(promised.median)
}

/** Publishes while a fault begins, lasts and ends. */
const throughFault = async (
  cluster: ChaosCluster,
  { begin, end }: Fault,
  { faultMs = 3_000, servesMeanwhile = false }: Load,
) => {
  const publishing = startPublishing(cluster)
  await sleep(500)
  await begin()
  const over = sleep(faultMs)
  let during: number[] = []
  try {
    if (servesMeanwhile) during = await publishTimes(cluster)
    await over
  } finally {
    await end()
  }
  return { during, ...(await publishing.stop()) }
}

/**
 * Readers and publishes while a fault begins, lasts and ends. Holds the three promises: nobody sees a smaller
 * position, no page that was served fails, and what was acknowledged is served everywhere. Readers wait five seconds
 * for a page: what a paused program answers later counts as lost, which no promise covers.
 */
export const holdUnderLoad = async (
  cluster: ChaosCluster,
  title: string,
  fault: Fault,
  load: Load = {},
): Promise<Met> => {
  for (const url of [cluster.one.url, cluster.two.url, cluster.url])
    for (const page of pages) await readPage(`${url}${page}`, new Agent())
  const readers = startReaders(
    pages.map((page) => `${cluster.url}${page}`),
    load.readers ?? 12,
  )
  const met = readers.met
  try {
    const before = await publishTimes(cluster)
    const { during, last, count } = await throughFault(cluster, fault, load)
    const recovered = await untilServed(cluster, changed, last, recoveryMs)
    // What was asked for before that may still be answered.
    if (load.mayGoBack) await sleep(lateMs)
    let excused = load.mayGoBack === true ? met.wentBack.length : 0
    const after = await publishTimes(cluster)
    if (!isSweep && met.slowestMs > tooBusyMs) excused = met.wentBack.length
    console.info(
      `${title}: ${met.pages} pages, ${count} publishes; publish to served everywhere before ${before.join(' ')}, during ${during.join(' ') || '-'}, after ${after.join(' ')} ms; recovered ${Math.round(recovered)} ms; slowest page ${Math.round(met.slowestMs)} ms; ${met.lost} connections lost, ${excused} answers went back`,
    )
    for (const times of load.servesMeanwhile ? [before, during, after] : [before, after])
      expectPromised(title, times)
    expect(met.wentBack.slice(excused).join('\n'), title).toBe('')
    expect(met.failed.join('\n'), title).toBe('')
    expect(count, title).toBeGreaterThan(0)
  } finally {
    await readers.stop()
  }
  return met
}
