import type { Server } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'

const lookEveryMs = 20

/**
 * Lets a server end: nobody comes in any more, requests that run are finished, idle connections are
 * closed. Whoever is not done after `patienceMs` is cut off.
 * @returns whether everybody was done in time
 */
export async function drain(server: Server, patienceMs: number): Promise<boolean> {
  const whenClosed = new Promise<boolean>((resolve) => server.close(() => resolve(true)))
  const looking = setInterval(() => server.closeIdleConnections(), lookEveryMs)
  const inTime = await Promise.race([whenClosed, sleep(patienceMs, false, { ref: false })])
  clearInterval(looking)
  server.closeAllConnections()
  await whenClosed
  return inTime
}
