import { Box, Button, Card, Flex, Heading, Stack, Text } from '@sanity/ui'
import { useToast } from '@sanity/ui/toast'
import { createElement, useState } from 'react'
import {
  type DocumentInspector,
  type DocumentInspectorProps,
  LoadingBlock,
  type SanityDocument,
  useEvents,
} from 'sanity'
import { IntentLink } from 'sanity/router'
import { useDocumentPane, usePaneRouter } from 'sanity/structure'
import { isLocale } from '#locales/table.ts'
import { useFormApproval } from '#studio/approvals/approval-context.tsx'
import { planVoids } from '#studio/approvals/plan-voids.ts'
import { planPlaces } from '#studio/approvals/review/plan-places.ts'
import { useTold } from '#studio/approvals/use-approval.ts'
import { isEmbedded } from '#studio/connection.ts'
import { publishedId } from '#studio/published-id.ts'
import { refusalOf } from '#studio/publishing/refusal.ts'
import { EntryLine } from './entry-line.tsx'
import { type Entry, planEntries } from './plan-entries.ts'
import { useWords } from './use-words.ts'

const listStyle = { listStyle: 'none', margin: 0, padding: 0 } as const

type Did = Extract<Entry, { kind: 'did' }>

/** The address of a document that is one page of one language: what was served of it is on record too. */
const pageOf = (document: Partial<SanityDocument>): { address?: string } => {
  const { _type, language } = document
  if (_type === undefined || !isLocale(language)) return {}
  const address = planPlaces({ ...document, _type }).get(language)
  return address === undefined ? {} : { address }
}

/** Beside the form: who did what to the document and who agreed to it, in one list. */
function History({ documentId, onClose }: DocumentInspectorProps) {
  const say = useWords()
  const toast = useToast()
  const pane = useDocumentPane()
  const { params, setParams } = usePaneRouter()
  const { events, nextCursor, loading, error, revision, loadMoreEvents, findRangeForRevision, expandEvent } =
    useEvents()
  const { approval } = useFormApproval()
  const told = useTold(isEmbedded ? publishedId(documentId) : null)
  const [opened, setOpened] = useState<ReadonlySet<string>>(new Set())
  const refuse = (reason: unknown) =>
    toast.push({ status: 'error', title: say('failed', { reason: refusalOf(reason) }) })
  const onShow = ({ event }: Did) => {
    const [since, rev] = findRangeForRevision(event.id)
    pane.setTimelineRange(since, rev)
  }
  const onEdits = (entry: Did) => {
    setOpened(new Set([...opened, entry.key]))
    expandEvent(entry.event).catch(refuse)
  }
  const failure = error?.message ?? told.failure
  const entries = planEntries(events, told.found ?? [])
  const voids = approval && told.found && planVoids(told.found, approval)
  const isReading = (loading && events.length === 0) || (isEmbedded && told.found === undefined)
  return (
    <Card as="section" aria-label={say('title')} height="fill" overflow="auto" padding={4}>
      <Stack gap={4}>
        <Heading as="h2" size={1}>
          {say('title')}
        </Heading>
        <Text size={1} muted>
          {say('lede')}
        </Text>
        <Flex gap={2} wrap="wrap">
          <Button
            mode="ghost"
            text={say('compare')}
            onClick={() => setParams({ ...params, changesInspectorTab: 'review' })}
          />
          <Button mode="ghost" text={say('close')} onClick={onClose} />
        </Flex>
        {isEmbedded && (
          <Text size={1}>
            <IntentLink intent="record" params={{ document: publishedId(documentId), ...pageOf(pane.value) }}>
              {say('record')}
            </IntentLink>
          </Text>
        )}
        {failure !== undefined && (
          <Text size={1} role="alert">
            {say('failed', { reason: failure })}
          </Text>
        )}
        {isReading && failure === undefined && <LoadingBlock title={say('reading')} />}
        {!isReading && entries.length === 0 && (
          <Text size={1} muted>
            {say('none')}
          </Text>
        )}
        <Stack as="ol" gap={3} style={listStyle} data-testid="history">
          {entries.map((entry) => (
            <EntryLine
              key={entry.key}
              entry={entry}
              contentHash={approval?.contentHash}
              voided={entry.kind === 'told' ? voids?.get(entry.told._id) : undefined}
              isNow={entry.kind === 'did' && revision?.revisionId === entry.key}
              onShow={onShow}
              onEdits={
                entry.kind === 'did' && entry.deed === 'published' && !opened.has(entry.key)
                  ? onEdits
                  : undefined
              }
            />
          ))}
        </Stack>
        {nextCursor !== null && (
          <Box>
            <Button mode="ghost" text={say('older')} disabled={loading} onClick={loadMoreEvents} />
          </Box>
        )}
      </Stack>
    </Card>
  )
}

/** Sanity's inspector of changes, and the tab that compares. */
const changes = 'sanity/structure/history'

/**
 * Sanity's inspector with our list in place of its own, which names nobody and says times as “2 mo”. Its comparison of
 * two states stays.
 */
export function withOneHistory(inspector: DocumentInspector): DocumentInspector {
  if (inspector.name !== changes) return inspector
  function OneHistory(props: DocumentInspectorProps) {
    const { params } = usePaneRouter()
    const isCompared = params?.['changesInspectorTab'] === 'review'
    return createElement(isCompared ? inspector.component : History, props)
  }
  return {
    ...inspector,
    component: OneHistory,
    useMenuItem: function useMenuItem(props) {
      const say = useWords()
      const item = inspector.useMenuItem?.(props)
      return { ...item, title: say('title') }
    },
  }
}
