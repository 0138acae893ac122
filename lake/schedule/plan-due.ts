/** A release with a time, as far as the order of publishing goes. */
export interface Timed {
  /** Instant it is to be published at, ms since 1970. */
  at: number
  /** Place in the log after which the time was set; unknown for one of an earlier lake. */
  scheduledAfter: number | undefined
}

/**
 * What is due, in the order in which it is published: by its time, and of the same time what was scheduled first. So
 * where two change one document, the later time stands, and of one time who set it last; also when both came due while
 * the lake was down.
 */
export const planDue = <One extends Timed>(timed: readonly One[], now: number): One[] =>
  timed
    .filter(({ at }) => at <= now)
    .toSorted((a, b) => a.at - b.at || (a.scheduledAfter ?? 0) - (b.scheduledAfter ?? 0))
