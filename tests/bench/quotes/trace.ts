import { z } from 'zod'

const traceFile = z.object({
  traceEvents: z.array(
    z.looseObject({
      name: z.string(),
      ph: z.string(),
      pid: z.number(),
      tid: z.number(),
      /** Begin and length by the clock, and length by the thread's own time, µs. */
      ts: z.number().default(0),
      dur: z.number().default(0),
      tdur: z.number().default(0),
    }),
  ),
})

/** What a thread does for script: calls into it, timers, what follows an `await`, and its compilation. */
const scripted = new Set([
  'EvaluateScript',
  'FunctionCall',
  'RunMicrotasks',
  'TimerFire',
  'v8.callFunction',
  'v8.compile',
])

/**
 * The script in a trace of Chromium, ms of the page's own thread, so that what other programs take meanwhile is not
 * counted. One event inside another counts once.
 * @throws when no thread ran any, as then nothing was measured
 */
export const scriptIn = (trace: string): number => {
  const events = traceFile
    .parse(JSON.parse(trace))
    .traceEvents.filter(({ name, ph }) => ph === 'X' && scripted.has(name))
  const threads = Map.groupBy(events, ({ pid, tid }) => `${pid} ${tid}`)
  const [busiest] = [...threads.values()].sort((a, b) => b.length - a.length)
  if (!busiest) throw new Error('the trace holds no script')
  let end = 0
  let sum = 0
  for (const { ts, dur, tdur } of busiest.toSorted((a, b) => a.ts - b.ts || b.dur - a.dur)) {
    if (ts < end) continue
    end = ts + dur
    sum += tdur
  }
  return sum / 1_000
}
