import { vouch, vouchedFor } from './vouched.ts'

/** Says to the proxy that a page is refused for now; what a visitor sends under this name is not believed. */
export const refusedHeader = 'visitor-refused'

/** @param seconds until the next try */
export const writeRefused = (seconds: number): string => vouch(String(seconds))

/** For how many seconds this request is refused; 0 when it is not. */
export const refusedFor = (headers: Pick<Headers, 'get'>): number =>
  Number(vouchedFor(headers.get(refusedHeader)) ?? 0)
