/** Readers at once. */
const readers = 8

export interface Crawl {
  perSecond: number
  bodies: Map<string, Buffer>
}

/** Reads every page once. @throws for an answer that is not 200 */
export const crawl = async (url: string, paths: readonly string[]): Promise<Crawl> => {
  const waiting = [...paths]
  const bodies = new Map<string, Buffer>()
  const read = async () => {
    for (let path = waiting.shift(); path !== undefined; path = waiting.shift()) {
      const answer = await fetch(`${url}${path}`)
      const body = Buffer.from(await answer.arrayBuffer())
      if (answer.status !== 200) throw new Error(`${path} answered ${answer.status}`)
      bodies.set(path, body)
    }
  }
  const begun = performance.now()
  await Promise.all(Array.from({ length: readers }, read))
  return { perSecond: (paths.length * 1_000) / (performance.now() - begun), bodies }
}
