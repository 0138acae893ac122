import Cookies from 'js-cookie'
import { allows } from '#web/features/consent/choice.ts'
import { channelOfAddress } from '#web/lib/channel.ts'
import { hasCookie } from './cookie.ts'

/**
 * Asks the server to remember this device after consent (requirements E11): the server derives browser and system, the
 * channel comes from the address. A remembered device is updated when it arrives through another channel (requirements
 * A3). After a failure the next page tries again.
 */
export const rememberDevice = (): void => {
  const channel = channelOfAddress(location)
  const isOther = channel !== null && channel !== Cookies.get('Channel')
  if (hasCookie('IMEI') ? !isOther : !allows(document.cookie, 'device')) return
  const headers = channel === null ? {} : { channel }
  fetch('/api/device', { method: 'POST', keepalive: true, headers }).catch(() => {})
}
