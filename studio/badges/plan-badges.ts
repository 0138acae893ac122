import { isLocale, type Locale, locales } from '#locales/table.ts'
import { fieldsOf, type Translation } from '#schemas/translation/plan-state.ts'

/** A badge beside a document’s title. */
export interface Mark {
  label: string
  title: string
  color?: 'primary' | 'success' | 'warning' | 'danger'
}

type Content = Readonly<Record<string, unknown>>

const text = (value: unknown): string | undefined =>
  typeof value === 'string' && value !== '' ? value : undefined

const languageMark = ({ language }: Content): Mark[] =>
  isLocale(language)
    ? [{ label: locales[language].name, title: 'The language of this document', color: 'primary' }]
    : []

const dueSoonMs = 30 * 86_400_000

/** A review, or the next percentage, that is due within thirty days or overdue. */
function reviewMark({ reviewDue, nextDue }: Content, now: Date): Mark[] {
  const day = text(reviewDue) ?? text(nextDue)
  if (day === undefined) return []
  const today = now.toISOString().slice(0, 10)
  if (day < today) return [{ label: 'Review overdue', title: `It was due on ${day}`, color: 'danger' }]
  const isNear = Date.parse(day) - now.getTime() <= dueSoonMs
  return isNear ? [{ label: 'Review due', title: `Due on ${day}`, color: 'warning' }] : []
}

/** Whether a banner is upcoming, active or over. */
function bannerMark({ _type, startsAt, endsAt }: Content, now: Date): Mark[] {
  if (_type !== 'banner') return []
  const [from, until] = [text(startsAt), text(endsAt)]
  if (until !== undefined && Date.parse(until) <= now.getTime())
    return [{ label: 'Ended', title: `Ended ${until}` }]
  if (from !== undefined && Date.parse(from) > now.getTime()) {
    return [{ label: 'Scheduled', title: `Shown from ${from}`, color: 'warning' }]
  }
  return [{ label: 'Running', title: 'Shown now, once it is published', color: 'success' }]
}

const sampleMark = ({ isSample }: Content): Mark[] =>
  isSample === true
    ? [{ label: 'Sample', title: 'Nothing marked as a sample goes live', color: 'warning' }]
    : []

/** What an editor should know before changing a document; the Studio itself shows draft and schedule. */
export const planBadges = (content: Content, now: Date): Mark[] => [
  ...languageMark(content),
  ...reviewMark(content, now),
  ...bannerMark(content, now),
  ...sampleMark(content),
]

/** Badges for translation states that need work. */
const translationMarks = {
  missing: { label: 'words missing', color: 'danger' },
  'not translated': { label: 'not translated', color: 'danger' },
  stale: { label: 'stale', color: 'warning' },
} as const

/** The translation state of a language of a document; null where it is up to date. */
export function planTranslationBadge(language: Locale, translation: Translation): Mark | null {
  const { state } = translation
  if (state === 'in step' || state === 'in review') return null
  const { label, color } = translationMarks[state]
  const count = fieldsOf(translation).length
  const fields = count === 1 ? '1 field' : `${count} fields`
  return {
    label: `${locales[language].name}: ${label}`,
    title: `In ${fields}: Translations says which`,
    color,
  }
}

/** A newer published version may say more than the draft. */
export function planAgeBadge(draft: Content | null, published: Content | null): Mark | null {
  const [written, since] = [text(draft?.['_updatedAt']), text(published?.['_updatedAt'])]
  if (written === undefined || since === undefined || written >= since) return null
  return {
    label: 'Older than published',
    title: 'Published again since this draft was written: compare before you publish',
    color: 'warning',
  }
}
