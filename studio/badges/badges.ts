import {
  type DocumentBadgeComponent,
  type DocumentBadgesResolver,
  useCurrentUser,
  useDateTimeFormat,
} from 'sanity'
import { translatedLocales } from '#locales/translation.ts'
import { translatedTypes } from '#schemas/index.ts'
import { planTranslation } from '#schemas/translation/plan-state.ts'
import { type Content, isOfOneLanguage } from '#schemas/translation/texts.ts'
import { ownLanguages } from '#studio/languages/own-languages.ts'
import { useEnglish } from '#studio/translations/use-english.ts'
import { planAgeBadge, planBadges, planTranslationBadge, type Speech } from './plan-badges.ts'
import { useWords } from './use-words.ts'

/** The maximum number of badges of a document; each component shows the badge at its index. */
const places = [0, 1, 2]

function useSpeech(): Speech {
  const say = useWords()
  const days = useDateTimeFormat({ dateStyle: 'medium', timeZone: 'UTC' })
  const moments = useDateTimeFormat({ dateStyle: 'medium', timeStyle: 'short' })
  return {
    say,
    day: (day) => days.format(new Date(`${day}T00:00:00Z`)),
    moment: (instant) => moments.format(new Date(instant)),
  }
}

/** Badges say what is true when they are drawn. */
const readNow = (): Date => new Date()

const ownBadges = places.map((place): DocumentBadgeComponent => {
  const OwnBadge: DocumentBadgeComponent = ({ draft, published }) =>
    planBadges(useSpeech(), draft ?? published ?? {}, published, readNow())[place] ?? null
  return OwnBadge
})

const AgeBadge: DocumentBadgeComponent = ({ draft, published }) => planAgeBadge(useWords(), draft, published)

/** One badge per language: that of a page, or all languages of a shared document. */
const translationBadges = translatedLocales.map((language): DocumentBadgeComponent => {
  const TranslationBadge: DocumentBadgeComponent = ({ type, draft, published }) => {
    const user = useCurrentUser()
    const say = useWords()
    const current: Content = draft ?? published ?? { _type: type }
    const isOurs = !isOfOneLanguage(current) || current['language'] === language
    // Without a language there is no English to read.
    const { english } = useEnglish(isOurs ? current : { _type: type })
    if (english === null || !isOurs || !ownLanguages(user).includes(language)) return null
    return planTranslationBadge(say, language, planTranslation(language, english, current, undefined))
  }
  return TranslationBadge
})

const translated = new Set<string>(translatedTypes.map(({ name }) => name))

/** The badges of a form: language, review, banner, sample, missing translations, beside the Studio’s own. */
export const documentBadges: DocumentBadgesResolver = (badges, { schemaType }) => [
  ...badges,
  ...ownBadges,
  AgeBadge,
  ...(translated.has(schemaType) ? translationBadges : []),
]
