import type { Origin } from '#lake/store/origins.ts'

/** How a page of an origin may call: with tokens and sessions, or only as anybody may. */
export type Grant = 'credentials' | 'plain'

const pattern = /^https?:\/\/[a-z0-9*](?:[a-z0-9.*-]*[a-z0-9*])?(?::(?:\d{1,5}|\*))?$/

/** A pattern's part between two stars stands for itself. */
const literally = (text: string) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)

const matches = (wanted: string, origin: string): boolean => {
  if (!wanted.includes('*')) return wanted === origin
  if (wanted === '*') return true
  const parts = wanted.split(/(:\*$|\*)/).map((part) => {
    if (part === ':*') return String.raw`(?::\d+)?`
    return part === '*' ? '[^/:]+' : literally(part)
  })
  return new RegExp(`^${parts.join('')}$`).test(origin)
}

/** How a page of this origin may call; the settings let in with credentials. */
export const grantOf = (
  origin: string,
  bySetting: readonly string[],
  letIn: readonly Pick<Origin, 'origin' | 'allowCredentials'>[],
): Grant | undefined => {
  if (bySetting.includes(origin)) return 'credentials'
  const found = letIn.filter((one) => matches(one.origin, origin))
  if (found.some(({ allowCredentials }) => allowCredentials)) return 'credentials'
  return found.length > 0 ? 'plain' : undefined
}

/** Why an origin cannot be let in, as a sentence; nothing where it can. */
export const originFault = (origin: string, allowCredentials: boolean): string | undefined => {
  const isPattern = origin.includes('*')
  const isOrigin = isPattern
    ? origin === '*' || pattern.test(origin)
    : URL.canParse(origin) && /^https?:/.test(origin) && new URL(origin).origin === origin
  if (!isOrigin || origin.length > 300) {
    return `"${origin.slice(0, 100)}" is no origin. Give scheme, host and port alone, such as https://app.example.com`
  }
  if (isPattern && allowCredentials) {
    return 'An origin with "*" may not send credentials: whoever gets such an address could read and write as those who are signed in. Name each origin, or leave credentials out.'
  }
  return undefined
}
