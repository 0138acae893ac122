import { CheckmarkCircleIcon } from '@sanity/icons/CheckmarkCircle'
import { Box, Button, Flex, Stack, Text } from '@sanity/ui'
import { useToast } from '@sanity/ui/toast'
import { useState } from 'react'
import { type DocumentActionComponent, useClient, useCurrentUser, useSchema } from 'sanity'
import { defaultLocale, isLocale, type Locale, locales } from '#locales/table.ts'
import { planTranslation } from '#schemas/translation/plan-state.ts'
import { type Content, isOfOneLanguage } from '#schemas/translation/texts.ts'
import { fieldTitles } from '#studio/form/field-title.ts'
import { ownLanguages } from '#studio/languages/own-languages.ts'
import { refusalOf } from '#studio/publishing/refusal.ts'
import { apiVersion } from '#studio/structure/lists.ts'
import { markInStep } from './mark-in-step.ts'
import { useEnglish } from './use-english.ts'
import { useWords } from './use-words.ts'

/** Maximum number of fields named per language. */
const maxNamed = 6

/** The outdated languages of the user, one entry each. */
const behind = (languages: readonly Locale[], english: Content, current: Content) =>
  languages
    .filter((language) => language !== defaultLocale)
    .map((language) => ({ language, ...planTranslation(language, english, current, undefined) }))
    .filter(({ stale, untranslated }) => stale.length > 0 || untranslated.length > 0)

interface AskWhetherSameProps {
  /** One sentence per language, which names its fields. */
  same: readonly string[]
  close: () => void
  mark: () => void
}

function AskWhetherSame({ same, close, mark }: AskWhetherSameProps) {
  const say = useWords()
  return (
    <Box padding={4}>
      <Stack gap={4}>
        <Text size={1}>{say('inStep.same', { fields: same.join(' ') })}</Text>
        <Flex gap={2} justify="flex-end">
          <Button mode="bleed" text={say('cancel')} onClick={close} />
          <Button text={say('inStep.yes')} onClick={mark} />
        </Flex>
      </Stack>
    </Box>
  )
}

/**
 * For an outdated translation: declares that it matches the current English. For texts that are still English
 * it first asks whether they are meant to be the same.
 */
export const InStepAction: DocumentActionComponent = ({ type, draft, published }) => {
  const client = useClient({ apiVersion })
  const say = useWords()
  const user = useCurrentUser()
  const schema = useSchema()
  const toast = useToast()
  const [isAsking, setAsking] = useState(false)
  const current = draft ?? published
  const { english } = useEnglish(current ?? { _type: type })
  if (current === null || english === null) return null
  const own = isOfOneLanguage(current) ? [current['language']].filter(isLocale) : ownLanguages(user)
  const found = behind(
    own.filter((language) => ownLanguages(user).includes(language)),
    english,
    current,
  )
  if (found.length === 0) return null

  const close = () => setAsking(false)
  const mark = () => {
    close()
    markInStep(
      client,
      english,
      current,
      found.map(({ language }) => language),
    ).then(
      () => toast.push({ status: 'success', title: say('inStep.done') }),
      (error: unknown) =>
        toast.push({ status: 'error', title: say('failed'), description: refusalOf(error) }),
    )
  }
  const same = found
    .filter(({ untranslated }) => untranslated.length > 0)
    .map(
      ({ language, untranslated }) =>
        `${locales[language].name}: ${fieldTitles(schema.get(type), english, untranslated, maxNamed)}.`,
    )
  return {
    label: say('inStep'),
    icon: CheckmarkCircleIcon,
    title: say('inStep.what'),
    onHandle: () => (same.length > 0 ? setAsking(true) : mark()),
    dialog: isAsking && {
      type: 'dialog',
      header: say('inStep.ask'),
      onClose: close,
      content: <AskWhetherSame same={same} close={close} mark={mark} />,
    },
  }
}
