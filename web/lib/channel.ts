/** The channel of whoever comes without one (requirements A3). */
export const defaultChannel = '6688'

const form = /^[\w-]{1,32}$/

/** The code of a channel as an address or a header names it: 1 to 32 letters, digits, `-` or `_`. Else null. */
export const channelCode = (value: string | null | undefined): string | null =>
  value !== null && value !== undefined && form.test(value) ? value : null

/** The channel that the address of the download page names (requirements A3); null on every other page. */
export const channelOfAddress = ({
  pathname,
  search,
}: {
  pathname: string
  search: string
}): string | null =>
  pathname.endsWith('/download') ? channelCode(new URLSearchParams(search).get('v')) : null

/** {@link defaultChannel} as a part of an address, the last one. */
const inAddress = new RegExp(`(?<=[/=])${defaultChannel}(?=[/?#&]|$)(?!.*[/=]${defaultChannel}(?:[/?#&]|$))`)

/**
 * The address of the default channel for another one: with the code in the place of the default's, or behind it
 * as `v` where it does not hold that.
 * @param code as {@link channelCode} gives it
 */
export const addressFor = (code: string, ofDefault: string): string => {
  if (inAddress.test(ofDefault)) return ofDefault.replace(inAddress, code)
  const [, address = '', place = ''] = /^([^#]*)(.*)$/.exec(ofDefault) ?? []
  return `${address}${address.includes('?') ? '&' : '?'}v=${code}${place}`
}
