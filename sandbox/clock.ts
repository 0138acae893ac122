/** The present instant in milliseconds since 1970. */
export type Clock = () => number

/**
 * The clock a setting asks for: the machine's own without one, from an instant on at the usual pace
 * (`2026-11-18T12:00:00Z`), or standing still (`=2026-11-18T12:00:00Z`).
 */
export function clockFrom(setting?: string, machine: Clock = Date.now): Clock {
  if (setting === undefined) return machine
  const standsStill = setting.startsWith('=')
  const instant = Date.parse(standsStill ? setting.slice(1) : setting)
  if (Number.isNaN(instant)) throw new Error(`${setting} is not an instant.`)
  if (standsStill) return () => instant
  const started = machine()
  return () => instant + machine() - started
}
