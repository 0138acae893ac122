// @ts-check
// Everything that `npm test` samples, run in full. Takes about an hour on two cores.
process.env.SWEEP = '1'
await import('./test.mjs')
