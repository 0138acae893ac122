import { createContext, Script } from 'node:vm'

const box = { work: () => {} }
createContext(box)
const script = new Script('work()')

/** The work was terminated because its time was over. */
export class TimeOver extends Error {
  override name = 'TimeOver'
}

/**
 * Runs `work` and terminates it after this many milliseconds, wherever it is. V8 unwinds it without
 * `finally`: state it shares with others must be consistent at every step.
 * @throws {TimeOver} when it was terminated
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
