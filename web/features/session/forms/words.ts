import type login from '#locales/en/login.json'

/** The login texts as sent to the browser: sentences with `{{tokens}}`. */
export type SessionWords = typeof login
