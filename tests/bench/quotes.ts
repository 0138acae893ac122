import { setTimeout as sleep } from 'node:timers/promises'
import { startLakeProxy } from '#tests/support/lake/lake-proxy.ts'
import { startTestSandbox } from '#tests/support/broker/sandbox.ts'
import { startTestSite } from '#tests/support/site/site.ts'
import { measureFloor } from './quotes/floor.ts'
import { measureTicks } from './quotes/tick.ts'
import { watch } from './quotes/viewers.ts'

/**
 * `npm run bench quotes [seconds]`: calls to the broker a minute while 1, 100 and 3,000 viewers poll, and with
 * none; script of one tick with thirty rows at 4× throttle, in a window that shows all of them and on a phone, and
 * what its parts cost alone on this machine; layout shift. Goals: 12 ± 1, 0, 4 ms, 0 (record 23).
 */
const seconds = Number(process.argv[2] ?? 60)
const throttle = 4
const goals = { calls: 12, within: 1, scriptMs: 4 }

const sandbox = await startTestSandbox()
const counter = await startLakeProxy(sandbox.url, (address) => address.startsWith('/api/q/v1/QF1001'))
const site = await startTestSite({ brokerUrl: counter.url })
const windows = {
  'all rows in view': { width: 1440, height: 4_000 },
  'on a phone': { width: 390, height: 844 },
} as const
const missed: string[] = []

try {
  for (const viewers of [1, 100, 3_000]) {
    const before = counter.queries()
    const { answered, refused } = await watch(
      site.url,
      viewers,
      ['EURUSD,XAUUSD,NAS100', 'EURUSD', 'GER30,HK50,USOIL,UKOIL', 'XAUUSD'],
      seconds * 1_000,
    )
    const calls = ((counter.queries() - before) * 60) / seconds
    const isMet = Math.abs(calls - goals.calls) <= goals.within && refused === 0
    if (!isMet) missed.push(`${viewers} viewers`)
    console.log(
      `${String(viewers).padStart(5)} viewers: ${calls.toFixed(1)} calls a minute to the broker, ${answered} polls answered, ${refused} refused`,
    )
  }
  await sleep(1_000)
  const before = counter.queries()
  await sleep(12_000)
  const idle = counter.queries() - before
  if (idle > 0) missed.push('no viewer')
  console.log(`    0 viewers: ${idle} calls in twelve seconds`)

  for (const [name, viewport] of Object.entries(windows)) {
    const { ticks, rows, scriptMs, layoutShift } = await measureTicks(site.url, viewport, 10, throttle)
    if (scriptMs > goals.scriptMs) missed.push(`script of a tick, ${name}`)
    if (layoutShift > 0) missed.push(`layout shift, ${name}`)
    console.log(
      `a tick with ${rows} rows at ${throttle}× throttle, ${name}: ${scriptMs.toFixed(2)} ms of script (mean of ${ticks}); layout shift ${layoutShift}`,
    )
  }
  const floor = await measureFloor(site.url, 10, throttle)
  console.log(
    `alone on an empty page: a timer ${floor.timer.toFixed(2)} ms, with a call ${floor.call.toFixed(2)} ms, with 240 texts written ${floor.writes.toFixed(2)} ms`,
  )
} finally {
  await site.stop()
  await counter.stop()
  await sandbox.stop()
}
console.log(missed.length === 0 ? 'goals met' : `goals missed: ${missed.join(', ')}`)
process.exitCode = missed.length === 0 ? 0 : 1
