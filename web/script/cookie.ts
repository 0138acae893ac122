export const isHttps = (): boolean => location.protocol === 'https:'

/** Keeps a cookie of the whole site for a year. */
export const keepCookie = (name: string, value: string): void => {
  const rest = isHttps() ? '; secure' : ''
  document.cookie = `${name}=${value}; path=/; max-age=31536000; samesite=lax${rest}`
}
