'use client'

import { useEffect } from 'react'
import useSWR from 'swr'
import { callBroker } from '#web/features/calls/call.ts'
import type { Locale } from '#locales/table.ts'
import { daysAround, pauseAfter, type Period } from './plan-days.ts'
import { type Choice, choicesFrom, type Release, type ReleasePage, releasesFrom } from './release.ts'

const timeout = 6_000
const pageSize = 200
/** More pages than this no period has; a broker that counts wrongly must not be asked for ever. */
const mostPages = 5

/** What a call brought; null after a failure, which shows as a state of the calendar. */
const ask = async (code: string, locale: Locale, body: object): Promise<unknown> => {
  const outcome = await callBroker(code, body, { locale, timeout })
  return outcome.ok ? outcome.dt : null
}

interface Question extends Period {
  locale: Locale
  /** Id of one of the broker's orders. */
  order: string | null
}

interface Poll {
  /** What was asked. */
  period: string
  releases: Release[]
  /** How many the broker has, when it has more than were asked for. */
  cutAt: number | null
  /** Time of the last good answer, ms since 1970. */
  at: number | null
  /** What to add to the visitor's clock to read the broker's, ms; null until the broker has told its time. */
  ahead: number | null
  hasFailed: boolean
  /** When it was answered, ms since 1970: no two polls are alike, so that each begins its own pause. */
  answeredAt: number
}

const periodKey = ({ locale, from, to }: Question): string => `${locale} ${from} ${to}`
const lastPolls = new Map<string, Poll>()

/**
 * By how much the broker's clock is ahead of the visitor's, ms. An answer can only be older than it seems,
 * never newer, so the largest difference seen is the nearest to the truth.
 */
let ahead: number | null = null

const askPages = async ({ locale, from, to, order }: Question): Promise<ReleasePage | null> => {
  const releases: Release[] = []
  for (let page = 1; ; page += 1) {
    const body = { from, to, zone: 'UTC', ...(order ? { order } : {}), pg: page, size: pageSize }
    const answer = releasesFrom(await ask('W102', locale, body))
    if (answer === null) return null
    if (answer.now !== null) ahead = Math.max(ahead ?? -Infinity, answer.now - Date.now())
    releases.push(...answer.releases)
    const isWhole = releases.length >= answer.total || answer.releases.length === 0
    if (isWhole || page === mostPages) return { ...answer, releases }
  }
}

/** Asks once. A failure keeps what the period's last answer brought, with its time; it never throws. */
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

// Outside of its hook: a new function with every drawing would begin every pause anew.
const pauseOfChoices = (list?: readonly Choice[] | null): number => (list ? 0 : 10_000)

export interface CalendarAnswer {
  /** In the broker's order, of the days asked for and a day around them. */
  releases: readonly Release[]
  cutAt: number | null
  /** `loading` before the first answer, `unavailable` when that failed, `stale` when the newest question failed. */
  state: 'loading' | 'live' | 'stale' | 'unavailable'
  lastAt: number | null
  /** What to add to the visitor's clock to read the broker's, ms; null until the broker has told its time. */
  ahead: number | null
  askNow: () => void
}

const nothing: readonly Release[] = []

/**
 * The releases of a period (W102, requirements D4, G2), asked again by themselves: each minute, at every
 * publication, and often while a figure is awaited. Null asks nothing yet.
 */
export const useCalendar = (locale: Locale, period: Period | null, order: string | null): CalendarAnswer => {
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
  // Each answer begins its own pause, also one that was asked for out of turn: a refusal must not wait as long as a
  // good answer before it may. A hidden tab asks nothing; on its return it asks at once.
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
  // What the last period brought stays only while it is the same in another order.
  if (!data || !question || data.period !== periodKey(question))
    return { releases: nothing, cutAt: null, state: 'loading', lastAt: null, ahead: aheadNow, askNow }
  const state = data.at === null ? 'unavailable' : data.hasFailed ? 'stale' : 'live'
  return { releases: data.releases, cutAt: data.cutAt, state, lastAt: data.at, ahead: aheadNow, askNow }
}

/** A list the calendar is filtered by (W103 to W105); null until the broker has given it. */
export const useChoices = (code: 'W103' | 'W104' | 'W105', locale: Locale): readonly Choice[] | null => {
  const { data = null } = useSWR(
    ['choices', code, locale] as const,
    async ([, asked, language]) => choicesFrom(await ask(asked, language, {})),
    { refreshInterval: pauseOfChoices, revalidateOnFocus: false },
  )
  return data
}
