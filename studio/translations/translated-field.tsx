import { CopyIcon } from '@sanity/icons/Copy'
import { Badge, Button, Card, Flex, Stack, Text } from '@sanity/ui'
import { type FieldProps, set, useCurrentUser } from 'sanity'
import { defaultLocale, type Locale, locales } from '#locales/table.ts'
import { planWords, type WordsState } from '#schemas/translation/plan-words.ts'
import { isOfOneLanguage } from '#schemas/translation/texts.ts'
import { isTranslator, ownLanguages } from '#studio/languages/own-languages.ts'
import { useEnglishSource } from './english-source.tsx'
import { fieldName, valueAt, withEnglish } from './plan-field.ts'
import { useWords } from './use-words.ts'

const tones = {
  missing: 'critical',
  'not translated': 'critical',
  unsaid: 'caution',
  stale: 'caution',
} as const satisfies Record<Exclude<WordsState, 'in step'>, string>

interface StripProps {
  language: Locale
  state: WordsState
  /** The English text, unless the form itself shows it. */
  english: string | null
  onCopy: (() => void) | undefined
}

function Strip({ language, state, english, onCopy }: StripProps) {
  const say = useWords()
  const { name } = locales[language]
  return (
    <Card padding={3} radius={2} border data-testid={`from-english-${language}`}>
      <Flex gap={3} align="flex-start">
        <Stack gap={3} flex={1}>
          {state !== 'in step' && (
            <Flex>
              <Badge tone={tones[state]}>{say(`mark.${state}`, { language: name })}</Badge>
            </Flex>
          )}
          {english !== null && (
            <Text size={1} muted style={{ whiteSpace: 'pre-line' }} lang={defaultLocale}>
              {english}
            </Text>
          )}
        </Stack>
        {onCopy && (
          <Button
            mode="ghost"
            fontSize={1}
            padding={2}
            icon={CopyIcon}
            text={say('copy')}
            aria-label={say('copy.of', { language: name })}
            onClick={onCopy}
          />
        )}
      </Flex>
    </Card>
  )
}

/**
 * A translatable field, above its source: whether the translation is missing or outdated, the English itself,
 * and a button that copies it. Translators see it at every field, others where there is something to do.
 */
export function TranslatedField(props: FieldProps) {
  const source = useEnglishSource()
  const user = useCurrentUser()
  const name = fieldName(props.path)
  const english = source?.texts.get(name)
  if (!source || english === undefined) return props.renderDefault(props)
  const isPage = isOfOneLanguage(source.document)
  const { inputProps } = props
  const copy = (language: Locale) => {
    const value = isPage ? valueAt(source.document, props.path) : withEnglish(props.value, language)
    inputProps.onChange(set(value))
  }
  const mine = source.languages.filter((language) => ownLanguages(user).includes(language))
  const strips = mine
    .map((language) => {
      const words = source.words.get(language)?.get(name) ?? ''
      return { language, state: planWords(english, words, source.recorded.get(language)?.get(name)) }
    })
    .filter(({ state }) => isTranslator(user) || state !== 'in step')
  if (strips.length === 0) return props.renderDefault(props)
  return (
    <Stack gap={2} data-testid={`translated-${name}`}>
      {props.renderDefault(props)}
      {strips.map(({ language, state }) => (
        <Strip
          key={language}
          language={language}
          state={state}
          english={isPage || isTranslator(user) ? english : null}
          onCopy={inputProps.readOnly ? undefined : () => copy(language)}
        />
      ))}
    </Stack>
  )
}
