import { Badge, Box, Card, Flex, Heading, Stack, Text } from '@sanity/ui'
import type { ComponentProps, ReactNode } from 'react'
import { Preview, useDateTimeFormat, useRelativeTime, useSchema, useUser } from 'sanity'
import { IntentLink } from 'sanity/router'
import { defaultLocale, type Locale } from '#locales/table.ts'
import { inRelease, publishedId, releaseOf } from '#studio/published-id.ts'
import { pageTemplateId } from '#studio/templates.ts'
import type { Scheduled } from './plan-scheduled.ts'
import { useWords } from './use-words.ts'

/** A section of the start screen: its heading and its list, or a sentence where it is empty. */
export const Section = ({
  title,
  empty,
  children,
}: {
  title: string
  empty: string
  children: ReactNode[]
}) => (
  <Card as="section" aria-label={title} padding={4} radius={3} border>
    <Stack gap={4}>
      <Heading as="h2" size={1}>
        {title}
      </Heading>
      {children.length === 0 ? (
        <Text size={1} muted>
          {empty}
        </Text>
      ) : (
        <Stack as="ul" gap={1}>
          {children}
        </Stack>
      )}
    </Stack>
  </Card>
)

const linkStyle = { color: 'inherit', display: 'block', textDecoration: 'none' } as const

/** A line that leads somewhere. */
export const LineTo = ({
  children,
  ...target
}: Pick<ComponentProps<typeof IntentLink>, 'intent' | 'params' | 'children'>) => (
  <Box as="li">
    <IntentLink {...target} style={linkStyle}>
      <Card as="span" padding={2} radius={2} tone="inherit" style={{ display: 'block' }}>
        {children}
      </Card>
    </IntentLink>
  </Box>
)

interface LineProps {
  /** The document to open; null opens the form of a new page. */
  id: string | null
  type: string
  /** The name of the release whose version is opened. */
  release?: string | undefined
  /** Of the new page. */
  language?: Locale
  children: ReactNode
}

/** A line that opens a document. */
export const Line = ({ id, type, release, language = defaultLocale, children }: LineProps) => {
  const intent =
    id === null
      ? ({ intent: 'create', params: { type, template: pageTemplateId(language) } } as const)
      : ({ intent: 'edit', params: { id, type, ...inRelease(release) } } as const)
  return <LineTo {...intent}>{children}</LineTo>
}

/** An item, with a mark on the right and a smaller line below. */
export const Fact = ({ what, mark, below }: { what: string; mark: ReactNode; below: string }) => (
  <Flex as="span" align="center" gap={3}>
    <Stack as="span" flex={1} gap={2}>
      <Text as="span" size={1} weight="medium">
        {what}
      </Text>
      <Text as="span" size={1} muted>
        {below}
      </Text>
    </Stack>
    {mark}
  </Flex>
)

const soonDays = 30

/** How many days are left, in words, red once there are none. */
export const DaysLeft = ({ days }: { days: number }) => {
  const say = useWords()
  if (days < 0) return <Badge tone="critical">{say('days.overdue', { count: -days })}</Badge>
  if (days === 0) return <Badge tone="critical">{say('days.today')}</Badge>
  return <Badge tone={days <= soonDays ? 'caution' : 'default'}>{say('days.left', { count: days })}</Badge>
}

/** A document by its preview; an unknown type is shown by its name. */
export function DocumentName({ id, type }: { id: string; type: string }) {
  const schemaType = useSchema().get(type)
  return schemaType ? (
    <Preview schemaType={schemaType} value={{ _id: id, _type: type }} layout="compact" />
  ) : (
    <Text as="span" size={1}>
      {type}
    </Text>
  )
}

/** Writes a day and a time as the language of the Studio does. */
export function useMoment(): (at: string) => string {
  const format = useDateTimeFormat({ dateStyle: 'medium', timeStyle: 'short' })
  return (at) => format.format(new Date(at))
}

/** A scheduled event by its name, with a line below. */
export function ScheduledFact({ scheduled, below }: { scheduled: Scheduled; below: string }) {
  const { type, name, shownId, isOvertaken } = scheduled
  const say = useWords()
  const mark = isOvertaken ? <Badge tone="caution">{say('scheduled.overtaken')}</Badge> : undefined
  return name === null ? (
    <Stack as="span" gap={2}>
      <DocumentName id={shownId} type={type} />
      <Flex as="span" gap={3} align="center" wrap="wrap">
        <Text as="span" size={1} muted>
          {below}
        </Text>
        {mark}
      </Flex>
    </Stack>
  ) : (
    <Fact what={name} below={below} mark={mark} />
  )
}

/** A scheduled event, with its time. */
export function ScheduledLine({ scheduled }: { scheduled: Scheduled }) {
  const { id, type, shownId, what, at, count } = scheduled
  const say = useWords()
  const moment = useMoment()
  const happens = say(`scheduled.${what}`, { when: moment(at) })
  return (
    <Line id={id} type={type} release={releaseOf(shownId)}>
      <ScheduledFact
        scheduled={scheduled}
        below={count === undefined ? happens : say('scheduled.documents', { what: happens, count })}
      />
    </Line>
  )
}

interface DocumentProps {
  id: string
  type: string
  /** When, by whom and why it is listed. */
  at: string
  author: string | undefined
  /** Nobody wrote it: it came with the starting content. */
  isStarting?: boolean
  reason: string
  /** The title of the field the reason is about. */
  field?: string
}

const Author = ({ id }: { id: string }) => {
  const [user] = useUser(id)
  return <>{user?.displayName ? `, ${user.displayName}` : ''}</>
}

/** A document as lists show it, with its last author and time. */
export function DocumentLine({ id, type, at, author, isStarting = false, reason, field }: DocumentProps) {
  const say = useWords()
  const when = useRelativeTime(at, { useTemporalPhrase: true })
  return (
    <Line id={publishedId(id)} type={type}>
      <Flex as="span" align="center" gap={3} wrap="wrap">
        <Box as="span" flex={1} style={{ minWidth: '12rem' }}>
          <DocumentName id={id} type={type} />
        </Box>
        <Text as="span" size={1} muted>
          {reason}
          {field && ` (${field})`}
          {' · '}
          {when}
          {isStarting ? `, ${say('changed.seed')}` : author && <Author id={author} />}
        </Text>
      </Flex>
    </Line>
  )
}
