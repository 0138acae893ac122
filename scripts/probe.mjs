// @ts-check
/**
 * Whether a program answers 200, for the health checks of containers: exit 0, or 1 with the reason.
 *   node scripts/probe.mjs http://localhost:3333/readyz
 */
const [address = ''] = process.argv.slice(2)
try {
  const { ok, status } = await fetch(address)
  if (!ok) console.error(`${address} answered ${status}.`)
  process.exitCode = ok ? 0 : 1
} catch (error) {
  const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error
  console.error(`${address} did not answer: ${cause instanceof Error ? cause.message : String(cause)}`)
  process.exitCode = 1
}
