import { z } from 'zod'
import { httpDateOf } from '#common/time/http-date.ts'

/** An instant that was asked for, or why it is none. */
export type Moment = { kind: 'instant'; instant: string } | { kind: 'fault'; message: string }

const withZone = z.iso.datetime({ offset: true })
const withoutZone = z.iso.datetime({ local: true })

const fault = (message: string): Moment => ({ kind: 'fault', message })

const notYet = (at: number, now: number, what: string): Moment =>
  at > now
    ? fault(`${what} lies in the future; the newest instant is ${new Date(now).toISOString()}`)
    : { kind: 'instant', instant: new Date(at).toISOString() }

/** Reads a parameter, `at` or another: an instant with a zone that is not to come. */
export const readAt = (text: string, now: number, name = 'at'): Moment => {
  if (withoutZone.safeParse(text).success && !withZone.safeParse(text).success)
    return fault(
      `The parameter "${name}" has no zone, so it names no instant: add Z for UTC, as in ${text}Z, or an offset such as +01:00 (in an address %2B01:00)`,
    )
  if (!withZone.safeParse(text).success)
    return fault(`The parameter "${name}" must be an instant with a zone, such as 2026-03-03T10:00:00Z`)
  return notYet(Date.parse(text), now, `The parameter "${name}"`)
}

/**
 * Reads the header `Accept-Datetime` (RFC 7089), which knows seconds alone: the end of that second is meant, so that the
 * `Memento-Datetime` of a version leads back to it.
 */
export const readAcceptDatetime = (text: string, now: number): Moment => {
  const at = httpDateOf(text)
  if (at === null)
    return fault(
      'The header "Accept-Datetime" must be a date as HTTP writes it, such as Tue, 03 Mar 2026 10:00:00 GMT',
    )
  if (at > now) return notYet(at, now, 'The header "Accept-Datetime"')
  return { kind: 'instant', instant: new Date(Math.min(at + 999, now)).toISOString() }
}
