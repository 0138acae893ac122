import { Box, Card, Flex, Stack, Text } from '@sanity/ui'
import { useEffect, useState } from 'react'
import { LoadingBlock, useClient, useSchema } from 'sanity'
import { isLocale, locales } from '#locales/table.ts'
import { Runs } from '#studio/approvals/review/runs.tsx'
import { referencesIn } from '#studio/approvals/review/plan-changes.ts'
import { readTargets } from '#studio/approvals/review/targets.ts'
import { useChanges } from '#studio/approvals/review/use-changes.ts'
import type { Review } from '#studio/approvals/review/use-review.ts'
import { fieldTitle } from '#studio/form/field-title.ts'
import { apiVersion } from '#studio/structure/lists.ts'
import type { Line } from './plan-lines.ts'
import { type StateChange, useRecordClient } from './record-client.ts'
import { useWords } from './use-words.ts'

const words = { whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' } as const

type State = NonNullable<StateChange['after']>

/** What was changed in a document by the entries of a line. */
export interface Told {
  /** As it was after them, or before where it is gone. */
  document: State | undefined
  review: Review | undefined
  isForgotten: boolean
}

/** What visitors may get tells more than the draft that went for it. */
const mainOf = (changes: readonly StateChange[], id: string): StateChange | undefined =>
  changes.find((one) => one.id === id) ?? changes[0]

/** The states before and after a line, read when it is opened. */
export function useTold({ row, first }: Line): { told: Told | undefined; failure: string | undefined } {
  const record = useRecordClient()
  const client = useClient({ apiVersion })
  const [state, setState] = useState<{ told?: Told; failure?: string }>({})
  const [last, since, id] = [row.position, first.position, row.document?.id]
  useEffect(() => {
    if (last === null || since === null || id === undefined) return undefined
    let isOver = false
    const read = async (): Promise<Told> => {
      const newest = mainOf(await record.changes(last, id), id)
      const oldest = since === last ? newest : mainOf(await record.changes(since, id), id)
      const [before, after] = [oldest?.before ?? undefined, newest?.after ?? undefined]
      const document = after ?? before
      if (document === undefined) return { document, review: undefined, isForgotten: false }
      const ids = [...new Set([before, after].flatMap(referencesIn))]
      const targets = await readTargets(client.withConfig({ perspective: 'raw', useCdn: false }), ids)
      const isForgotten = [before, after].some((one) => one?.['_forgotten'] === true)
      const act = after === undefined ? 'delete' : 'publish'
      return { document, isForgotten, review: { inForce: before, proposed: document, act, targets } }
    }
    read().then(
      (told) => !isOver && setState({ told }),
      (error: unknown) =>
        !isOver && setState({ failure: error instanceof Error ? error.message : String(error) }),
    )
    return () => {
      isOver = true
    }
  }, [record, client, last, since, id])
  return { told: state.told, failure: state.failure }
}

function Side({ label, runs }: { label: string; runs: Parameters<typeof Runs>[0]['runs'] }) {
  const say = useWords()
  const isEmpty = runs.every(({ text }) => text === '')
  return (
    <Box flex={1} style={{ minWidth: 'min(16rem, 100%)' }}>
      <Stack gap={2}>
        <Text size={0} muted>
          {label}
        </Text>
        <Text size={1} muted={isEmpty} style={words}>
          {isEmpty ? say('empty') : <Runs runs={runs} />}
        </Text>
      </Stack>
    </Box>
  )
}

function Fields({ review }: { review: Review }) {
  const say = useWords()
  const type = useSchema().get(review.proposed._type)
  const changes = useChanges(review)
  if (changes.length === 0) return <Text size={1}>{say('changes.none')}</Text>
  return (
    <Stack as="ol" gap={3} style={{ listStyle: 'none', margin: 0, padding: 0 }} data-testid="record-changes">
      {changes.map(({ path, language, before, after }) => {
        const title = fieldTitle(type, review.proposed, path) || path
        return (
          <Card as="li" key={`${path} ${language ?? ''}`} border padding={3} radius={2}>
            <Stack gap={3}>
              <Text as="h3" size={1} weight="medium">
                {isLocale(language) ? `${title}, ${locales[language].name}` : title}
              </Text>
              <Flex gap={4} wrap="wrap">
                <Side label={say('was')} runs={before} />
                <Side label={say('is')} runs={after} />
              </Flex>
            </Stack>
          </Card>
        )
      })}
    </Stack>
  )
}

/** What a line changed, in words: what went struck through, what came underlined. */
export function Changed({ told, failure }: ReturnType<typeof useTold>) {
  const say = useWords()
  return (
    <Stack gap={3}>
      <Text as="h2" size={1} weight="semibold">
        {say('changes')}
      </Text>
      {failure !== undefined && (
        <Text size={1} role="alert">
          {say('changes.gone', { reason: failure })}
        </Text>
      )}
      {told === undefined && failure === undefined && <LoadingBlock title={say('reading')} />}
      {told?.isForgotten === true && <Text size={1}>{say('changes.forgotten')}</Text>}
      {told?.review && !told.isForgotten && <Fields review={told.review} />}
      {told && !told.review && <Text size={1}>{say('changes.none')}</Text>}
    </Stack>
  )
}
