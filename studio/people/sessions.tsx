import { Badge, Button, Flex, Stack } from '@sanity/ui'
import { useState } from 'react'
import { z } from 'zod'
import { Table } from '#studio/table/table.tsx'
import { ActDialog, sentence } from './act-dialog.tsx'
import { sessionSchema } from './people-client.ts'
import { Cell, Instant, ListState } from './cells.tsx'
import { usePeopleAct, usePeopleList } from './use-people.ts'
import { useWords } from './use-words.ts'

const schema = z.array(sessionSchema)
type Session = z.infer<typeof sessionSchema>

/** Who is signed in, and how to end it. */
export function Sessions() {
  const say = useWords()
  const act = usePeopleAct()
  const { rows, failure, read } = usePeopleList('sessions', schema)
  const [open, setOpen] = useState<{ session: Session; all: boolean }>()
  const name = open?.session.userName ?? ''
  const button = (session: Session, all: boolean) => (
    <Button
      mode="ghost"
      fontSize={1}
      padding={2}
      text={all ? say('sessions.endAll', { name: session.userName }) : say('sessions.end')}
      {...(!all && { 'aria-label': `${say('sessions.end')}: ${session.userName}` })}
      onClick={() => setOpen({ session, all })}
    />
  )
  const isOneOfMore = ({ userId }: Session) => (rows ?? []).filter((row) => row.userId === userId).length > 1
  return (
    <Stack gap={4}>
      <ListState rows={rows} failure={failure} empty="" onAgain={read} />
      {rows !== null && rows.length > 0 && (
        <Table
          label={say('tab.sessions')}
          heads={[
            say('sessions.who'),
            say('since'),
            say('sessions.seen'),
            say('sessions.where'),
            say('does'),
          ]}
          rows={rows.map((session) => ({
            key: session.id,
            cells: [
              <Flex key="who" gap={2} align="center" wrap="wrap">
                <Cell text={session.userName} />
                {session.isOwn && <Badge tone="primary">{say('sessions.own')}</Badge>}
              </Flex>,
              <Instant key="since" at={session.createdAt} />,
              <Instant key="seen" at={session.lastSeenAt ?? session.createdAt} />,
              <Cell
                key="where"
                text={session.address ?? say('sessions.unknown')}
                below={session.browser ?? undefined}
              />,
              <Flex key="does" gap={2} wrap="wrap">
                {button(session, false)}
                {isOneOfMore(session) && button(session, true)}
              </Flex>,
            ],
          }))}
        />
      )}
      {open && (
        <ActDialog
          title={say(open.all ? 'sessions.endAllOf' : 'sessions.endOf', { name })}
          does={open.all ? say('sessions.endAll', { name }) : say('sessions.end')}
          tone="critical"
          act={async () => {
            const { id, userId } = open.session
            await act('DELETE', open.all ? `users/${userId}/sessions` : `sessions/${id}`)
            return say(open.all ? 'sessions.endAllDone' : 'sessions.endDone', { name })
          }}
          onClose={() => setOpen(undefined)}
          onDone={read}
        >
          {sentence(say('sessions.endWhat'))}
        </ActDialog>
      )}
    </Stack>
  )
}
