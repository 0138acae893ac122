import 'server-only'
import { Limit } from '#common/limits/limit.ts'
import { addressOf } from '#web/lib/http/visitor-address.ts'

const quarter = 15 * 60_000

/** Enquiries without a proof of work, which takes script: far fewer than with one, for one address and for all. */
const byAddress = new Limit({ most: 3, within: quarter })
const forAll = new Limit({ most: 60, within: quarter })

/** Seconds to wait before a form that was posted without script may be sent; 0 when it may be sent now (record 44). */
export const plainFormWait = (headers: Headers): number => {
  const wait = byAddress.take(addressOf(headers))
  return wait > 0 ? wait : forAll.take('all')
}
