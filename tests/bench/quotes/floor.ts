import { setTimeout as sleep } from 'node:timers/promises'
import { instruments } from '#sandbox/market/instruments.ts'
import { withThrottledPage } from './throttled-page.ts'

/** What cannot be left out of a tick, each alone on a page that does nothing else, ms of script at the throttle. */
export interface Floor {
  /** A timer that does nothing. */
  timer: number
  /** A timer, and in it the call of a poll, whose answer is read as text and JSON. */
  call: number
  /** A timer, and in it eight texts for each of thirty rows, written into the nodes that are there. */
  writes: number
}

/** As long as between two polls: what was not run for so long has left the caches of the processor. */
const pause = 5_000

/** In the page: does one of the acts so many times, {@link pause} apart. */
const begin = ({
  name,
  times,
  every,
  goods,
}: Record<'times' | 'every', number> & { name: keyof Floor; goods: string }) => {
  const shown = document.createElement('main')
  const texts = Array.from({ length: 240 }, () => {
    const line = shown.appendChild(document.createElement('div'))
    return line.appendChild(new Text('1.00000'))
  })
  document.body.replaceChildren(shown)
  let turn = 0
  const acts = {
    timer: () => {},
    call: async () => {
      const answer = await fetch('/api/q/v1/QF1001', {
        method: 'POST',
        headers: { language: 'en', 'content-type': 'application/json; charset=utf-8' },
        body: JSON.stringify({ goods }),
        cache: 'no-store',
      })
      Reflect.set(globalThis, 'answered', JSON.parse(await answer.text()))
    },
    writes: () => {
      turn += 1
      for (const text of texts) text.data = `1.0000${turn % 10}`
    },
  }
  for (let at = 1; at <= times; at += 1) setTimeout(() => void acts[name](), at * every)
}

/** The least a tick can cost on this machine, to read its cost beside. */
export const measureFloor = async (siteUrl: string, ticks: number, throttle: number): Promise<Floor> =>
  withThrottledPage({ width: 1440, height: 4_000 }, async ({ page, slowDown, scriptDuring }) => {
    // A page of the site that asks for no prices itself.
    await page.goto(`${siteUrl}/more/legal`, { waitUntil: 'networkidle' })
    await slowDown(throttle)
    const goods = instruments.map(({ symbol }) => symbol).join(',')
    const cost = async (name: keyof Floor): Promise<number> => {
      // The first one, in which everything is new, is not counted.
      await page.evaluate(begin, { name, times: ticks + 1, every: pause, goods })
      await sleep(1.5 * pause)
      return (await scriptDuring(async () => sleep(ticks * pause))) / ticks
    }
    return { timer: await cost('timer'), call: await cost('call'), writes: await cost('writes') }
  })
