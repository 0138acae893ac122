const isKnown = (zone: unknown): zone is string => {
  try {
    return (
      typeof zone === 'string' &&
      zone !== '' &&
      new Intl.DateTimeFormat('en', { timeZone: zone }).format(0) !== ''
    )
  } catch {
    return false
  }
}

const asked = new Map<unknown, string>()

/** The visitor's time zone; UTC where the browser names none, or one that it does not know itself, such as `Etc/Unknown`. */
export const ownZone = (): string => {
  const named: unknown = new Intl.DateTimeFormat().resolvedOptions().timeZone
  const zone = asked.get(named) ?? (isKnown(named) ? named : 'UTC')
  asked.set(named, zone)
  return zone
}
