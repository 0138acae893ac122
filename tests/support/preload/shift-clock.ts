import { readFileSync } from 'node:fs'

/** Lets a test start a program on a wrong clock: wrong by the milliseconds in the file named by `CLOCK_SHIFT`. */
const shift = Number(readFileSync(process.env['CLOCK_SHIFT'] ?? '', 'utf8'))

const realNow = Date.now.bind(Date)
const now = (): number => realNow() + shift

globalThis.Date = new Proxy(Date, {
  construct: (date, given, made) => Reflect.construct(date, given.length === 0 ? [now()] : given, made),
  get: (date, name) => (name === 'now' ? now : Reflect.get(date, name)),
})
Object.defineProperty(performance, 'timeOrigin', { value: performance.timeOrigin + shift })
