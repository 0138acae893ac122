import { setTimeout as sleep } from 'node:timers/promises'
import { siteProcess } from '#web/lib/site-process.ts'
import { freshness } from '#web/serving/validity/freshness.ts'
import { type HandFiles, handFiles } from './build-files.ts'
import { Outbox } from './outbox.ts'
import type { Part } from './segments.ts'

/** Bytes handed over at once, about: the lake keeps them in some ten milliseconds. */
const batchBytes = 512 * 1024
/** Pages drawn one after the other go together. */
const gatherMs = 20
const mostRestMs = 500
const pauses = { first: 500, most: 10_000 }
/** While the disk takes nothing. */
const probeEveryMs = 2_000
const warningEveryMs = 60_000

/** Hands items to the lake. @returns whether it lacks some. @throws where it did not take them */
export type HandOver = (part: Pick<Part, 'head' | 'items'>) => Promise<{ isGapped: boolean }>

interface RecordSettings {
  folder: string
  isHttps: boolean
  maxBytes: number
  maxMemoryBytes: number
}

/** Hands over what waits, one batch after the other, for as long as the process runs. */
const handAll = async (outbox: Outbox, handOver: HandOver): Promise<never> => {
  let failures = 0
  let warnedAt = Number.NEGATIVE_INFINITY
  for (;;) {
    try {
      const part = await outbox.next(batchBytes)
      if (part) {
        const begun = performance.now()
        const { isGapped } = await handOver(part)
        part.done()
        failures = 0
        if (isGapped) outbox.forget()
        // Pages are drawn, and editors answered, beside it: of the lake's time it takes a fifth at most.
        await sleep(Math.min(4 * (performance.now() - begun), mostRestMs), undefined, { ref: false })
      } else {
        await new Promise<void>((resolve) => {
          outbox.onWaiting = resolve
          if (outbox.state().problem !== null) setTimeout(resolve, probeEveryMs).unref()
        })
        outbox.probe()
        await sleep(gatherMs, undefined, { ref: false })
      }
    } catch (error) {
      const now = performance.now()
      if (now - warnedAt > warningEveryMs) {
        warnedAt = now
        console.warn(
          `the lake does not take what visitors were given (${outbox.state().waiting} wait):`,
          error,
        )
      }
      await sleep(Math.min(pauses.most, pauses.first * 2 ** failures), undefined, { ref: false })
      failures = Math.min(failures + 1, 10)
    }
  }
}

/** Begins to record the pages that visitors are given. @throws where the folder cannot be used */
export const startServedRecord = (settings: RecordSettings, handOver: HandOver, hand: HandFiles): void => {
  const outbox = new Outbox({
    ...settings,
    onGap: () => freshness.expireEverything(),
    onBuild: (build, instance) => void handFiles(build, instance, hand),
  })
  siteProcess.servedRecord = outbox
  void handAll(outbox, handOver)
}
