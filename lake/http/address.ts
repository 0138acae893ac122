import { isIPv4, isIPv6, SocketAddress } from 'node:net'
import type { IncomingMessage } from 'node:http'
import type { Context } from 'hono'
import type { Lake } from '#lake/lake.ts'
import type { LakeEnv } from '#lake/http/environment.ts'

/** Shared by all whose address is not known: together they have the share of one. */
const unknown = 'unknown'

/** Without the port that some proxies add, and without the zone of a link-local address. */
const bare = (written: string): string => {
  const [, bracketed] = /^\[([^\]]*)\](?::\d+)?$/.exec(written) ?? []
  const [, four] = /^([\d.]+):\d+$/.exec(written) ?? []
  return (bracketed ?? four ?? written).replace(/%.*$/, '')
}

/** The first 64 bits of an IPv6 address, which a provider gives to one household. */
const household = (six: string): string => {
  // Normalised: lower case, no leading zeros, `::` in one place at most.
  const { address } = new SocketAddress({ address: six, family: 'ipv6' })
  const [head = '', tail] = address.split('::')
  const groups = head === '' ? [] : head.split(':')
  const rest = tail === undefined || tail === '' ? [] : tail.split(':')
  const zeros = Array.from({ length: Math.max(0, 8 - groups.length - rest.length) }, () => '0')
  return `${[...groups, ...zeros, ...rest].slice(0, 4).join(':')}::/64`
}

const counted = (written: string): string => {
  const address = bare(written)
  const [, mapped = address] = /^::ffff:([\d.]+)$/i.exec(address) ?? []
  if (isIPv4(mapped)) return mapped
  return isIPv6(address) ? household(address) : unknown
}

/**
 * The address of who asks, as limits count it: an IPv4 address whole, of IPv6 the first 64 bits. Each
 * proxy adds whom it heard from to the end of `x-forwarded-for`; what stands before our own proxies'
 * words was written by somebody else and is not believed.
 * @param forwarded the header, as it came
 * @param remote the other end of the connection
 * @param proxies how many of the nearest ends are our own
 */
export const planAddress = (
  forwarded: string | undefined,
  remote: string | undefined,
  proxies: number,
): string => {
  const heard = (forwarded ?? '').split(',').map((one) => one.trim())
  const chain = [...heard.filter((one) => one !== ''), remote ?? '']
  return counted(chain.at(-1 - Math.min(proxies, chain.length - 1)) ?? '')
}

/** The address that limits count a message by, as `planAddress` finds it behind `TRUSTED_PROXIES`. */
export const addressOfMessage = (
  { headers, socket }: Pick<IncomingMessage, 'headers' | 'socket'>,
  { settings }: Pick<Lake, 'settings'>,
): string => {
  const forwarded = [headers['x-forwarded-for'] ?? []].flat().join(',')
  return planAddress(forwarded, socket.remoteAddress, settings.trustedProxies)
}

/** The address that limits count a request by; `unknown` where it came without a connection. */
export const addressOf = (c: Context<LakeEnv>, lake: Pick<Lake, 'settings'>): string => {
  // Without a port, in `app.request()`, there are no bindings, whatever their type says.
  const bindings: Partial<LakeEnv['Bindings']> | undefined = c.env
  return bindings?.incoming === undefined ? unknown : addressOfMessage(bindings.incoming, lake)
}
