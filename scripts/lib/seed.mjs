// @ts-check

/**
 * The seed of a run's samples, the same in all its processes: `SEED=…` repeats a run, else it is drawn and printed.
 * Called before the first process of a run is started.
 * @returns {number}
 */
export function drawSeed() {
  const given = process.env.SEED
  if (given === undefined) {
    process.env.SEED = String(Math.floor(Math.random() * 2 ** 31))
    process.stdout.write(`SEED=${process.env.SEED}\n`)
  }
  const seed = Number(process.env.SEED)
  if (!Number.isSafeInteger(seed) || seed < 0) throw new RangeError(`SEED=${given} is no whole number`)
  return seed
}
