import * as fc from 'fast-check'

const isSweep = process.env['SWEEP'] === '1'

/** The seed of every hostile sample of this run; `SEED=…` repeats a run that failed. */
export const hostileSeed: number = Number(process.env['SEED'] ?? Math.floor(Math.random() * 2 ** 31))

/** So many values, the same for a seed and a round. */
export const exactSample = <T>(values: fc.Arbitrary<T>, numRuns: number, round = 0): T[] =>
  fc.sample(values, { numRuns, seed: hostileSeed + round })

/** So many values in a sweep, a tenth of them in `npm test`. */
export const hostileSample = <T>(values: fc.Arbitrary<T>, inSweep: number): T[] =>
  exactSample(values, isSweep ? inSweep : Math.ceil(inSweep / 10))
