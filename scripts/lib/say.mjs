// @ts-check
/** What a person at the terminal reads: one line per step, and one line for a failure with the way out. */

/** A failure that the person can mend; shown without a stack. */
export class PlainError extends Error {
  /** @override */
  name = 'PlainError'
}

/** @param {string} line */
export const say = (line) => process.stdout.write(`${line}\n`)

/**
 * Runs one step and says how long it took; on a terminal, and every ten seconds elsewhere, says that it goes on.
 * @template T
 * @param {string} title
 * @param {() => Promise<T>} work
 * @returns {Promise<T>}
 */
export async function step(title, work) {
  const begun = performance.now()
  const seconds = () => `${((performance.now() - begun) / 1000).toFixed(1)} s`
  const live = process.stdout.isTTY
  if (!live) say(`… ${title}`)
  const timer = setInterval(
    () => {
      if (live) process.stdout.write(`\r… ${title} (${seconds()})`)
      else say(`  still working: ${title} (${seconds()})`)
    },
    live ? 1000 : 10_000,
  )
  try {
    const result = await work()
    process.stdout.write(`${live ? '\r' : ''}✓ ${title} (${seconds()})\n`)
    return result
  } catch (error) {
    process.stdout.write(`${live ? '\r' : ''}✗ ${title} (${seconds()})\n`)
    throw error
  } finally {
    clearInterval(timer)
  }
}

/**
 * Ends the program with one line for what a person can mend, with the stack for what is our own fault.
 * @param {unknown} error
 * @returns {never}
 */
export function fail(error) {
  const known = error instanceof Error && ['PlainError', 'SettingsError'].includes(error.name)
  process.stderr.write(`\n${known ? error.message : error instanceof Error ? error.stack : String(error)}\n`)
  process.exit(1)
}
