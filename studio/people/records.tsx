import { Badge, Flex, Stack, Text } from '@sanity/ui'
import { z } from 'zod'
import { actSchema, signInSchema, userRoles } from './people-client.ts'
import { Cell, Instant, ListState, Table } from './table.tsx'
import { usePeopleList } from './use-people.ts'
import { useWords } from './use-words.ts'

const signIns = z.array(signInSchema)
const acts = z.array(actSchema)

const tones = { in: 'positive', refused: 'caution', limited: 'critical' } as const

/** Who tried to sign in, and how it went. */
export function SignIns() {
  const say = useWords()
  const { rows, failure, read } = usePeopleList('sign-ins', signIns)
  return (
    <Stack gap={4}>
      <Text size={1} muted>
        {say('signIns.lede')}
      </Text>
      <ListState rows={rows} failure={failure} empty={say('signIns.none')} onAgain={read} />
      {rows !== null && rows.length > 0 && (
        <Table
          label={say('tab.signIns')}
          heads={[say('sessions.who'), say('signIns.when'), say('sessions.where'), say('signIns.result')]}
          rows={rows.map(({ id, time, userName, address, browser, result }) => ({
            key: String(id),
            cells: [
              <Cell key="who" text={userName ?? say('signIns.nobody')} />,
              <Instant key="when" at={time} />,
              <Cell key="where" text={address} below={browser} />,
              <Flex key="result">
                <Badge tone={tones[result]}>{say(`result.${result}`)}</Badge>
              </Flex>,
            ],
          }))}
        />
      )}
    </Stack>
  )
}

/** What was done to people, tokens and sessions. */
export function Acts() {
  const say = useWords()
  const { rows, failure, read } = usePeopleList('acts', acts)
  return (
    <Stack gap={4}>
      <Text size={1} muted>
        {say('acts.lede')}
      </Text>
      <ListState rows={rows} failure={failure} empty={say('acts.none')} onAgain={read} />
      {rows !== null && rows.length > 0 && (
        <Table
          label={say('tab.acts')}
          heads={[say('acts.whom'), say('acts.what'), say('acts.by'), say('signIns.when')]}
          rows={rows.map(({ seq, time, act, detail, authorName, subjectName }) => ({
            key: String(seq),
            cells: [
              <Cell key="whom" text={subjectName} />,
              <Cell key="what" text={say(`act.${act}`)} below={detail === '' ? undefined : detail} />,
              <Cell key="by" text={authorName} />,
              <Instant key="when" at={time} />,
            ],
          }))}
        />
      )}
    </Stack>
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
