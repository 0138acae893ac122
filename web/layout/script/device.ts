import Cookies from 'js-cookie'
import { allows } from '#web/features/consent/choice.ts'
import { channelOfAddress } from '#web/lib/channel.ts'
import { hasCookie } from './cookie.ts'

/**
 * Has the server remember this device once the visitor agreed (requirements E11): browser and system are worked
 * out there, the channel stands in the address. One that is remembered already, by consent or a login, is
 * remembered anew where it comes through another channel (requirements A3). What fails now is asked for again by
 * the next page.
 */
export const rememberDevice = (): void => {
  const channel = channelOfAddress(location)
  const isOther = channel !== null && channel !== Cookies.get('Channel')
  if (hasCookie('IMEI') ? !isOther : !allows(document.cookie, 'device')) return
  const headers = channel === null ? {} : { channel }
  fetch('/api/device', { method: 'POST', keepalive: true, headers }).catch(() => {})
}
