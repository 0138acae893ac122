import { isLocale, type Locale, locales } from '#locales/table.ts'
import { fieldsOf, type Translation } from '#schemas/translation/plan-state.ts'
import type { Say } from './use-words.ts'

/** A badge beside a document’s title. */
export interface Mark {
  label: string
  title: string
  color?: 'primary' | 'success' | 'warning' | 'danger'
}

type Content = Readonly<Record<string, unknown>>

/** The language of the Studio: its words, and how it writes `2026-12-31` and an instant. */
export interface Speech {
  say: Say
  day: (day: string) => string
  moment: (instant: string) => string
}

const text = (value: unknown): string | undefined =>
  typeof value === 'string' && value !== '' ? value : undefined

const languageMark = ({ say }: Speech, { language }: Content): Mark[] =>
  isLocale(language) ? [{ label: locales[language].name, title: say('language'), color: 'primary' }] : []

const dueSoonMs = 30 * 86_400_000

/** A review, or the next percentage, that is due within thirty days or overdue. */
function reviewMark({ say, ...speech }: Speech, { reviewDue, nextDue }: Content, now: Date): Mark[] {
  const day = text(reviewDue) ?? text(nextDue)
  if (day === undefined) return []
  const today = now.toISOString().slice(0, 10)
  const told = { day: speech.day(day) }
  if (day < today) {
    return [{ label: say('review.overdue'), title: say('review.overdue.what', told), color: 'danger' }]
  }
  const isNear = Date.parse(day) - now.getTime() <= dueSoonMs
  return isNear ? [{ label: say('review.due'), title: say('review.due.what', told), color: 'warning' }] : []
}

/** Whether a banner is upcoming, active or over by its own times; undefined for other documents. */
function standOf(
  { _type, startsAt, endsAt }: Content,
  now: Date,
): 'ended' | 'scheduled' | 'running' | undefined {
  if (_type !== 'banner') return undefined
  const [from, until] = [text(startsAt), text(endsAt)]
  if (until !== undefined && Date.parse(until) <= now.getTime()) return 'ended'
  return from !== undefined && Date.parse(from) > now.getTime() ? 'scheduled' : 'running'
}

/** How a banner stands. Of one that was never published its times say nothing: no visitor sees it. */
function bannerMark({ say, moment }: Speech, content: Content, published: Content | null, now: Date): Mark[] {
  const stand = published && standOf(content, now)
  if (stand === 'ended') {
    const when = moment(text(content['endsAt']) ?? '')
    return [{ label: say('banner.ended'), title: say('banner.ended.what', { when }) }]
  }
  if (stand === 'scheduled') {
    const when = moment(text(content['startsAt']) ?? '')
    return [
      { label: say('banner.scheduled'), title: say('banner.scheduled.what', { when }), color: 'warning' },
    ]
  }
  // A draft may run by its times while what visitors get has ended.
  return stand === 'running' && standOf(published ?? {}, now) === 'running'
    ? [{ label: say('banner.running'), title: say('banner.running.what'), color: 'success' }]
    : []
}

const sampleMark = ({ say }: Speech, { isSample }: Content): Mark[] =>
  isSample === true ? [{ label: say('sample'), title: say('sample.what'), color: 'warning' }] : []

/** What an editor should know before changing a document; the Studio itself shows draft and schedule. */
export const planBadges = (
  speech: Speech,
  content: Content,
  published: Content | null,
  now: Date,
): Mark[] => [
  ...languageMark(speech, content),
  ...reviewMark(speech, content, now),
  ...bannerMark(speech, content, published, now),
  ...sampleMark(speech, content),
]

/** Colours of translation states that need work. */
const translationColors = { missing: 'danger', 'not translated': 'danger', stale: 'warning' } as const

/** The translation state of a language of a document; null where it is up to date. */
export function planTranslationBadge(say: Say, language: Locale, translation: Translation): Mark | null {
  const { state } = translation
  if (state === 'in step' || state === 'in review') return null
  return {
    label: say(`translation.${state}`, { language: locales[language].name }),
    title: say('fields', { count: fieldsOf(translation).length }),
    color: translationColors[state],
  }
}

/** A newer published version may say more than the draft. */
export function planAgeBadge(say: Say, draft: Content | null, published: Content | null): Mark | null {
  const [written, since] = [text(draft?.['_updatedAt']), text(published?.['_updatedAt'])]
  if (written === undefined || since === undefined || written >= since) return null
  return {
    label: say('age'),
    title: say('age.what'),
    color: 'warning',
  }
}
