import { randomInt } from 'node:crypto'
import { createServer } from 'node:net'

/** Below those that systems give to connections: one of them would be taken again before it is listened on. */
const first = 20_000
const last = 32_000

const isFree = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const probe = createServer()
    probe.once('error', () => resolve(false))
    probe.listen(port, '127.0.0.1', () => probe.close(() => resolve(true)))
  })

/** A port of loopback that nothing listens on. */
export async function freePort(): Promise<number> {
  for (let tries = 0; tries < 100; tries += 1) {
    const port = randomInt(first, last)
    if (await isFree(port)) return port
  }
  throw new Error(`no port from ${first} to ${last} is free`)
}
