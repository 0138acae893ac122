import { Box, Card, Container, Grid, Heading, Stack, Text } from '@sanity/ui'
import { LoadingBlock, useCurrentUser, useDateTimeFormat } from 'sanity'
import { isTranslator, ownLanguages } from '#studio/own-languages.ts'
import { DaysLeft, DocumentLine, Fact, Line, Section } from './parts.tsx'
import { planDue } from './plan-due.ts'
import { planScheduled } from './plan-scheduled.ts'
import { planWaiting } from './plan-waiting.ts'
import { ToTranslate } from './to-translate.tsx'
import { type Today, useToday } from './use-today.ts'

const waitingShown = 8
const dueShown = 8

function Sections({ today: { rows, authors, now } }: { today: Today }) {
  const user = useCurrentUser()
  const dayFormat = useDateTimeFormat({ dateStyle: 'medium', timeZone: 'UTC' })
  const timeFormat = useDateTimeFormat({ dateStyle: 'medium', timeStyle: 'short' })
  const who = { id: user?.id ?? '', roles: (user?.roles ?? []).map(({ name }) => name) }
  const waiting = planWaiting(rows.drafts, authors, who)
  const more = waiting.length - waitingShown
  return (
    <Grid gridTemplateColumns={[1, 1, 1, 2]} gap={4}>
      {isTranslator(user) &&
        ownLanguages(user).map((language) => <ToTranslate key={language} language={language} />)}
      <Section title="Due" empty="Nothing has a day by which it is due.">
        {planDue(rows, now.slice(0, 10))
          .slice(0, dueShown)
          .map(({ id, type, what, day, daysLeft }) => (
            <Line key={what} id={id} type={type}>
              <Fact
                what={what}
                below={`by ${dayFormat.format(new Date(`${day}T00:00:00Z`))}`}
                mark={<DaysLeft days={daysLeft} />}
              />
            </Line>
          ))}
      </Section>
      <Section
        title={more > 0 ? `Waiting for you, ${more} more in Content` : 'Waiting for you'}
        empty="No draft waits for you."
      >
        {waiting.slice(0, waitingShown).map(({ _id, _type, _updatedAt, _rev, reason, isMine }) => (
          <DocumentLine
            key={_id}
            id={_id}
            type={_type}
            at={_updatedAt}
            author={authors.get(_rev)}
            reason={isMine ? `yours, ${reason}` : reason}
          />
        ))}
      </Section>
      <Section title="Scheduled" empty="Nothing is scheduled, and no banner comes or goes.">
        {planScheduled(rows, now).map(({ id, type, what, at }) => (
          <Line key={`${id}${at}`} id={id} type={type}>
            <Fact what={what} below={timeFormat.format(new Date(at))} mark={undefined} />
          </Line>
        ))}
      </Section>
      <Section title="Changed last" empty="Nothing has changed yet.">
        {rows.changed.map(({ _id, _type, _updatedAt, _rev }) => (
          <DocumentLine
            key={_id}
            id={_id}
            type={_type}
            at={_updatedAt}
            author={authors.get(_rev)}
            reason={_id.startsWith('drafts.') ? 'draft' : 'published'}
          />
        ))}
      </Section>
    </Grid>
  )
}

/** The start screen: what is due, what waits, what is scheduled and what changed last, for who looks at it. */
export function TodayScreen() {
  const { today, failure } = useToday()
  return (
    <Card as="section" aria-label="Start screen" height="fill" overflow="auto" tone="transparent">
      <Container width={4}>
        <Box padding={4}>
          <Stack gap={5}>
            <Heading as="h1" size={3}>
              Today
            </Heading>
            {failure && (
              <Card tone="critical" padding={3} radius={2} role="alert">
                <Text size={1}>This screen could not be brought up to date. Load it again. {failure}</Text>
              </Card>
            )}
            {today ? <Sections today={today} /> : !failure && <LoadingBlock title="Looking what is due" />}
          </Stack>
        </Box>
      </Container>
    </Card>
  )
}
