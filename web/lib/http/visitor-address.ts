import { vouch, vouchedFor } from './vouched.ts'

/** Carries the visitor's address inside the site; what a visitor sends under this name is not believed. */
export const visitorHeader = 'visitor-address'

/** One for all whose address is not known: they share the limits of one visitor. */
const unknown = 'unknown'

/**
 * An address as limits count it: an IPv4 address itself; of an IPv6 address its first 64 bits, which a provider
 * gives to one household.
 */
const counted = (written: string): string => {
  const four = /^(?:::ffff:)?(\d{1,3}(?:\.\d{1,3}){3})(?::\d+)?$/i.exec(written)?.[1]
  if (four) return four
  const six = /^\[?([\da-f:.]+)(?:%[^\]]*)?(?:\](?::\d+)?)?$/i.exec(written)?.[1]
  if (!six?.includes(':')) return unknown
  const [head = '', tail = ''] = six.split('::')
  const groups = head.split(':').filter((group) => group !== '')
  const rest = tail.split(':').filter((group) => group !== '')
  const all = [
    ...groups,
    ...Array.from({ length: Math.max(0, 8 - groups.length - rest.length) }, () => '0'),
    ...rest,
  ]
  return `${all
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':')}::/64`
}

/**
 * The address of who asks, as limits count it. Each proxy adds who it heard from to the end of `x-forwarded-for`;
 * what stands before our own proxies' words was written by somebody else and is not believed.
 * @param forwarded the header, as it came
 * @param remote the other end of the connection
 * @param proxies how many of the nearest ends are our own
 */
export const planVisitorAddress = (
  forwarded: string | undefined,
  remote: string | undefined,
  proxies: number,
): string => {
  const heard = (forwarded ?? '').split(',').map((one) => one.trim())
  const chain = [...heard.filter((one) => one !== ''), remote ?? '']
  return counted(chain.at(-1 - Math.min(proxies, chain.length - 1)) ?? '')
}

/** What the header holds: the address behind the key of this process, which no visitor knows. */
export const vouchedAddress = (address: string): string => vouch(address)

/**
 * The visitor's address of a request. One that came while the site was still starting has none, whatever it says
 * of itself, and counts with all of its kind.
 */
export const addressOf = (headers: Pick<Headers, 'get'>): string =>
  vouchedFor(headers.get(visitorHeader)) ?? unknown
