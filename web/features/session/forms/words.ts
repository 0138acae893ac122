import type login from '#locales/en/login.json'

/** The interface texts of logging in, as they reach the browser: whole sentences with `{{tokens}}`. */
export type SessionWords = typeof login
