import type { Locale } from '#locales/table.ts'

/**
 * Local storage of a login (requirements D10). `user-info` has the save flag, and the e-mail address only if it is
 * set; it prefills the next login. `user-login` has the time and the language of the login, and when the account was opened
 * since (`web/layout/auth/centre/plan-visit.ts`).
 */
const keys = ['user-info', 'user-login'] as const

export interface Remembered {
  /** Null if the visitor did not ask to keep it. */
  email: string | null
  isSave: boolean
}

/** What the last login stored; null if nothing, or if storage is unavailable. */
export const readRemembered = (): Remembered | null => {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem('user-info') ?? 'null')
    if (typeof kept !== 'object' || kept === null || !('isSave' in kept)) return null
    const isSave = kept.isSave === 1
    const email = isSave && 'email' in kept && typeof kept.email === 'string' ? kept.email : null
    return { email, isSave }
  } catch {
    return null
  }
}

/** Stores a successful login (requirements E6). */
export const remember = (email: string, isSave: boolean, locale: Locale): void => {
  const login = { time: new Date().toISOString(), language: locale }
  try {
    localStorage.setItem('user-info', JSON.stringify(isSave ? { email, isSave: 1 } : { isSave: 0 }))
    localStorage.setItem('user-login', JSON.stringify(login))
  } catch (error) {
    // A private window: login works anyway.
    console.warn('the login is not remembered:', error)
  }
}

/** Deletes it on logout (requirements E7) and when the flag is cleared. */
export const forgetRemembered = (): void => {
  try {
    for (const key of keys) localStorage.removeItem(key)
  } catch (error) {
    console.warn('storage is closed:', error)
  }
}
