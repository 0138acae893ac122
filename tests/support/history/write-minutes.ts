import { SqliteBarStore } from '#web/broker/history/sqlite-bar-store.ts'
import { type OpenMinutes, seeBids } from '#web/broker/history/plan-minutes.ts'
import { bidOf, symbols } from './course.ts'

/**
 * Records bids every five seconds of a made-up time, from a minute on and without a pause, until it is killed. Writes
 * each minute (minutes since 1970) once it is acknowledged.
 */
const [file = '', begin = ''] = process.argv.slice(2)
const store = new SqliteBarStore(file)
let open: OpenMinutes = new Map()
console.log('begun')
for (let at = Number(begin) * 60_000; ; at += 5_000) {
  const progress = seeBids(
    open,
    symbols.map((symbol) => ({ symbol, bid: bidOf(symbol, at), at })),
  )
  open = progress.open
  if (progress.done.length === 0) continue
  if ((await store.record(progress.done, at)) !== symbols.length) throw new Error('a minute was refused')
  process.stdout.write(`minute ${at / 60_000 - 1}\n`)
}
