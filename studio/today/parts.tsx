import { Badge, Box, Card, Flex, Heading, Stack, Text } from '@sanity/ui'
import type { ReactNode } from 'react'
import { Preview, useDateTimeFormat, useRelativeTime, useSchema, useUser } from 'sanity'
import { IntentLink } from 'sanity/router'
import { defaultLocale, type Locale } from '#locales/table.ts'
import { publishedId } from '#studio/published-id.ts'
import { pageTemplateId } from '#studio/templates.ts'
import type { Scheduled } from './plan-scheduled.ts'

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

interface LineProps {
  /** The document to open; null opens the form of a new page. */
  id: string | null
  type: string
  /** Of the new page. */
  language?: Locale
  children: ReactNode
}

/** A line that opens a document. */
export const Line = ({ id, type, language = defaultLocale, children }: LineProps) => {
  const intent =
    id === null
      ? ({ intent: 'create', params: { type, template: pageTemplateId(language) } } as const)
      : ({ intent: 'edit', params: { id, type } } as const)
  return (
    <Box as="li">
      <IntentLink {...intent} style={linkStyle}>
        <Card as="span" padding={2} radius={2} tone="inherit" style={{ display: 'block' }}>
          {children}
        </Card>
      </IntentLink>
    </Box>
  )
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
  const count = Math.abs(days) === 1 ? '1 day' : `${Math.abs(days)} days`
  if (days < 0) return <Badge tone="critical">{count} overdue</Badge>
  if (days === 0) return <Badge tone="critical">today</Badge>
  return <Badge tone={days <= soonDays ? 'caution' : 'default'}>{count} left</Badge>
}

/** A document by its preview; an unknown type is shown by its name. */
function Name({ id, type }: { id: string; type: string }) {
  const schemaType = useSchema().get(type)
  return schemaType ? (
    <Preview schemaType={schemaType} value={{ _id: id, _type: type }} layout="compact" />
  ) : (
    <Text as="span" size={1}>
      {type}
    </Text>
  )
}

/** A scheduled event, with its time. */
export function ScheduledLine({ scheduled }: { scheduled: Scheduled }) {
  const { id, type, name, shownId, what, at, isOvertaken, held } = scheduled
  const format = useDateTimeFormat({ dateStyle: 'medium', timeStyle: 'short' })
  const below = held
    ? `held since ${format.format(new Date(held.since))}: ${held.reason}`
    : `${what} ${format.format(new Date(at))}`
  const mark = isOvertaken ? (
    <Badge tone="caution">what is published is newer: compare the two</Badge>
  ) : undefined
  return (
    <Line id={id} type={type}>
      {name === null ? (
        <Stack as="span" gap={2}>
          <Name id={shownId} type={type} />
          <Flex as="span" gap={3} align="center" wrap="wrap">
            <Text as="span" size={1} muted>
              {below}
            </Text>
            {mark}
          </Flex>
        </Stack>
      ) : (
        <Fact what={name} below={below} mark={mark} />
      )}
    </Line>
  )
}

interface DocumentProps {
  id: string
  type: string
  /** When, by whom and why it is listed. */
  at: string
  author: string | undefined
  reason: string
  /** The title of the field the reason is about. */
  field?: string
}

const Author = ({ id }: { id: string }) => {
  const [user] = useUser(id)
  return <>{user?.displayName ? `, ${user.displayName}` : ''}</>
}

/** A document as lists show it, with its last author and time. */
export function DocumentLine({ id, type, at, author, reason, field }: DocumentProps) {
  const when = useRelativeTime(at, { useTemporalPhrase: true })
  return (
    <Line id={publishedId(id)} type={type}>
      <Flex as="span" align="center" gap={3} wrap="wrap">
        <Box as="span" flex={1} style={{ minWidth: '12rem' }}>
          <Name id={id} type={type} />
        </Box>
        <Text as="span" size={1} muted>
          {reason}
          {field && ` (${field})`}
          {' · '}
          {when}
          {author && <Author id={author} />}
        </Text>
      </Flex>
    </Line>
  )
}
