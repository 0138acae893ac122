import { Agent, request } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'

/** One poll as a browser sends it; resolves with the status. */
const poll = async (
  agent: Agent,
  siteUrl: string,
  origin: string,
  goods: string,
  viewer: number,
): Promise<number> =>
  new Promise((resolve, reject) => {
    const { hostname, port } = new URL(siteUrl)
    const question = request(
      {
        agent,
        hostname,
        port,
        path: '/api/q/v1/QF1001',
        method: 'POST',
        headers: {
          'content-type': 'application/json; charset=utf-8',
          origin,
          'x-forwarded-for': `203.0.${Math.floor(viewer / 200)}.${viewer % 200}`,
        },
      },
      (answer) => {
        answer.resume()
        answer.on('end', () => resolve(answer.statusCode ?? 0))
        answer.on('error', reject)
      },
    )
    question.on('error', reject)
    question.end(JSON.stringify({ goods }))
  })

export interface Watching {
  /** Polls answered with 200, and others. */
  answered: number
  refused: number
}

/**
 * So many viewers poll the site as its pages do (requirements E8): a poll, five seconds' wait after its answer, and
 * again, for `forMs`. They come evenly over the first five seconds and show different lists.
 * @param origin the site’s public address, where another one stands in front of it
 */
export const watch = async (
  siteUrl: string,
  viewers: number,
  lists: readonly string[],
  forMs: number,
  origin = siteUrl,
): Promise<Watching> => {
  const agent = new Agent({ keepAlive: true, maxSockets: 512 })
  const seen: Watching = { answered: 0, refused: 0 }
  const end = performance.now() + forMs
  const view = async (index: number): Promise<void> => {
    await sleep((5_000 * index) / viewers)
    while (performance.now() < end) {
      const status = await poll(agent, siteUrl, origin, lists[index % lists.length] ?? '', index).catch(
        () => 0,
      )
      if (status === 200) seen.answered += 1
      else seen.refused += 1
      await sleep(Math.min(5_000, Math.max(0, end - performance.now())))
    }
  }
  await Promise.all(Array.from({ length: viewers }, async (_, index) => view(index)))
  agent.destroy()
  return seen
}
