import { performance } from 'node:perf_hooks'

/** Times of one thing measured, in ms, sorted. */
export type Times = readonly number[]

/** Runs `work` `count` times, one after the other, after a few runs to warm up. */
export async function timesOf(count: number, work: (at: number) => unknown): Promise<Times> {
  const times: number[] = []
  const warm = Math.min(20, Math.ceil(count / 5))
  for (let at = -warm; at < count; at++) {
    const begun = performance.now()
    await work(Math.abs(at))
    if (at >= 0) times.push(performance.now() - begun)
  }
  return times.sort((a, b) => a - b)
}

export const share = (times: Times, part: number): number =>
  times[Math.min(times.length - 1, Math.ceil(times.length * part) - 1)] ?? Number.NaN

const cell = (text: string, width: number) => text.padStart(width)
const ms = (time: number) => `${time.toFixed(time < 10 ? 2 : 0)} ms`
let missed = 0

export function printHead(): void {
  console.log(`${''.padEnd(58)}${cell('median', 12)}${cell('p95', 12)}${cell('goal', 16)}`)
}

/** A line of the table with the goal for its p95, in ms. */
export function printTimes(title: string, times: Times, goal?: number): void {
  const p95 = share(times, 0.95)
  const isMissed = goal !== undefined && p95 > goal
  if (isMissed) missed++
  const wish = goal === undefined ? '' : `p95 ≤ ${goal} ms${isMissed ? ' MISSED' : ''}`
  console.log(`${title.padEnd(58)}${cell(ms(share(times, 0.5)), 12)}${cell(ms(p95), 12)}   ${wish}`)
}

/** A line with one figure of its own unit; `isMet` is left out where there is no goal. */
export function printFigure(title: string, figure: string, goal = '', isMet = true): void {
  if (!isMet) missed++
  console.log(`${title.padEnd(58)}${cell(figure, 24)}   ${goal}${isMet ? '' : ' MISSED'}`)
}

export const missedGoals = () => missed
