const isKnown = (zone: string): boolean => {
  try {
    return zone !== '' && new Intl.DateTimeFormat('en', { timeZone: zone }).format(0) !== ''
  } catch {
    return false
  }
}

const asked = new Map<string, string>()

/** The visitor's time zone; UTC where the browser names one that it does not know itself, such as `Etc/Unknown`. */
export const ownZone = (): string => {
  const named = new Intl.DateTimeFormat().resolvedOptions().timeZone
  const zone = asked.get(named) ?? (isKnown(named) ? named : 'UTC')
  asked.set(named, zone)
  return zone
}
