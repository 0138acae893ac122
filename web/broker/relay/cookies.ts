/** The cookies of a request by name; the first of two with the same name wins, as in browsers. */
export function readCookies(header: string | null): Readonly<Record<string, string>> {
  const cookies: Record<string, string> = Object.create(null)
  for (const part of (header ?? '').split(';')) {
    const at = part.indexOf('=')
    const name = part.slice(0, at).trim()
    if (at > 0 && !(name in cookies)) cookies[name] = part.slice(at + 1).trim()
  }
  return cookies
}
