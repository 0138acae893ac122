'use client'

import { useEffect } from 'react'
import useSWR from 'swr'
import { askFor } from '#web/features/calls/ask.ts'
import type { Locale } from '#locales/table.ts'
import type { KnownReleases } from './known-releases.ts'
import { daysAround, pauseAfter, type Period } from './plan-days.ts'
import { type Choice, choicesFrom, type Release, type ReleasePage, releasesFrom } from './release.ts'

const timeoutMs = 6_000
const pageSize = 200
/** No period has more pages: stops at a broker that counts wrongly. */
const maxPages = 5

/** The `dt` of a call; null after a failure, which the calendar shows as its state. */
const ask = async (code: string, locale: Locale, body: object): Promise<unknown> => {
  const { dt } = await askFor(code, body, { locale, timeoutMs })
  return dt
}

interface Question extends Period {
  locale: Locale
  /** Id of one of the broker's orders. */
  order: string | null
}

interface Poll {
  /** Key of the request. */
  period: string
  releases: Release[]
  /** Total number of releases, if more than were fetched. */
  cutAt: number | null
  /** Time of the last successful answer, ms since 1970. */
  at: number | null
  /** Offset from the visitor's clock to the broker's, ms; null until known. */
  ahead: number | null
  hasFailed: boolean
  /** Time of the answer, ms since 1970: makes every poll unique, so that each restarts the pause. */
  answeredAt: number
}

const periodKey = ({ locale, from, to }: Question): string => `${locale} ${from} ${to}`
const lastPolls = new Map<string, Poll>()

/**
 * Offset from the visitor's clock to the broker's, ms. Latency only makes answers look older, so the largest
 * difference seen is the most accurate, until the visitor's clock is set.
 */
let ahead: number | null = null
/** The visitor's clock against the steady one, ms, when that offset was seen. */
let setting = 0

const learnOffset = (brokersNow: number): void => {
  const now = Date.now()
  const settingNow = now - performance.now()
  const isSame = Math.abs(settingNow - setting) < 2_000
  setting = settingNow
  ahead = Math.max(isSame && ahead !== null ? ahead : -Infinity, brokersNow - now)
}

const askPages = async ({ locale, from, to, order }: Question): Promise<ReleasePage | null> => {
  const releases: Release[] = []
  for (let page = 1; ; page += 1) {
    const body = { from, to, zone: 'UTC', ...(order ? { order } : {}), pg: page, size: pageSize }
    const answer = releasesFrom(await ask('W102', locale, body))
    if (answer === null) return null
    if (answer.now !== null) learnOffset(answer.now)
    releases.push(...answer.releases)
    const isWhole = releases.length >= answer.total || answer.releases.length === 0
    if (isWhole || page === maxPages) return { ...answer, releases }
  }
}

/** Polls once. After a failure the previous data of the period stays, with its time; never throws. */
const poll = async (question: Question): Promise<Poll> => {
  const period = periodKey(question)
  const answer = await askPages(question)
  const last = lastPolls.get(period)
  const next: Poll = answer
    ? {
        period,
        releases: answer.releases,
        cutAt: answer.total > answer.releases.length ? answer.releases.length : null,
        at: Date.now(),
        ahead,
        hasFailed: false,
        answeredAt: Date.now(),
      }
    : {
        period,
        releases: last?.releases ?? [],
        cutAt: last?.cutAt ?? null,
        at: last?.at ?? null,
        ahead,
        hasFailed: true,
        answeredAt: Date.now(),
      }
  lastPolls.set(period, next)
  return next
}

// At module level: a new function per render would restart every pause.
const pauseOfChoices = (list?: readonly Choice[] | null): number => (list ? 0 : 10_000)

export interface CalendarAnswer {
  /** In the broker's order, including a day before and after the period. */
  releases: readonly Release[]
  cutAt: number | null
  /** `loading` before the first answer, `unavailable` if that failed, `stale` if the latest poll failed. */
  state: 'loading' | 'live' | 'stale' | 'unavailable'
  lastAt: number | null
  /** Offset from the visitor's clock to the broker's, ms; null until known. */
  ahead: number | null
  askNow: () => void
}

const nothing: readonly Release[] = []

/** Whether what the page was drawn with answers a question, or there is none yet. */
const isKnown = (known: KnownReleases, question: Question | null): boolean =>
  question === null || (question.order === null && question.from >= known.from && question.to <= known.to)

/**
 * The releases of a period (W102, requirements D4, G2), polled each minute, at every release, and often while a figure
 * is awaited. A null period sends nothing.
 * @param known what the page was drawn with; it stands until the first answer, and where that fails
 */
export const useCalendar = (
  locale: Locale,
  period: Period | null,
  order: string | null,
  known: KnownReleases | null,
): CalendarAnswer => {
  const question: Question | null = period && { locale, order, ...daysAround(period) }
  const { data, mutate } = useSWR(
    question && ['calendar', question],
    async ([, asked]: readonly [string, Question]) => poll(asked),
    {
      focusThrottleInterval: 2_000,
      dedupingInterval: 900,
      keepPreviousData: true,
    },
  )
  // Each answer restarts the pause, including unscheduled ones, so that a retry after a failure is not delayed. Hidden
  // tabs do not poll; they do at once when shown again.
  useEffect(() => {
    if (!data) return undefined
    const pause = pauseAfter(data.releases, Date.now() + (data.ahead ?? 0), data.hasFailed)
    const timer = setTimeout(() => {
      if (!document.hidden) void mutate()
    }, pause)
    return () => clearTimeout(timer)
  }, [data, mutate])
  const askNow = () => void mutate()
  const aheadNow = data?.ahead ?? null
  // Old data stays visible only while the period is the same.
  const isOther = !data || !question || data.period !== periodKey(question)
  if (known && isKnown(known, question) && (isOther || data.at === null)) {
    const state = isOther ? 'live' : 'stale'
    return { releases: known.releases, cutAt: null, state, lastAt: known.at, ahead: aheadNow, askNow }
  }
  if (isOther)
    return { releases: nothing, cutAt: null, state: 'loading', lastAt: null, ahead: aheadNow, askNow }
  const state = data.at === null ? 'unavailable' : data.hasFailed ? 'stale' : 'live'
  return { releases: data.releases, cutAt: data.cutAt, state, lastAt: data.at, ahead: aheadNow, askNow }
}

/** A filter list (W103 to W105); null until loaded. */
export const useChoices = (code: 'W103' | 'W104' | 'W105', locale: Locale): readonly Choice[] | null => {
  const { data = null } = useSWR(
    ['choices', code, locale] as const,
    async ([, asked, language]) => choicesFrom(await ask(asked, language, {})),
    { refreshInterval: pauseOfChoices, revalidateOnFocus: false },
  )
  return data
}
