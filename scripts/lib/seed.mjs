// @ts-check
import { spawnSync } from 'node:child_process'

/**
 * The commit as a number, so that each change draws other samples and one commit draws the same ones everywhere.
 * @returns {number | undefined} undefined outside a repository
 */
function numberOfCommit() {
  const { status, stdout } = spawnSync('git', ['rev-parse', 'HEAD'], {
    cwd: import.meta.dirname,
    encoding: 'utf8',
  })
  return status === 0 ? Number.parseInt(stdout.slice(0, 7), 16) : undefined
}

/**
 * The seed of a run's samples, the same in all its processes and in each run of a commit: `SEED=…` gives another.
 * Printed, and called before the first process of a run is started.
 * @returns {number}
 */
export function drawSeed() {
  const given = process.env.SEED
  if (given === undefined) {
    process.env.SEED = String(numberOfCommit() ?? Math.floor(Math.random() * 2 ** 31))
    process.stdout.write(`SEED=${process.env.SEED}\n`)
  }
  const seed = Number(process.env.SEED)
  if (!Number.isSafeInteger(seed) || seed < 0) throw new RangeError(`SEED=${given} is no whole number`)
  return seed
}
