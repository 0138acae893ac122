import { eld } from 'eld/small'
import type { Problem } from '#content/yaml/read-files.ts'
import { type Locale, localeIds, locales } from '#locales/table.ts'
import { isRecord } from '#common/records.ts'
import { type Found, type Site, type Subject, valuesOf, wordsOf } from './subject.ts'

const placeholder =
  /\blorem\b|\bipsum\b|\bTBD\b|\bTODO\b|\bFIXME\b|\bxxx+\b|\bplaceholder\b|Platzhalter|\[[^\]]*(?:insert|einfügen|wstaw)[^\]]*\]|\?\?\?/i

/** No placeholder text is left. */
export const checkPlaceholders = ({ subjects }: Site): Problem[] =>
  subjects.flatMap((subject) =>
    [...wordsOf(subject)].flatMap(({ field, text }) => {
      const [found] = placeholder.exec(text) ?? []
      return found === undefined ? [] : [{ file: subject.file, field, message: `“${found}” is no text` }]
    }),
  )

/** A shorter text can be a name or a figure in any language. */
const wordsToTell = 9

const isLong = (text: string): boolean => (text.match(/\p{L}{2,}/gu) ?? []).length >= wordsToTell

/** The language of a text among those of the site, when the detector is confident. */
function languageOf(text: string): string | undefined {
  const result = eld.detect(text.replaceAll('\u00a0', ' '))
  const scores: Readonly<Record<string, number>> = result.getScores()
  const [best, second] = localeIds
    .map((id) => ({ id, score: scores[id] ?? 0 }))
    .toSorted((a, b) => b.score - a.score)
  if (!best || !second || best.score === 0) return undefined
  return best.score - second.score > 0.1 ? best.id : undefined
}

/** Every text is in the language of its field, according to a language detector. */
export const checkLanguages = ({ subjects }: Site): Problem[] =>
  subjects.flatMap((subject) =>
    [...wordsOf(subject)].flatMap(({ field, text, language }) => {
      if (language === undefined || !isLong(text)) return []
      const found = languageOf(text)
      if (found === undefined || found === language) return []
      return [
        {
          file: subject.file,
          field,
          message: `stands under ${locales[language].name} but reads as ${found}`,
        },
      ]
    }),
  )

const isLanguageItem = (value: unknown): value is { language: Locale; value: unknown } =>
  isRecord(value) && localeIds.some((id) => id === value['language']) && 'value' in value

function missingIn({ value, field }: Found, { file, document }: Subject): Problem[] {
  if (!Array.isArray(value) || !value.some(isLanguageItem)) return []
  if (document._type === 'legalDocument' && field === 'file') return []
  const there = value.filter(isLanguageItem)
  return localeIds
    .filter((id) => !there.some((item) => item.language === id && item.value !== ''))
    .map((id) => ({ file, field, message: `the words in ${locales[id].name} are missing` }))
}

/** Shared documents have their texts in every language. */
export const checkTranslations = ({ subjects }: Site): Problem[] =>
  subjects.flatMap((subject) => [...valuesOf(subject)].flatMap((found) => missingIn(found, subject)))

/** Pictures and drawings have alternative texts, or are decoration; those per language are tried with the translations. */
export const checkAlternatives = ({ subjects }: Site): Problem[] =>
  subjects.flatMap((subject) =>
    [...valuesOf(subject)].flatMap(({ field, value }) => {
      const isSeen = isRecord(value) && ['image', 'illustration'].includes(String(value['_type']))
      const alt = isSeen ? value['alt'] : ''
      const isFree = !isSeen || value['isDecorative'] === true || Array.isArray(alt)
      const isDescribed = isFree || (typeof alt === 'string' && alt.length >= 15)
      return isDescribed ? [] : [{ file: subject.file, field, message: 'describe what is to be seen' }]
    }),
  )

const summaries = new Set(['lede', 'description', 'summary', 'definition', 'subtitle'])
const longestSentence = 30

/** Summaries are readable at level B2: no sentence of more than thirty words. */
export const checkSummaries = ({ subjects }: Site): Problem[] =>
  subjects.flatMap((subject) =>
    [...wordsOf(subject)].flatMap(({ field, text }) => {
      if (!field.split(/[.[]/).some((step) => summaries.has(step))) return []
      const counts = text.split(/(?<=[.!?])\s+/).map((sentence) => sentence.split(/\s+/).length)
      const most = Math.max(...counts)
      return most <= longestSentence
        ? []
        : [{ file: subject.file, field, message: `a sentence of ${most} words: split it` }]
    }),
  )
