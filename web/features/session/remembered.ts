/** Local storage of the e-mail address and the save flag (requirements D10, E6). */
const key = 'user-info'

export interface Remembered {
  email: string
  isSave: boolean
}

/** What a login left here; nothing when there was none or storage is closed to us. */
export const readRemembered = (): Remembered | null => {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(key) ?? 'null')
    if (typeof kept !== 'object' || kept === null || !('email' in kept)) return null
    const { email } = kept
    return typeof email === 'string' ? { email, isSave: 'isSave' in kept && kept.isSave === 1 } : null
  } catch {
    return null
  }
}

/** Keeps the address when the visitor asked for it, else forgets what was kept before. */
export const remember = ({ email, isSave }: Remembered): void => {
  if (!isSave) {
    forgetRemembered()
    return
  }
  try {
    localStorage.setItem(key, JSON.stringify({ email, isSave: 1 }))
  } catch (error) {
    // A private window: logging in works all the same.
    console.warn('the e-mail address is not remembered:', error)
  }
}

/** Logging out removes it (requirements E7). */
export const forgetRemembered = (): void => {
  try {
    localStorage.removeItem(key)
  } catch (error) {
    console.warn('storage is closed:', error)
  }
}
