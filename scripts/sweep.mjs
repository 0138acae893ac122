// @ts-check
// Everything that `npm test` samples, run in full.
process.env.SWEEP = '1'
await import('./test.mjs')
