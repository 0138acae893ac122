import { isLocale, type Locale, locales } from '#locales/table.ts'
import { fieldsOf, type Translation } from '#schemas/translation/plan-state.ts'

/** A mark beside a document’s title. */
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

const nearMs = 30 * 86_400_000

/** A review, or the next percentage, that is due within thirty days or overdue. */
function reviewMark({ reviewDue, nextDue }: Content, now: Date): Mark[] {
  const day = text(reviewDue) ?? text(nextDue)
  if (day === undefined) return []
  const today = now.toISOString().slice(0, 10)
  if (day < today) return [{ label: 'Review overdue', title: `It was due on ${day}`, color: 'danger' }]
  const isNear = Date.parse(day) - now.getTime() <= nearMs
  return isNear ? [{ label: 'Review due', title: `Due on ${day}`, color: 'warning' }] : []
}

/** Whether a banner waits, runs or is over. */
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

/** What is worth knowing of a document before it is changed; draft and schedule the Studio shows itself. */
export const planBadges = (content: Content, now: Date): Mark[] => [
  ...languageMark(content),
  ...reviewMark(content, now),
  ...bannerMark(content, now),
  ...sampleMark(content),
]

/** Marks for the states of a translation that somebody has to do something about. */
const translationMarks = {
  missing: { label: 'words missing', color: 'danger' },
  'not translated': { label: 'not translated', color: 'danger' },
  stale: { label: 'stale', color: 'warning' },
} as const

/** What a language of a document lacks beside the English; null where it lacks nothing. */
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

/** What was published again since a draft was written may say more than the draft. */
export function planAgeBadge(draft: Content | null, published: Content | null): Mark | null {
  const [written, since] = [text(draft?.['_updatedAt']), text(published?.['_updatedAt'])]
  if (written === undefined || since === undefined || written >= since) return null
  return {
    label: 'Older than published',
    title: 'Published again since this draft was written: compare before you publish',
    color: 'warning',
  }
}
