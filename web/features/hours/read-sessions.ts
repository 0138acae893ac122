import 'server-only'
import { endPageAt } from '#web/content/render/render-scope.ts'
import type { SessionState } from './sessions.ts'
import { sessionsOf, type Traded } from './sessions-of.ts'

/** The state of markets for a page, by symbol; has the page drawn anew when the first of them opens or closes. */
export const readSessions = async (
  traded: readonly Traded[],
  now = Date.now(),
): Promise<ReadonlyMap<string, SessionState>> => {
  const states = sessionsOf(traded, now)
  const changes = [...states.values()].flatMap((state) => (state.isOpen ? state.closes : (state.opens ?? [])))
  if (changes.length > 0) await endPageAt(Math.min(...changes))
  return states
}
