import { Badge, Flex, Stack, Text } from '@sanity/ui'
import { z } from 'zod'
import { Table, type TableRow } from '#studio/table/table.tsx'
import { actSchema, signInSchema, userRoles } from './people-client.ts'
import { Cell, Instant, ListState } from './cells.tsx'
import { type PeopleList, usePeopleList } from './use-people.ts'
import { useWords } from './use-words.ts'

const signIns = z.array(signInSchema)
const acts = z.array(actSchema)

const tones = { in: 'positive', refused: 'caution', limited: 'critical' } as const

interface RecordProps<Row> {
  label: string
  lede: string
  /** Said when nothing is on record. */
  none: string
  heads: readonly string[]
  list: PeopleList<Row>
  drawn: (row: Row) => TableRow
}

/** A record in rows, with what is said before, instead, and about its failure. */
function RecordTable<Row>({ label, lede, none, heads, list, drawn }: RecordProps<Row>) {
  const { rows, failure, read } = list
  return (
    <Stack gap={4}>
      <Text size={1} muted>
        {lede}
      </Text>
      <ListState rows={rows} failure={failure} empty={none} onAgain={read} />
      {rows !== null && rows.length > 0 && <Table label={label} heads={heads} rows={rows.map(drawn)} />}
    </Stack>
  )
}

/** Who tried to sign in, and how it went. */
export function SignIns() {
  const say = useWords()
  return (
    <RecordTable
      label={say('tab.signIns')}
      lede={say('signIns.lede')}
      none={say('signIns.none')}
      heads={[say('sessions.who'), say('signIns.when'), say('sessions.where'), say('signIns.result')]}
      list={usePeopleList('sign-ins', signIns)}
      drawn={({ id, time, userName, address, browser, result }) => ({
        key: String(id),
        cells: [
          <Cell key="who" text={userName ?? say('signIns.nobody')} />,
          <Instant key="when" at={time} />,
          <Cell key="where" text={address} below={browser} />,
          <Flex key="result">
            <Badge tone={tones[result]}>{say(`result.${result}`)}</Badge>
          </Flex>,
        ],
      })}
    />
  )
}

/** What was done to people, tokens and sessions. */
export function Acts() {
  const say = useWords()
  return (
    <RecordTable
      label={say('tab.acts')}
      lede={say('acts.lede')}
      none={say('acts.none')}
      heads={[say('acts.whom'), say('acts.what'), say('acts.by'), say('signIns.when')]}
      list={usePeopleList('acts', acts)}
      drawn={({ seq, time, act, detail, authorName, subjectName }) => ({
        key: String(seq),
        cells: [
          <Cell key="whom" text={subjectName} />,
          <Cell key="what" text={say(`act.${act}`)} below={detail === '' ? undefined : detail} />,
          <Cell key="by" text={authorName} />,
          <Instant key="when" at={time} />,
        ],
      })}
    />
  )
}

/** What each role may do. */
export function Roles() {
  const say = useWords()
  return (
    <Stack gap={4} as="dl" style={{ margin: 0 }}>
      {userRoles.map((role) => (
        <Stack gap={2} key={role} as="div">
          <Text as="dt" size={1} weight="semibold">
            {say(`role.${role}`)}
          </Text>
          <Text as="dd" size={1} muted style={{ margin: 0 }}>
            {say(`may.${role}`)}
          </Text>
        </Stack>
      ))}
    </Stack>
  )
}
