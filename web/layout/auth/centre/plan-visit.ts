import { isRecord } from '#common/records.ts'

/** A page opened again within this time is the same visit, ms. */
const oneVisitMs = 30 * 60_000

/** What the browser keeps of a login (`user-login`), with the visits of the account since. */
export interface LoginVisits {
  /** When the login was, ms since 1970; null where that is not known. */
  loginAt: number | null
  /** The visit before this one; null on the first since the login. */
  before: number | null
  /** What is to be kept; null where nothing is, as without a login that was remembered. */
  keep: string | null
}

const parse = (text: string | null): unknown => {
  try {
    return JSON.parse(text ?? 'null')
  } catch {
    return null
  }
}

const timeOf = (value: unknown, now: number): number | null => {
  const at = typeof value === 'string' ? Date.parse(value) : Number.NaN
  return Number.isNaN(at) || at > now ? null : at
}

/** This visit of the account, after what the browser kept of the login and of earlier visits. */
export const planVisit = (text: string | null, now: number): LoginVisits => {
  const kept = parse(text)
  if (!isRecord(kept)) return { loginAt: null, before: null, keep: null }
  const seen = timeOf(kept['visit'], now)
  const isSame = seen !== null && now - seen < oneVisitMs
  const before = isSame ? timeOf(kept['before'], now) : seen
  const { visit: _visit, before: _before, ...login } = kept
  const visits = {
    visit: new Date(now).toISOString(),
    ...(before === null ? {} : { before: new Date(before).toISOString() }),
  }
  return { loginAt: timeOf(kept['time'], now), before, keep: JSON.stringify({ ...login, ...visits }) }
}

/** What is said of the papers. */
export type PapersNews =
  | { say: 'changed'; count: number }
  | { say: 'same' }
  | { say: 'newest'; date: string }
  | null

/**
 * Papers that came into force after the last visit, or, without one, when the latest did. `dates` are those of the papers,
 * `2026-10-01`; what comes into force later has not changed yet.
 */
export const planPapersNews = (dates: readonly string[], before: number | null, now: number): PapersNews => {
  const past = dates.filter((date) => Date.parse(date) <= now)
  if (before !== null) {
    const day = new Date(before).toISOString().slice(0, 10)
    const count = past.filter((date) => date > day).length
    return count > 0 ? { say: 'changed', count } : { say: 'same' }
  }
  const newest = past.toSorted().at(-1)
  return newest === undefined ? null : { say: 'newest', date: newest }
}
