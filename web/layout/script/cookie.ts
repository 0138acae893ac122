import Cookies from 'js-cookie'

const ofSite = { path: '/', sameSite: 'lax' } as const

/** Sets a site-wide cookie for a year. */
export const keepCookie = (name: string, value: string): void => {
  Cookies.set(name, value, { ...ofSite, expires: 365, secure: location.protocol === 'https:' })
}

export const dropCookie = (name: string): void => {
  Cookies.remove(name, ofSite)
}

export const hasCookie = (name: string): boolean => Cookies.get(name) !== undefined
