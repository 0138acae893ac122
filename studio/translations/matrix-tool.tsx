import { asSought } from '#common/text/as-read.ts'
import { ThListIcon } from '@sanity/icons/ThList'
import { Badge, Button, Card, Container, Flex, Heading, Stack, Text, TextInput } from '@sanity/ui'
import { useDeferredValue, useState } from 'react'
import { useToast } from '@sanity/ui/toast'
import { definePlugin, useClient, useCurrentUser, useSchema } from 'sanity'
import { IntentLink } from 'sanity/router'
import { defaultLocale, type Locale, locales } from '#locales/table.ts'
import { fieldsOf, type TranslationState } from '#schemas/translation/plan-state.ts'
import { fieldTitles } from '#studio/form/field-title.ts'
import { ownLanguages } from '#studio/languages/own-languages.ts'
import { apiVersion } from '#studio/structure/lists.ts'
import { Table } from '#studio/table/table.tsx'
import { pageTemplateId } from '#studio/templates.ts'
import { markInStep } from './mark-in-step.ts'
import { type MatrixRow, planMatrix } from './plan-matrix.ts'
import { rowWords } from './row/words.ts'
import { useTranslatedDocuments } from './use-translated-documents.ts'
import { translationWords, useWords } from './use-words.ts'

const tones = {
  missing: 'critical',
  'not translated': 'critical',
  stale: 'caution',
  'in review': 'primary',
  'in step': 'positive',
} as const satisfies Record<TranslationState, string>

const states = ['missing', 'not translated', 'stale', 'in review', 'in step'] as const

const plain = { textDecoration: 'none', color: 'inherit' } as const

interface CellProps {
  row: MatrixRow
  language: Locale
  onInStep: (row: MatrixRow, language: Locale) => void
}

function Cell({ row, language, onInStep }: CellProps) {
  const schema = useSchema()
  const say = useWords()
  const translation = row.cells[language]
  if (!translation) return null
  const { state, documentId } = translation
  const fields = fieldTitles(schema.get(row.type), row.source, fieldsOf(translation))
  const detail = documentId === null ? say('noPage') : fields
  const intent =
    documentId === null
      ? ({ intent: 'create', params: { type: row.type, template: pageTemplateId(language) } } as const)
      : ({ intent: 'edit', params: { id: documentId, type: row.type } } as const)
  return (
    <Stack gap={2}>
      <IntentLink
        {...intent}
        style={plain}
        aria-label={`${row.title}, ${locales[language].name}: ${say(`state.${state}`)}`}
      >
        <Flex style={{ whiteSpace: 'nowrap' }}>
          <Badge tone={tones[state]}>{say(`state.${state}`)}</Badge>
        </Flex>
      </IntentLink>
      {detail && state !== 'in step' && (
        <Text size={0} muted>
          {detail}
        </Text>
      )}
      {state === 'stale' && (
        <Flex>
          <Button
            mode="ghost"
            fontSize={1}
            padding={2}
            text={say('inStep')}
            aria-label={say('inStep.of', { title: row.title, language: locales[language].name })}
            onClick={() => onInStep(row, language)}
          />
        </Flex>
      )}
    </Stack>
  )
}

function MatrixTool() {
  const languages = ownLanguages(useCurrentUser()).filter((language) => language !== defaultLocale)
  const { documents, error } = useTranslatedDocuments()
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
  const sought = useDeferredValue(asSought(search))
  const all = planMatrix(documents ?? [], languages)
  const cells = all.flatMap((row) => Object.values(row.cells))
  const rows = all.filter(
    (row) =>
      (state === null || Object.values(row.cells).some((translation) => translation.state === state)) &&
      asSought(`${row.title} ${row.path ?? ''} ${schema.get(row.type)?.title ?? row.type}`).includes(sought),
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
          <Table
            label={say('title')}
            heads={[say('document'), ...languages.map((language) => locales[language].name)]}
            rows={rows.map((row) => ({
              key: row.key,
              label: row.title,
              cells: [
                <Stack key="document" gap={2}>
                  <IntentLink intent="edit" params={{ id: row.sourceId, type: row.type }}>
                    <Text size={1} lang={defaultLocale}>
                      {row.title}
                    </Text>
                  </IntentLink>
                  <Text size={0} muted>
                    {schema.get(row.type)?.title ?? row.type}
                  </Text>
                </Stack>,
                ...languages.map((language) => (
                  <Cell key={language} row={row} language={language} onInStep={onInStep} />
                )),
              ],
            }))}
          />
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
