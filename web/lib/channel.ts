/** The default channel (requirements A3). */
export const defaultChannel = '6688'

const form = /^[\w-]{1,32}$/

/** Validates a channel code from an address or header: 1 to 32 letters, digits, `-` or `_`; else null. */
export const channelCode = (value: string | null | undefined): string | null =>
  value !== null && value !== undefined && form.test(value) ? value : null

/** The channel in the address of the download page (requirements A3); null on other pages. */
export const channelOfAddress = ({
  pathname,
  search,
}: {
  pathname: string
  search: string
}): string | null =>
  pathname.endsWith('/download') ? channelCode(new URLSearchParams(search).get('v')) : null

/** The last occurrence of {@link defaultChannel} in an address. */
const inAddress = new RegExp(`(?<=[/=])${defaultChannel}(?=[/?#&]|$)(?!.*[/=]${defaultChannel}(?:[/?#&]|$))`)

/**
 * A channel's address, derived from that of the default channel: its code is replaced, or appended as `v` if the
 * address does not contain it.
 * @param code as returned by {@link channelCode}
 */
export const addressFor = (code: string, ofDefault: string): string => {
  if (inAddress.test(ofDefault)) return ofDefault.replace(inAddress, code)
  const [, address = '', place = ''] = /^([^#]*)(.*)$/.exec(ofDefault) ?? []
  return `${address}${address.includes('?') ? '&' : '?'}v=${code}${place}`
}
