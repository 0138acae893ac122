/**
 * Local storage of a login (requirements D10): `user-info` says who logged in, `user-login` what the form of the
 * next login begins with. Both hold the save flag, and the e-mail address only where it is set.
 */
const keys = ['user-info', 'user-login'] as const

export interface Remembered {
  /** Null where the visitor did not ask for it to be kept. */
  email: string | null
  isSave: boolean
}

/** What the last login left for the form; null when there was none or storage is closed to us. */
export const readRemembered = (): Remembered | null => {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem('user-login') ?? 'null')
    if (typeof kept !== 'object' || kept === null || !('isSave' in kept)) return null
    const isSave = kept.isSave === 1
    const email = isSave && 'email' in kept && typeof kept.email === 'string' ? kept.email : null
    return { email, isSave }
  } catch {
    return null
  }
}

/** Keeps what a login succeeded with (requirements E6): the flag, and with it set the e-mail address. */
export const remember = (email: string, isSave: boolean): void => {
  const kept = JSON.stringify(isSave ? { email, isSave: 1 } : { isSave: 0 })
  try {
    for (const key of keys) localStorage.setItem(key, kept)
  } catch (error) {
    // A private window: logging in works all the same.
    console.warn('the login is not remembered:', error)
  }
}

/** Logging out removes it (requirements E7), and so does taking the flag back. */
export const forgetRemembered = (): void => {
  try {
    for (const key of keys) localStorage.removeItem(key)
  } catch (error) {
    console.warn('storage is closed:', error)
  }
}
