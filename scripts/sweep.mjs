// @ts-check
// Everything that `npm test` samples, run in full, and the browser tests that only a sweep runs.
process.env.SWEEP = '1'
await import('./test.mjs')
