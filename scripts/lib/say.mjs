// @ts-check
/** Terminal output: one line per step, and one line for a failure with the remedy. */

/** A failure that the user can fix; shown without a stack. */
export class PlainError extends Error {
  /** @override */
  name = 'PlainError'
}

/** @param {string} line */
export const say = (line) => process.stdout.write(`${line}\n`)

/**
 * Runs one step and reports how long it took; shows progress on a terminal, elsewhere every ten seconds.
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
 * Ends the program with one line for what the user can fix, with the stack for a bug of ours.
 * @param {unknown} error
 * @returns {never}
 */
export function fail(error) {
  const known = error instanceof Error && ['PlainError', 'SettingsError'].includes(error.name)
  process.stderr.write(`\n${known ? error.message : error instanceof Error ? error.stack : String(error)}\n`)
  process.exit(1)
}
