import { readFileSync } from 'node:fs'

/**
 * Lets the clock of a running program jump: what it reads as now is off by the milliseconds in the file named by
 * `CLOCK_JUMP`. Its timers and `performance.now()` go on, as they do when somebody sets the clock of a machine.
 */
const file = process.env['CLOCK_JUMP'] ?? ''
const read = (): number => Number(readFileSync(file, 'utf8'))

let shift = read()
setInterval(() => {
  shift = read()
}, 50).unref()

const realNow = Date.now.bind(Date)
const now = (): number => realNow() + shift

globalThis.Date = new Proxy(Date, {
  construct: (date, given, made) => Reflect.construct(date, given.length === 0 ? [now()] : given, made),
  get: (date, name) => (name === 'now' ? now : Reflect.get(date, name)),
})
