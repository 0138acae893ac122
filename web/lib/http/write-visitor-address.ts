import { subscribe } from 'node:diagnostics_channel'
import { IncomingMessage } from 'node:http'
import { planAddress } from '#common/addresses.ts'
import { visitorHeader, vouchedAddress } from './visitor-address.ts'
import { vouchedFor } from './vouched.ts'

/**
 * Writes the visitor's address into each request of this process, before anything reads it. Next itself takes
 * `x-forwarded-for` as it comes, also from a visitor who has made it up. Behind the first level the connection is the
 * process's own: there the thread that has seen the visitor has written the address, with the key of the process.
 */
export const writeVisitorAddress = (proxies: number): void => {
  subscribe('http.server.request.start', (message) => {
    const request =
      typeof message === 'object' && message !== null && 'request' in message ? message.request : null
    if (!(request instanceof IncomingMessage)) return
    const carried = request.headers[visitorHeader]
    if (typeof carried === 'string' && vouchedFor(carried) !== null) return
    const forwarded = request.headers['x-forwarded-for']
    const written = Array.isArray(forwarded) ? forwarded.join(',') : forwarded
    const address = planAddress(written, request.socket.remoteAddress, proxies)
    request.headers[visitorHeader] = vouchedAddress(address)
  })
}
