import { ThListIcon } from '@sanity/icons/ThList'
import { Button, Card, Container, Flex, Heading, Stack, Text, TextInput, useMediaIndex } from '@sanity/ui'
import { useDeferredValue, useState } from 'react'
import { useToast } from '@sanity/ui/toast'
import { definePlugin, useClient, useCurrentUser, useSchema } from 'sanity'
import { defaultLocale, type Locale } from '#locales/table.ts'
import type { TranslationState } from '#schemas/translation/plan-state.ts'
import { ownLanguages } from '#studio/languages/own-languages.ts'
import { apiVersion } from '#studio/structure/lists.ts'
import { markInStep } from './mark-in-step.ts'
import { MatrixTable, tones } from './matrix-table.tsx'
import { type MatrixRow, planMatrix } from './plan-matrix.ts'
import { rowWords } from './row/words.ts'
import { useTranslatedDocuments } from './use-translated-documents.ts'
import { translationWords, useWords } from './use-words.ts'

const states = ['missing', 'not translated', 'stale', 'in review', 'in step'] as const

/** From this step of Sanity's widths on there is room for columns; below, a document has its languages under it. */
const roomForColumns = 2

function MatrixTool() {
  const languages = ownLanguages(useCurrentUser()).filter((language) => language !== defaultLocale)
  const { documents, error } = useTranslatedDocuments()
  const isNarrow = useMediaIndex() < roomForColumns
  const schema = useSchema()
  const say = useWords()
  const client = useClient({ apiVersion })
  const toast = useToast()
  const onInStep = (row: MatrixRow, language: Locale) => {
    const current = row.cells[language]?.document
    if (!current) return
    markInStep(client, row.source, current, [language]).then(
      () => toast.push({ status: 'success', title: say('inStep.done') }),
      (reason: unknown) =>
        toast.push({
          status: 'error',
          title: say('failed'),
          description: reason instanceof Error ? reason.message : String(reason),
        }),
    )
  }
  const [search, setSearch] = useState('')
  const [state, setState] = useState<TranslationState | null>(null)
  const sought = useDeferredValue(search.toLowerCase())
  const all = planMatrix(documents ?? [], languages)
  const cells = all.flatMap((row) => Object.values(row.cells))
  const rows = all.filter(
    (row) =>
      (state === null || Object.values(row.cells).some((translation) => translation.state === state)) &&
      `${row.title} ${row.path ?? ''} ${schema.get(row.type)?.title ?? row.type}`
        .toLowerCase()
        .includes(sought),
  )
  return (
    <Container width={3} padding={4} as="main">
      <Stack gap={4}>
        <Heading as="h1" size={2}>
          {say('title')}
        </Heading>
        <Text muted size={1}>
          {say('lede')}
        </Text>
        <Flex gap={2} wrap="wrap" align="center">
          {states.map((name) => (
            <Button
              key={name}
              mode={state === name ? 'default' : 'ghost'}
              tone={tones[name]}
              aria-pressed={state === name}
              text={
                documents === null
                  ? say(`state.${name}`)
                  : `${say(`state.${name}`)} · ${cells.filter((translation) => translation.state === name).length}`
              }
              onClick={() => setState(state === name ? null : name)}
            />
          ))}
          <TextInput
            type="search"
            aria-label={say('search')}
            placeholder={say('search')}
            value={search}
            onChange={({ currentTarget }) => setSearch(currentTarget.value)}
          />
        </Flex>
        {error && (
          <Card tone="critical" padding={3} radius={2}>
            <Text size={1}>{say('unreadable', { reason: error.message })}</Text>
          </Card>
        )}
        {documents === null ? (
          <Text size={1} muted>
            {say('reading')}
          </Text>
        ) : rows.length === 0 ? (
          <Text size={1} muted>
            {say('none')}
          </Text>
        ) : (
          <Card border radius={2}>
            <MatrixTable rows={rows} languages={languages} isNarrow={isNarrow} onInStep={onInStep} />
          </Card>
        )}
      </Stack>
    </Container>
  )
}

/** Documents by languages with the state of each translation. */
export const translations = definePlugin({
  i18n: { bundles: [...translationWords, ...rowWords] },
  name: 'translations',
  tools: [{ name: 'translations', title: 'Translations', icon: ThListIcon, component: MatrixTool }],
})
