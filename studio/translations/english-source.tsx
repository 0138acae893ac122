import { Card, Stack, Text } from '@sanity/ui'
import { createContext, useContext, useMemo } from 'react'
import type { ObjectInputProps } from 'sanity'
import { defaultLocale, isLocale, type Locale } from '#locales/table.ts'
import { translatedLocales } from '#locales/translation.ts'
import { type FieldRecord, recordedIn } from '#schemas/translation/record.ts'
import { type Content, isOfOneLanguage, textsIn } from '#schemas/translation/texts.ts'
import { useEnglish } from './use-english.ts'
import { useWords } from './use-words.ts'

/** What the fields of a form need of the English they are translated from. */
export interface EnglishSource {
  document: Content
  /** The English texts by field name. */
  texts: ReadonlyMap<string, string>
  /** The languages this form translates into. */
  languages: readonly Locale[]
  /** The texts of each of them. */
  words: ReadonlyMap<Locale, ReadonlyMap<string, string>>
  /** The English texts each was translated from. */
  recorded: ReadonlyMap<Locale, ReadonlyMap<string, FieldRecord>>
}

const Source = createContext<EnglishSource | null>(null)

/** The English of the open form; null for an English page and where there is none. */
export const useEnglishSource = (): EnglishSource | null => useContext(Source)

/** The input of a whole document, which provides its English to its fields. */
export function WithEnglish(props: ObjectInputProps) {
  const say = useWords()
  const document = useMemo(
    (): Content => ({ ...props.value, _type: props.schemaType.name }),
    [props.value, props.schemaType.name],
  )
  const { english, error } = useEnglish(document)
  const source = useMemo((): EnglishSource | null => {
    if (english === null) return null
    const own = isOfOneLanguage(document) ? [document['language']].filter(isLocale) : translatedLocales
    return {
      document: english,
      texts: textsIn(english, defaultLocale),
      languages: own,
      words: new Map(own.map((language) => [language, textsIn(document, language)])),
      recorded: new Map(own.map((language) => [language, recordedIn(document, language)])),
    }
  }, [english, document])
  return (
    <Source.Provider value={source}>
      {error && (
        <Stack marginBottom={4}>
          <Card tone="critical" padding={3} radius={2} role="alert">
            <Text size={1}>{say('english.unreadable', { reason: error.message })}</Text>
          </Card>
        </Stack>
      )}
      {props.renderDefault(props)}
    </Source.Provider>
  )
}
