import ipaddr from 'ipaddr.js'

/** Shared by all whose address is not known: together they have the share of one. */
export const unknownAddress = 'unknown'

/** Without the port that some proxies add, and without the zone of a link-local address. */
const bare = (written: string): string => {
  const [, bracketed] = /^\[([^\]]*)\](?::\d+)?$/.exec(written) ?? []
  const [, four] = /^([\d.]+):\d+$/.exec(written) ?? []
  return (bracketed ?? four ?? written).replace(/%.*$/, '')
}

/** The first 64 bits of an IPv6 address, which a provider gives to one household. */
const household = (six: ipaddr.IPv6): string =>
  `${six.parts
    .slice(0, 4)
    .map((part) => part.toString(16))
    .join(':')}::/64`

/** IPv4 whole, of IPv6 the household; IPv4 written as IPv6 counts as IPv4. */
const counted = (written: string): string => {
  const address = bare(written)
  // The stricter form: `ipaddr.parse` takes octal and shortened IPv4 addresses, too.
  if (ipaddr.IPv4.isValidFourPartDecimal(address)) return address
  if (!ipaddr.IPv6.isValid(address)) return unknownAddress
  const six = ipaddr.IPv6.parse(address)
  return six.isIPv4MappedAddress() ? six.toIPv4Address().toString() : household(six)
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
