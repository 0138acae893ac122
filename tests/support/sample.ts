import { drawSeed } from '#scripts/lib/seed.mjs'

/** Whether this run takes every sample in full (`npm run sweep`). */
export const isSweep: boolean = process.env['SWEEP'] === '1'

/** What chooses the samples of this run; printed at its start, and given by `SEED=…`. */
export const seed: number = drawSeed()
