import { Agent, get } from 'node:http'

/** Open pages that wait for news of one address. */
export interface OpenPages {
  open: number
  refused: number
  /** How long it takes from now until each of them has been told of news, ms, rising. */
  told(): Promise<number[]>
  close(): void
}

/** Opens event streams, spread over instances, from an address for each visitor as a proxy would name it. */
export const openPages = async (
  sites: readonly string[],
  path: string,
  count: number,
): Promise<OpenPages> => {
  const agent = new Agent({ keepAlive: false, maxSockets: Number.POSITIVE_INFINITY })
  const streams = new Set<(heard: () => void) => void>()
  let refused = 0
  const openOne = (index: number) =>
    new Promise<void>((resolve) => {
      const url = `${sites[index % sites.length]}/api/news?path=${path}&age=0`
      const visitor = `203.0.${Math.floor(index / 50)}.${index % 50}`
      const asked = get(url, { agent, headers: { 'x-forwarded-for': visitor } }, (answer) => {
        if (answer.statusCode !== 200) {
          refused += 1
          answer.resume()
          return resolve()
        }
        let heard: (() => void) | undefined
        streams.add((next) => {
          heard = next
        })
        answer.on('data', (part: Buffer) => part.includes('event: news') && heard?.())
        answer.once('data', () => resolve())
        answer.on('error', () => {})
        setTimeout(resolve, 1_000)
      })
      asked.on('error', () => {
        refused += 1
        resolve()
      })
    })
  for (let at = 0; at < count; at += 100)
    await Promise.all(Array.from({ length: Math.min(100, count - at) }, (_, index) => openOne(at + index)))
  return {
    open: streams.size,
    refused,
    told: async () => {
      const begun = performance.now()
      const times = await Promise.all(
        [...streams].map(
          (listen) =>
            new Promise<number>((resolve) => {
              const late = setTimeout(() => resolve(Number.POSITIVE_INFINITY), 10_000)
              listen(() => {
                clearTimeout(late)
                resolve(performance.now() - begun)
              })
            }),
        ),
      )
      return times.toSorted((a, b) => a - b)
    },
    close: () => agent.destroy(),
  }
}
