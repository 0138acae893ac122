/** Lifetime of a pin and wait for another, in seconds, from W203, W204 and W207. */
export interface PinTimes {
  pinValidFor: number
  resendAfter: number
}

const number = (value: unknown, fallback: number): number =>
  typeof value === 'number' && Number.isFinite(value) && value >= 0 ? value : fallback

/** The times in an answer; defaults are ten minutes and one. */
export const readPinTimes = (dt: unknown): PinTimes => {
  const fields = typeof dt === 'object' && dt !== null ? dt : {}
  return {
    pinValidFor: number('pinValidFor' in fields ? fields.pinValidFor : undefined, 600),
    resendAfter: number('resendAfter' in fields ? fields.resendAfter : undefined, 60),
  }
}
