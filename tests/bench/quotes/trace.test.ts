import { expect, test } from 'vitest'
import { scriptIn } from './trace.ts'

const event = (name: string, ts: number, dur: number, tid = 1) => ({
  name,
  ph: 'X',
  pid: 1,
  tid,
  ts,
  dur,
  tdur: dur / 2,
})
const trace = (...traceEvents: object[]) => JSON.stringify({ traceEvents })

test('adds up the script of the page’s thread by its own time, and what is inside another call once', () => {
  const page = [
    event('TimerFire', 1_000, 4_000),
    event('FunctionCall', 2_000, 1_000),
    event('Layout', 6_000, 9_000),
    event('RunMicrotasks', 20_000, 2_000),
    event('FunctionCall', 21_000, 500),
  ]
  const worker = event('FunctionCall', 1_000, 50_000, 2)
  expect(scriptIn(trace(worker, ...page.toReversed()))).toBe(3)
})

test('a trace without script is no measurement', () => {
  expect(() => scriptIn(trace(event('Layout', 0, 1)))).toThrow('no script')
})
