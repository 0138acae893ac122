/** The current instant in milliseconds since 1970. */
export type Clock = () => number

/**
 * The clock of a setting: the system clock by default, from an instant on at normal speed
 * (`2026-11-18T12:00:00Z`), or frozen (`=2026-11-18T12:00:00Z`).
 */
export function clockFrom(setting?: string, machine: Clock = Date.now): Clock {
  if (setting === undefined) return machine
  const isFrozen = setting.startsWith('=')
  const instant = Date.parse(isFrozen ? setting.slice(1) : setting)
  if (Number.isNaN(instant)) throw new Error(`${setting} is not an instant.`)
  if (isFrozen) return () => instant
  const started = machine()
  return () => instant + machine() - started
}
