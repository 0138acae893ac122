import { Badge, Box, Button, Flex, Stack, Text } from '@sanity/ui'
import type { CSSProperties } from 'react'
import { useSchema } from 'sanity'
import { IntentLink } from 'sanity/router'
import { defaultLocale, type Locale, locales } from '#locales/table.ts'
import { fieldsOf, type TranslationState } from '#schemas/translation/plan-state.ts'
import { fieldTitles } from '#studio/form/field-title.ts'
import { pageTemplateId } from '#studio/templates.ts'
import type { MatrixRow } from './plan-matrix.ts'
import { useWords } from './use-words.ts'

export const tones = {
  missing: 'critical',
  'not translated': 'critical',
  stale: 'caution',
  'in review': 'primary',
  'in step': 'positive',
} as const satisfies Record<TranslationState, string>

const plain = { textDecoration: 'none', color: 'inherit' } as const

const cell = { padding: '0.5rem 0.75rem', textAlign: 'start', verticalAlign: 'top' } as const

interface MatrixTableProps {
  rows: readonly MatrixRow[]
  languages: readonly Locale[]
  /** Too narrow for columns: the cells of a document stand below it, each with the name of its language. */
  isNarrow: boolean
  onInStep: (row: MatrixRow, language: Locale) => void
}

interface CellProps extends Pick<MatrixTableProps, 'isNarrow' | 'onInStep'> {
  row: MatrixRow
  language: Locale
}

function Cell({ row, language, isNarrow, onInStep }: CellProps) {
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
      <Flex gap={2} wrap="wrap" align="center">
        {isNarrow && <Text size={1}>{locales[language].name}</Text>}
        <IntentLink
          {...intent}
          style={plain}
          aria-label={`${row.title}, ${locales[language].name}: ${say(`state.${state}`)}`}
        >
          <Flex style={{ whiteSpace: 'nowrap' }}>
            <Badge tone={tones[state]}>{say(`state.${state}`)}</Badge>
          </Flex>
        </IntentLink>
      </Flex>
      {detail && state !== 'in step' && (
        <Text size={0} muted style={{ overflowWrap: 'anywhere' }}>
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

/** Documents by languages. A browser takes what is no table on the screen for none: the roles say that it is one. */
export function MatrixTable({ rows, languages, isNarrow, onInStep }: MatrixTableProps) {
  const schema = useSchema()
  const say = useWords()
  const shown: CSSProperties = isNarrow ? { display: 'block' } : {}
  const inCell = { ...cell, ...shown }
  return (
    <table role="table" style={{ borderCollapse: 'collapse', width: '100%', ...shown }}>
      {!isNarrow && (
        <thead role="rowgroup">
          <tr role="row">
            {[say('document'), ...languages.map((language) => locales[language].name)].map((name) => (
              <th key={name} role="columnheader" scope="col" style={cell}>
                <Text size={1} weight="semibold">
                  {name}
                </Text>
              </th>
            ))}
          </tr>
        </thead>
      )}
      <tbody role="rowgroup" style={shown}>
        {rows.map((row) => (
          <tr key={row.key} role="row" style={{ borderTop: '1px solid var(--card-border-color)', ...shown }}>
            <th role="rowheader" scope="row" style={inCell} aria-label={row.title}>
              <Stack gap={2}>
                <IntentLink intent="edit" params={{ id: row.sourceId, type: row.type }}>
                  <Text size={1} lang={defaultLocale} style={{ overflowWrap: 'anywhere' }}>
                    {row.title}
                  </Text>
                </IntentLink>
                <Text size={0} muted>
                  {schema.get(row.type)?.title ?? row.type}
                </Text>
              </Stack>
            </th>
            {languages.map((language) => (
              <td key={language} role="cell" style={inCell}>
                <Box>
                  <Cell row={row} language={language} isNarrow={isNarrow} onInStep={onInStep} />
                </Box>
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
