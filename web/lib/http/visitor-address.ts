import { unknownAddress } from '#common/addresses.ts'
import { vouch, vouchedFor } from './vouched.ts'

/** Carries the visitor's address inside the site; what a visitor sends under this name is not believed. */
export const visitorHeader = 'visitor-address'

/** What the header holds: the address behind the key of this process, which no visitor knows. */
export const vouchedAddress = (address: string): string => vouch(address)

/**
 * The visitor's address of a request. One that came while the site was still starting has none, whatever it says
 * of itself, and counts with all of its kind.
 */
export const addressOf = (headers: Pick<Headers, 'get'>): string =>
  vouchedFor(headers.get(visitorHeader)) ?? unknownAddress
