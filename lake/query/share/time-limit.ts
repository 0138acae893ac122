import { createContext, Script } from 'node:vm'

const box = { work: () => {} }
createContext(box)
const script = new Script('work()')

/** What was cut off because its time was over. */
export class TimeOver extends Error {
  override name = 'TimeOver'
}

/**
 * Runs `work` and ends it, wherever it is, after so many milliseconds. V8 unwinds it without `finally`:
 * what it shares with others must be whole at every step.
 * @throws {TimeOver} when it was ended
 */
export function withTimeLimit<T>(limitMs: number, work: () => T): T {
  let result: { value: T } | undefined
  box.work = () => {
    result = { value: work() }
  }
  try {
    script.runInContext(box, { timeout: limitMs })
  } catch (error) {
    throw isTimeOver(error) ? new TimeOver() : error
  } finally {
    box.work = () => {}
  }
  if (result === undefined) throw new Error('the work ended without a result')
  return result.value
}

/** The error comes from the other context, whose `Error` is not ours. */
function isTimeOver(error: unknown): boolean {
  const code = typeof error === 'object' && error !== null && 'code' in error ? error.code : undefined
  return code === 'ERR_SCRIPT_EXECUTION_TIMEOUT'
}
