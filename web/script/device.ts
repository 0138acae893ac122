import { allows } from '#web/features/consent/choice.ts'
import { hasCookie } from './cookie.ts'

/**
 * Has the server remember this device once the visitor agreed (requirements E11): browser and system are worked
 * out there. What fails now is asked for again by the next page.
 */
export const rememberDevice = (): void => {
  if (!allows(document.cookie, 'device') || hasCookie('IMEI')) return
  fetch('/api/device', { method: 'POST', keepalive: true }).catch(() => {})
}
