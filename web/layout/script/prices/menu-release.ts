import { stopwatch } from '#web/lib/browser/stopwatch.ts'
import { fillTokens } from '#common/fill.ts'
import { type Locale, locales } from '#locales/table.ts'
import { addDays, nextOf } from '#web/features/calendar/plan-days.ts'
import { type Release, releasesFrom } from '#web/features/calendar/release.ts'
import { askFor } from '#web/features/calls/ask.ts'
import { pageLanguage } from '../page-language.ts'

/** Over a long weekend there is a next release in these days, and the first of them come first. */
const days = 4
const size = 60

/** How long an answer is good for, and the pause after one that failed, ms. */
const keptMs = 60_000
const pauseMs = 5_000

interface Answer {
  locale: Locale
  releases: readonly Release[]
  /** Offset from the visitor's clock to the broker's, ms. */
  ahead: number
  /** How long ago it came, ms. */
  age: () => number
}

let last: Answer | undefined
/** How long ago it was asked, ms. */
let sinceAsked = () => Infinity

const dayAt = (moment: number): string => new Date(moment).toISOString().slice(0, 10)

/** From a day on; where that is not the broker's, since the visitor's clock is wrong, once more from the broker's. */
const ask = async (locale: Locale, from: string, isBrokers = false): Promise<Answer | undefined> => {
  const body = { from, to: addDays(from, days), zone: 'UTC', pg: 1, size }
  const { dt } = await askFor('W102', body, { locale })
  const page = releasesFrom(dt)
  if (!page) return undefined
  const at = Date.now()
  const now = page.now ?? at
  if (!isBrokers && dayAt(now) !== from) return ask(locale, dayAt(now), true)
  return { locale, releases: page.releases, ahead: now - at, age: stopwatch() }
}

/** `13:30` on the visitor's clock, of another day `Mon 13:30`. */
const timeText = (locale: Locale, at: number, now: number): string => {
  const isToday = new Date(at).toDateString() === new Date(now).toDateString()
  return new Intl.DateTimeFormat(locales[locale].intl, {
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
    ...(isToday ? {} : { weekday: 'short' }),
  }).format(at)
}

const write = (slots: readonly HTMLElement[], { locale, releases, ahead }: Answer): void => {
  const now = Date.now() + ahead
  const next = nextOf(releases, now)
  if (!next) return
  const time = timeText(locale, next.at, now)
  for (const slot of slots) {
    const text = fillTokens(slot.dataset['next'] ?? '', {
      time,
      release: [next.currency, next.title].join(' ').trim(),
    })
    if (slot.textContent !== text) slot.textContent = text
  }
}

/** Writes the next release under its entries; without an answer of the broker their notes stay. */
export const showRelease = async (slots: readonly HTMLElement[]): Promise<void> => {
  const locale = pageLanguage()
  const isGood = last?.locale === locale && last.age() < keptMs
  if (!isGood) {
    if (sinceAsked() < pauseMs) return
    sinceAsked = stopwatch()
    last = await ask(locale, dayAt(Date.now()))
  }
  if (last?.locale === locale) write(slots, last)
}
