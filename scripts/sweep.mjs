// @ts-check
// Everything that `npm test` samples, run in full. Takes hours on two cores, most of them for axe on every page in every state.
process.env.SWEEP = '1'
await import('./test.mjs')
