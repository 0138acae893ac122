'use client'

import { ownZone } from '#web/lib/browser/own-zone.ts'
import { useState } from 'react'
import {
  type CalendarFilter,
  cleared,
  everything,
  filterFrom,
  passes,
  searchWith,
  showsAll,
} from '#web/features/calendar/filter.ts'
import {
  addDays,
  countsSeconds,
  nextOf,
  periodOf,
  planDays,
  within,
} from '#web/features/calendar/plan-days.ts'
import { movesOneOf } from '#web/features/calendar/explain.ts'
import type { KnownReleases } from '#web/features/calendar/known-releases.ts'
import type { Choice, Release } from '#web/features/calendar/release.ts'
import { justPublished } from '#web/features/calendar/published.ts'
import { useFavourites } from '#web/features/quotes/favourites.ts'
import { useCalendar, useChoices } from '#web/features/calendar/use-calendar.ts'
import { utc, zoneClock, zoneFor } from '#web/features/calendar/zone-clock.ts'
import { fill } from '#common/fill.ts'
import { setAddressQuery, useAddressQuery } from '#web/lib/use-address-query.ts'
import { rangeText } from '#web/lib/moments/range-text.ts'
import { useNow } from '#web/lib/use-now.ts'
import { offsetText } from '#web/lib/zone.ts'
import { type Locale, locales } from '#locales/table.ts'
import { Freshness, LoadingRows, NoReleases } from './calendar-state.tsx'
import { CalendarTools } from './calendar-tools.tsx'
import type { CalendarWords } from '#web/features/calendar/parts/calendar-words.ts'
import { figureText } from '#web/features/calendar/parts/figure-text.ts'
import { timeUntil } from '#web/features/calendar/parts/figures.tsx'
import type { Explained } from './release-detail.tsx'
import { presentPeriod, planStrip } from './plan/plan-strip.ts'
import { DayList, OneTable } from './release-list.tsx'
import { WeekStrip } from './week-strip.tsx'
import '#web/design/controls/chips.css'
import '#web/design/controls/segments.css'
import './calendar-tools.css'
import './calendar-days.css'
import './releases.css'
import './releases-open.css'
import './calendar-narrow.css'

/** Changes the filter in the address, from which the calendar reads it. */
const change = (part: Partial<CalendarFilter>, how: 'push' | 'replace' = 'push') =>
  setAddressQuery(searchWith(location.search, { ...filterFrom(location.search), ...part }), how)

/** The filter, the broker's lists, and the resulting zone. */
const useView = (locale: Locale, now: number | null, drawn: Choice) => {
  const query = useAddressQuery()
  const filter = query === null ? everything : filterFrom(query)
  const zones = useChoices('W104', locale)
  const orders = useChoices('W105', locale)
  const currencies = useChoices('W103', locale)
  const zone =
    zones?.find(({ id }) => id === filter.zone) ??
    (zones && now !== null ? zoneFor(zones, ownZone(), new Date(now).getUTCFullYear()) : drawn)
  const order = orders?.find(({ id }) => id === filter.order)?.id ?? null
  return { filter, zones, zone, orders, order, currencies, clock: zoneClock(zone) }
}

/** The economic calendar: the filter is in the address, the figures come from the broker. */
export const Calendar = ({
  locale,
  known: drawn,
  words,
  heading,
  explained,
}: {
  locale: Locale
  /** What the server drew: this week, on the clock of the language. */
  known: KnownReleases | null
  words: CalendarWords
  explained: Explained
  heading: 'h2' | 'h3'
}) => {
  const [known, setAhead] = useState<number | null>(null)
  const ahead = known ?? 0
  const [isSoon, setSoon] = useState(false)
  const clockTime = useNow(isSoon ? 1_000 : 60_000, ahead)
  const now = clockTime ?? drawn?.now ?? null
  const drawnAt = clockTime === null ? drawn?.now : undefined
  const starred = useFavourites()
  const {
    filter: wanted,
    zones,
    zone,
    orders,
    order,
    currencies,
    clock,
  } = useView(locale, now, drawn ? { ...drawn.zone, diff: 0 } : utc)
  // An address from somebody else may ask for what is starred where nothing is.
  const filter = { ...wanted, isStarred: wanted.isStarred && starred.length > 0 }
  const fits = (release: Release) => passes(filter, release, (one) => movesOneOf(one, starred, explained))
  const day = filter.day ?? (now === null ? null : clock.dayOf(now))
  // Without a day it opens at now.
  const opensAtNow = filter.day === null && filter.span === 'week'
  const period = day === null ? null : opensAtNow ? presentPeriod(day) : periodOf(day, filter.span)
  // Zone and order need the lists; without them the calendar uses UTC and the broker's order.
  const answer = useCalendar(locale, period, order, drawn)
  // A new offset may mean another day, not loaded yet: keep what is known.
  if (answer.ahead !== null && (known === null || answer.ahead > known)) setAhead(answer.ahead)

  const isSoonNow = now !== null && countsSeconds(answer.releases, now)
  if (isSoonNow !== isSoon) setSoon(isSoonNow)

  const [heard, setHeard] = useState({ releases: answer.releases, published: justPublished([], []) })
  if (heard.releases !== answer.releases)
    setHeard({
      releases: answer.releases,
      published: justPublished(heard.releases, answer.releases),
    })

  const all = period ? within(answer.releases, period, clock) : []
  const shown = all.filter(fits)
  const today = now === null ? '' : clock.dayOf(now)
  const next = now === null ? undefined : nextOf(shown, now)
  const intl = new Intl.DateTimeFormat(locales[locale].intl, { dateStyle: 'long', timeZone: 'UTC' })
  const dates = period ? rangeText(intl, Date.parse(period.from), Date.parse(period.to)) : ''
  const codes = [...new Set(all.flatMap(({ currency }) => currency ?? []))].sort()
  const isAnswered = answer.state === 'live' || answer.state === 'stale'
  const clear = () => change(cleared)
  const days = planDays(shown, clock)
  const row = { locale, clock, now: now ?? 0, drawnAt, words, explained, next }
  const told = heard.published.filter(fits)
  return (
    <div className="calendar__sheet" data-live-part={drawn ? '' : 'bare'}>
      {!drawn && <p className="calendar__scriptless">{words.noScript}</p>}
      {period && filter.span === 'week' && (
        <WeekStrip
          days={planStrip(isAnswered ? days : null, period, opensAtNow ? today : null)}
          today={today}
          locale={locale}
          words={words}
        />
      )}
      <div className="calendar__top">
        <CalendarTools
          filter={filter}
          starred={starred.length}
          zone={zone}
          zones={zones && zones.length > 0 ? zones : [zone]}
          orders={orders ?? []}
          currencies={currencies ?? codes.map((id) => ({ id, name: id, diff: 0 }))}
          period={dates}
          isReady={period !== null}
          words={words}
          change={change}
          move={(steps) => day && change({ day: addDays(day, steps * (filter.span === 'day' ? 1 : 7)) })}
        />
        <div className="calendar__line">
          <Freshness
            state={answer.state}
            at={
              answer.lastAt === null
                ? ''
                : `${clock.timeOf(answer.lastAt + ahead)}${drawnAt === undefined ? '' : ` ${offsetText(zone.id, drawnAt)}`}`
            }
            words={words}
            askNow={answer.askNow}
          />
          {isAnswered && now !== null && next && !opensAtNow && (
            <p className="calendar__next">
              {fill(words.next, { title: next.title, currency: next.currency ?? words.allMarkets })}{' '}
              <em>{timeUntil(next.at, now, words)}</em>
            </p>
          )}
        </div>
      </div>
      <output className="aloud">
        {isAnswered &&
          fill(words.told, {
            number: shown.filter(({ kind }) => kind !== 'holiday').length,
            period: dates,
            zone: zone.name,
          })}
      </output>
      <output className="aloud">
        {told
          .map(({ title, currency, actual, unit }) =>
            fill(words.published, {
              title,
              currency: currency ?? words.allMarkets,
              actual: figureText(locale, actual ?? '', unit, words),
            }),
          )
          .join(' ')}
      </output>
      <div className="calendar__list" aria-busy={answer.state === 'loading'}>
        {answer.state === 'loading' && <LoadingRows />}
        {isAnswered &&
          (shown.length === 0 ? (
            <NoReleases hidden={all.length} words={words} clear={clear} />
          ) : days ? (
            <DayList
              days={days}
              today={today}
              isFolding={opensAtNow && showsAll({ ...filter, isStarred: false })}
              heading={heading}
              {...row}
            />
          ) : (
            <OneTable releases={shown} caption={dates} {...row} />
          ))}
        {answer.cutAt !== null && <p>{fill(words.cut, { number: answer.cutAt })}</p>}
      </div>
      {isAnswered && shown.length > 0 && (
        <p className="calendar__key">
          {(['up', 'down', 'flat'] as const).map((direction) => (
            <span key={direction}>
              <svg className={`against against--${direction}`} viewBox="0 0 10 10" aria-hidden="true">
                <path d={{ up: 'M5 1l4.5 8h-9z', down: 'M5 8.3 1.3 1.7h7.4z', flat: 'M1 5h8' }[direction]} />
              </svg>
              {words.against[direction]}
            </span>
          ))}
          <span>{words.note}</span>
        </p>
      )}
    </div>
  )
}
