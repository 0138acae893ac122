import * as fc from 'fast-check'
import { isSweep, seed } from '#tests/support/sample.ts'

/** So many values, the same for a seed and a round. */
export const exactSample = <T>(values: fc.Arbitrary<T>, numRuns: number, round = 0): T[] =>
  fc.sample(values, { numRuns, seed: seed + round })

/** So many values in a sweep, a tenth of them in `npm test`. */
export const hostileSample = <T>(values: fc.Arbitrary<T>, inSweep: number): T[] =>
  exactSample(values, isSweep ? inSweep : Math.ceil(inSweep / 10))
