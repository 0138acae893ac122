import { type WallDate, dateIn, daysAfter, instantIn } from '#common/time/zoned-time.ts'
import { seededNormal } from '#sandbox/market/noise.ts'
import type { Words } from '#sandbox/words/language.ts'
import { isHoliday } from './holidays.ts'

/**
 * What stands in a calendar beside releases: a holiday, an event of a whole day, one whose time is not fixed, one for
 * all markets, one that nobody ranks.
 */
export interface Occasion {
  id: string
  kind: 'holiday' | 'allDay' | 'tentative' | 'timed'
  /** Its instant, or where it stands among others: the start of its day, and its end while no time is fixed. */
  at: number
  date: string
  /** Null for all markets. */
  currency: string | null
  importance: 1 | 2 | 3 | null
  title: Words
  source: string | null
  unit: '' | '%'
  /** Null where there never is a figure. */
  figures: { actual: string; forecast: string | null; previous: string } | null
}

const day = 86_400_000

const written = ({ year, month, day: of }: WallDate): string =>
  `${year}-${String(month).padStart(2, '0')}-${String(of).padStart(2, '0')}`

/** The offices whose holidays stand in the calendar, with their currency. */
const offices: readonly (readonly [zone: string, currency: string, country: Words])[] = [
  ['America/New_York', 'USD', { en: 'United States', de: 'USA', pl: 'USA' }],
  ['America/Toronto', 'CAD', { en: 'Canada', de: 'Kanada', pl: 'Kanada' }],
  ['Europe/London', 'GBP', { en: 'United Kingdom', de: 'Vereinigtes Königreich', pl: 'Wielka Brytania' }],
  ['Europe/Berlin', 'EUR', { en: 'Germany', de: 'Deutschland', pl: 'Niemcy' }],
  ['Europe/Paris', 'EUR', { en: 'France', de: 'Frankreich', pl: 'Francja' }],
  ['Europe/Rome', 'EUR', { en: 'Italy', de: 'Italien', pl: 'Włochy' }],
  ['Europe/Madrid', 'EUR', { en: 'Spain', de: 'Spanien', pl: 'Hiszpania' }],
  ['Europe/Warsaw', 'PLN', { en: 'Poland', de: 'Polen', pl: 'Polska' }],
  ['Europe/Zurich', 'CHF', { en: 'Switzerland', de: 'Schweiz', pl: 'Szwajcaria' }],
  ['Asia/Tokyo', 'JPY', { en: 'Japan', de: 'Japan', pl: 'Japonia' }],
  ['Asia/Shanghai', 'CNH', { en: 'China', de: 'China', pl: 'Chiny' }],
  ['Australia/Sydney', 'AUD', { en: 'Australia', de: 'Australien', pl: 'Australia' }],
  ['Pacific/Auckland', 'NZD', { en: 'New Zealand', de: 'Neuseeland', pl: 'Nowa Zelandia' }],
]

/** In a week without a holiday of any of them one stands for those of other places, so that each week shows the kind. */
const elsewhere: Words = {
  en: 'another place (sample)',
  de: 'andernorts (Beispiel)',
  pl: 'gdzie indziej (przykład)',
}

const holiday = (date: WallDate, currency: string | null, country: Words): Omit<Occasion, 'at'> => ({
  id: `holiday-${country.en.toLowerCase().replaceAll(/[^a-z]+/g, '-')}-${written(date)}`,
  kind: 'holiday',
  date: written(date),
  currency,
  importance: null,
  title: {
    en: `Public holiday: ${country.en}`,
    de: `Feiertag: ${country.de}`,
    pl: `Święto: ${country.pl}`,
  },
  source: null,
  unit: '',
  figures: null,
})

const holidaysOf = (date: WallDate) =>
  date.weekday === 0 || date.weekday === 6
    ? []
    : offices
        .filter(([zone]) => isHoliday(zone, date))
        .map(([, currency, country]) => holiday(date, currency, country))

type Weekly = Pick<Occasion, 'kind' | 'currency' | 'importance' | 'title' | 'source' | 'unit'> & {
  id: string
  weekday: number
  /** Minutes after midnight in UTC. */
  minutes?: number
  /** Its figure from a draw around 0, and whether it is forecast. */
  figure?: (draw: number) => string
  isForecast?: true
}

const weekly: readonly Weekly[] = [
  {
    id: 'us-bond-auction',
    kind: 'timed',
    weekday: 2,
    minutes: 18 * 60,
    currency: 'USD',
    importance: null,
    title: {
      en: 'Ten-year bond auction, yield and cover',
      de: 'Auktion zehnjähriger Anleihen, Rendite und Überzeichnung',
      pl: 'Aukcja obligacji dziesięcioletnich, rentowność i pokrycie',
    },
    source: 'Department of the Treasury',
    unit: '',
    figure: (draw) => `${(4.1 + draw * 0.08).toFixed(2)}|${(2.5 + draw * 0.1).toFixed(1)}`,
  },
  {
    id: 'cn-foreign-investment',
    kind: 'tentative',
    weekday: 3,
    currency: 'CNH',
    importance: 2,
    title: {
      en: 'Foreign direct investment, year on year',
      de: 'Ausländische Direktinvestitionen zum Vorjahr',
      pl: 'Bezpośrednie inwestycje zagraniczne r/r',
    },
    source: 'Ministry of Commerce',
    unit: '%',
    figure: (draw) => (-10 + draw * 1.5).toFixed(1),
    isForecast: true,
  },
  {
    id: 'ea-finance-ministers',
    kind: 'allDay',
    weekday: 4,
    currency: 'EUR',
    importance: 2,
    title: {
      en: 'Meeting of the euro area’s finance ministers',
      de: 'Treffen der Finanzminister des Euroraums',
      pl: 'Spotkanie ministrów finansów strefy euro',
    },
    source: null,
    unit: '',
  },
  {
    id: 'world-containers',
    kind: 'timed',
    weekday: 4,
    minutes: 13 * 60,
    currency: null,
    importance: 1,
    title: {
      en: 'Freight rate of a container, world average in dollars',
      de: 'Frachtrate je Container, Weltdurchschnitt in Dollar',
      pl: 'Stawka za kontener, średnia światowa w dolarach',
    },
    source: null,
    unit: '',
    figure: (draw) => (2_100 + draw * 90).toFixed(0),
  },
  {
    id: 'oil-producers',
    kind: 'tentative',
    weekday: 5,
    currency: null,
    importance: null,
    title: {
      en: 'Oil producers’ monitoring committee',
      de: 'Überwachungsausschuss der Ölförderländer',
      pl: 'Komitet monitorujący krajów producentów ropy',
    },
    source: null,
    unit: '',
  },
]

const weekOf = (date: WallDate): number =>
  Math.floor((Date.UTC(date.year, date.month - 1, date.day) / day + 3) / 7)

const mondayOf = (date: WallDate): WallDate => daysAfter(date, -((date.weekday + 6) % 7))

const isWithoutHoliday = (date: WallDate): boolean => {
  const monday = mondayOf(date)
  return [0, 1, 2, 3, 4].every((after) => holidaysOf(daysAfter(monday, after)).length === 0)
}

const occasionsOn = (seed: string, date: WallDate, zone: string): Occasion[] => {
  const start = instantIn(zone, date, 0)
  const whole = (one: Omit<Occasion, 'at'>): Occasion => ({ ...one, at: start })
  const stand = date.weekday === 3 && isWithoutHoliday(date) ? [holiday(date, null, elsewhere)] : []
  const week = weekOf(date)
  const events = weekly
    .filter(({ weekday }) => weekday === date.weekday)
    .map(({ id, weekday: _weekday, minutes, figure, isForecast, ...one }): Occasion => {
      const of = (place: number) => figure?.(seededNormal(seed, `${id}/${place}`)) ?? ''
      const end = instantIn(zone, daysAfter(date, 1), 0) - 1
      return {
        ...one,
        id: `${id}-${written(date)}`,
        date: written(date),
        at: minutes === undefined ? (one.kind === 'allDay' ? start : end) : instantIn('UTC', date, minutes),
        figures: figure
          ? {
              actual: of(week),
              previous: of(week - 1),
              forecast: isForecast ? (figure(seededNormal(seed, `${id}/${week}/forecast`)) ?? null) : null,
            }
          : null,
      }
    })
  return [...[...holidaysOf(date), ...stand].map(whole), ...events]
}

/** The occasions from one instant (inclusive) to another (exclusive); days are those of a zone. */
export function occasionsBetween(seed: string, from: number, to: number, zone: string): Occasion[] {
  const found: Occasion[] = []
  const last = daysAfter(dateIn(zone, to), 1)
  for (
    let date = daysAfter(dateIn(zone, from), -1);
    written(date) <= written(last);
    date = daysAfter(date, 1)
  )
    found.push(...occasionsOn(seed, date, zone))
  return found.filter(({ at }) => at >= from && at < to)
}
