import { Box, Card, Container, Heading, Stack, Text } from '@sanity/ui'
import { useMemo, useRef } from 'react'
import {
  LoadingBlock,
  useCurrentUser,
  useDateTimeFormat,
  useDocumentPairPermissions,
  useNumberFormat,
  useSchema,
} from 'sanity'
import { styled } from 'styled-components'
import { ApprovalSections } from '#studio/approvals/lines.tsx'
import { planPending } from '#studio/approvals/plan-pending.ts'
import { planUnsigned } from '#studio/approvals/plan-today.ts'
import { useWaiting } from '#studio/approvals/use-approval.ts'
import type { Waiting } from '#studio/approvals/approval.ts'
import { isEmbedded } from '#studio/connection.ts'
import { fieldTitle } from '#studio/form/field-title.ts'
import { isTranslator, ownLanguages } from '#studio/languages/own-languages.ts'
import { publishedId } from '#studio/published-id.ts'
import { HeldLine } from './held-line.tsx'
import { LeftOut } from './left-out.tsx'
import { DaysLeft, DocumentLine, Fact, Line, ScheduledLine, Section } from './parts.tsx'
import { isStartingContent } from './plan-author.ts'
import { planChanged } from './plan-changed.ts'
import { planDue } from './plan-due.ts'
import { planScheduled } from './plan-scheduled.ts'
import { planWaiting } from './plan-waiting.ts'
import { ToTranslate, useToTranslate } from './to-translate.tsx'
import { useLineKeys } from './use-line-keys.ts'
import { type Today, useToday } from './use-today.ts'
import { useWords } from './use-words.ts'

const maxWaiting = 8
const maxDue = 8
const maxChanged = 8

/**
 * What is due, for those who may publish it: the figure and the papers are regulated, so they are the same
 * people.
 */
function Due({ rows, now }: Pick<Today, 'rows' | 'now'>) {
  const say = useWords()
  const percent = useNumberFormat({ style: 'percent', maximumFractionDigits: 2 })
  const dayFormat = useDateTimeFormat({ dateStyle: 'medium', timeZone: 'UTC' })
  const figure = { id: 'riskWarning', type: 'riskWarning', permission: 'publish' } as const
  const [permission] = useDocumentPairPermissions(figure)
  if (permission?.granted !== true) return null
  return (
    <Section title={say('due')} empty={say('due.none')}>
      {planDue(say, rows, now.slice(0, 10), (share) => percent.format(share / 100))
        .slice(0, maxDue)
        .map(({ id, type, what, day, daysLeft }) => (
          <Line key={what} id={id} type={type}>
            <Fact
              what={what}
              below={say('due.by', { day: dayFormat.format(new Date(`${day}T00:00:00Z`)) })}
              mark={<DaysLeft days={daysLeft} />}
            />
          </Line>
        ))}
    </Section>
  )
}

/** Two where there is room, filled one after the other: lists of any length leave no holes. */
const Columns = styled.div`
  columns: 32rem 2;
  column-gap: 1.25rem;
  > * {
    break-inside: avoid;
    margin-bottom: 1.25rem;
  }
`

function Sections({
  today: { rows, authors, verdicts, now },
  approvals,
}: {
  today: Today
  /** What approval has been asked for. */
  approvals: readonly Waiting[]
}) {
  const say = useWords()
  const user = useCurrentUser()
  const schema = useSchema()
  const languages = useMemo(() => (isTranslator(user) ? ownLanguages(user) : []), [user])
  const work = useToTranslate(languages)
  const toTranslate = new Set([...work.rows.values()].flat().map(({ id }) => id))
  const toAgree = planUnsigned(approvals)
  const pending = planPending(approvals)
  const who = { id: user?.id ?? '', translates: languages }
  const waiting = planWaiting(say, rows.drafts, { authors, verdicts, releases: rows.releases }, who).filter(
    ({ _id }) => !toTranslate.has(publishedId(_id)) && !toAgree.has(publishedId(_id)),
  )
  const more = waiting.length - maxWaiting
  const scheduled = planScheduled(say, rows, now, approvals)
  const coming = scheduled.filter((one) => one.held === undefined)
  const isHeld = coming.length < scheduled.length
  const listed = [
    ...toTranslate,
    ...toAgree,
    ...waiting.map(({ _id }) => publishedId(_id)),
    ...scheduled.map(({ id }) => id),
  ].filter((id) => id !== null)
  return (
    <Columns>
      <LeftOut now={now} />
      {isEmbedded && <ApprovalSections waiting={approvals} />}
      {isHeld && (
        <Section title={say('held')} empty="">
          {scheduled.map(
            (one) =>
              one.held && (
                <HeldLine key={one.held.releaseId} scheduled={one} held={one.held} waiting={approvals} />
              ),
          )}
        </Section>
      )}
      {languages.map((language) => (
        <ToTranslate key={language} language={language} work={work} pending={pending} />
      ))}
      <Due rows={rows} now={now} />
      <Section title={more > 0 ? say('waiting.more', { more }) : say('waiting')} empty={say('waiting.none')}>
        {waiting.slice(0, maxWaiting).map(({ _id, _type, _updatedAt, _rev, reason, field, isMine }) => (
          <DocumentLine
            key={_id}
            id={_id}
            type={_type}
            at={_updatedAt}
            author={authors.get(_rev)}
            reason={isMine ? say('waiting.mine', { reason }) : reason}
            {...(field ? { field: fieldTitle(schema.get(_type), undefined, field) } : {})}
          />
        ))}
      </Section>
      <Section title={say('scheduled')} empty={say('scheduled.none')}>
        {coming.map((one) => (
          <ScheduledLine key={`${one.id} ${one.what} ${one.at}`} scheduled={one} />
        ))}
      </Section>
      <Section title={say('changed')} empty={say('changed.none')}>
        {planChanged(rows.changed, new Set(listed), maxChanged).map(({ _id, _type, _updatedAt, _rev }) => (
          <DocumentLine
            key={_id}
            id={_id}
            type={_type}
            at={_updatedAt}
            author={authors.get(_rev)}
            isStarting={isStartingContent({ author: authors.get(_rev), at: _updatedAt }, rows.seededAt)}
            reason={say(_id.startsWith('drafts.') ? 'changed.draft' : 'changed.published')}
          />
        ))}
      </Section>
    </Columns>
  )
}

/** The start screen: what is due, pending, scheduled and recently changed, for the current user. */
export function TodayScreen() {
  const say = useWords()
  const { found: approvals, failure: unknown } = useWaiting()
  // Without an answer of approvals the lake is asked about every draft.
  const unsigned = useMemo(
    () => (approvals || unknown ? planUnsigned(approvals ?? []) : undefined),
    [approvals, unknown],
  )
  const { today, failure } = useToday(unsigned)
  const screen = useRef<HTMLDivElement>(null)
  useLineKeys(screen)
  return (
    <Card
      ref={screen}
      as="section"
      aria-label={say('screen')}
      height="fill"
      overflow="auto"
      tone="transparent"
    >
      <Container width={4}>
        <Box padding={4}>
          <Stack gap={5}>
            <Heading as="h1" size={3}>
              {say('title')}
            </Heading>
            {failure && (
              <Card tone="critical" padding={3} radius={2} role="alert">
                <Text size={1}>{say('failed', { reason: failure })}</Text>
              </Card>
            )}
            {today ? (
              <Sections today={today} approvals={approvals ?? []} />
            ) : (
              !failure && <LoadingBlock title={say('looking')} />
            )}
          </Stack>
        </Box>
      </Container>
    </Card>
  )
}
