/** Sets the clock of a program forth or back by `CLOCK_SHIFT_MS`: what it reads as now, not its timers. */
const shift = Number(process.env['CLOCK_SHIFT_MS'] ?? '0')
const RealDate = Date
const now = () => RealDate.now() + shift

globalThis.Date = new Proxy(RealDate, {
  construct: (target, given, as) => Reflect.construct(target, given.length === 0 ? [now()] : given, as),
  get: (target, name) => (name === 'now' ? now : Reflect.get(target, name)),
})
