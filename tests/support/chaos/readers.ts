import { Agent, request } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'

interface Seen {
  status: number
  seq: number
  body: string
}

/** How long a reader waits for a page before it gives up, ms. */
const patienceMs = 5_000

/** An answer; status 0 where the connection failed, or nothing came in time. */
export const readPage = (url: string, agent: Agent, seen = 0): Promise<Seen> =>
  new Promise((resolve) => {
    const lost = () => resolve({ status: 0, seq: 0, body: '' })
    const headers = { 'accept-language': 'en', ...(seen > 0 ? { 'x-content-seq': String(seen) } : {}) }
    const asked = request(url, { agent, headers }, (answer) => {
      const parts: Buffer[] = []
      answer.on('error', lost)
      answer.on('data', (part: Buffer) => parts.push(part))
      answer.on('end', () =>
        resolve({
          status: answer.statusCode ?? 0,
          seq: Number(answer.headers['x-content-seq'] ?? 0),
          body: Buffer.concat(parts).toString('utf8'),
        }),
      )
    })
    asked.on('error', lost)
    const timer = setTimeout(() => asked.destroy(new Error('nothing came in time')), patienceMs)
    asked.on('close', () => clearTimeout(timer))
    asked.end()
  })

/** What readers met. */
export interface Met {
  pages: number
  /** Answers whose position was below one their reader had seen. */
  wentBack: string[]
  /** Statuses other than 200 for pages that had been served, a limit of nginx too, with the time since the start, ms. */
  failed: string[]
  /** Connections that were refused or torn, or given up by their reader. */
  lost: number
  slowestMs: number
}

/**
 * Readers of a few pages, each with what it has seen: a pause of `pauseMs` behind every page.
 * @param urls of pages that have been served
 */
export const startReaders = (urls: readonly string[], count: number, pauseMs = 100) => {
  const met: Met = { pages: 0, wentBack: [], failed: [], lost: 0, slowestMs: 0 }
  const begun = performance.now()
  const over = new AbortController()
  const read = async (reader: number) => {
    const agent = new Agent({ keepAlive: true, maxSockets: 1 })
    let most = 0
    for (let turn = reader; !over.signal.aborted; turn += 1) {
      const url = urls[turn % urls.length] ?? ''
      const asked = performance.now()
      const { status, seq } = await readPage(url, agent, most)
      const took = performance.now() - asked
      met.slowestMs = Math.max(met.slowestMs, took)
      const where = `${url} at ${Math.round(asked - begun)} ms, in ${Math.round(took)} ms`
      met.pages += 1
      if (status === 0) met.lost += 1
      else if (status !== 200) met.failed.push(`${status} ${where}`)
      else if (seq < most) met.wentBack.push(`${most} then ${seq} ${where}`)
      most = Math.max(most, seq)
      await sleep(pauseMs)
    }
    agent.destroy()
  }
  const reading = Promise.all(Array.from({ length: count }, (_, reader) => read(reader)))
  return {
    met,
    stop: async (): Promise<Met> => {
      over.abort()
      await reading
      return met
    },
  }
}
