import { Limit } from '#common/limits/limit.ts'
import { readRobot, writeRobot } from '#lake/access/authenticate.ts'
import type { Principal } from '#lake/access/principal.ts'
import { tooMany } from '#lake/http/errors.ts'
import type { Hourly } from '#lake/settings.ts'

const hour = 3_600_000

/** The operator's own tokens and the lake itself are not held to a quota: a seed or an import is as large as it is. */
const isFree = ({ id, kind }: Principal): boolean =>
  kind === 'system' || id === writeRobot.id || id === readRobot.id

const minutes = (seconds: number): string =>
  seconds <= 90 ? `${seconds} seconds` : `${Math.ceil(seconds / 60)} minutes`

/**
 * What each person and each named token may write in an hour: a program that has gone wild, or a stolen session, fills
 * neither the disk nor the record. What was begun within the quota is finished; the next one is refused.
 */
export class Quotas {
  private readonly documents: Limit
  private readonly bytes: Limit
  private readonly hourly: Hourly

  constructor(hourly: Hourly) {
    this.hourly = hourly
    this.documents = new Limit({ most: hourly.documents, within: hour })
    this.bytes = new Limit({ most: hourly.bytes, within: hour })
  }

  /** @throws {HttpError} 429 with the seconds to wait */
  check(principal: Principal): void {
    if (isFree(principal)) return
    const { documents, bytes } = this.hourly
    for (const [limit, what] of [
      [this.documents, `${documents} documents (LAKE_HOURLY_DOCUMENTS)`],
      [this.bytes, `${bytes / 1_000_000} MB (LAKE_HOURLY_MEGABYTES)`],
    ] as const) {
      const wait = limit.wait(principal.id)
      if (wait === 0) continue
      throw tooMany(
        `${principal.name} has changed ${what} within an hour, which is all that is allowed. Try again in ${minutes(wait)}; an operator can allow more.`,
        wait,
      )
    }
  }

  /** Counts what was written. */
  use(principal: Principal, { documents, bytes }: Hourly): void {
    if (isFree(principal)) return
    this.documents.use(principal.id, documents)
    this.bytes.use(principal.id, bytes)
  }
}
