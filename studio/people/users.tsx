import { Badge, Button, Flex, Stack } from '@sanity/ui'
import { type ReactNode, useState } from 'react'
import { useDateTimeFormat } from 'sanity'
import { z } from 'zod'
import { Table } from '#studio/table/table.tsx'
import { ActDialog, sentence } from './act-dialog.tsx'
import { type User, userSchema } from './people-client.ts'
import { roleName } from './role-name.ts'
import { Cell, Instant, ListState } from './cells.tsx'
import { usePeopleAct, usePeopleList } from './use-people.ts'
import { useWords } from './use-words.ts'
import { AddUser, ChangeEmail, ChangeRole, NewPassword, ResetFactor } from './user-dialogs.tsx'

const schema = z.array(userSchema)

type Kind = 'role' | 'email' | 'password' | 'reset' | 'disable' | 'enable'
type Open = { kind: 'add' } | { kind: Kind; user: User }

/** Who may sign in, with what administrators do to them. */
export function Users() {
  const say = useWords()
  const act = usePeopleAct()
  const day = useDateTimeFormat({ dateStyle: 'medium' })
  const { rows, failure, read } = usePeopleList('users', schema)
  const [open, setOpen] = useState<Open>()
  const close = () => setOpen(undefined)
  const ends = { onClose: close, onDone: read }

  const dialog = (): ReactNode => {
    if (open === undefined) return null
    if (open.kind === 'add') return <AddUser {...ends} />
    const { kind, user } = open
    if (kind === 'role') return <ChangeRole user={user} {...ends} />
    if (kind === 'email') return <ChangeEmail user={user} {...ends} />
    if (kind === 'password') return <NewPassword user={user} {...ends} />
    if (kind === 'reset') return <ResetFactor user={user} {...ends} />
    const name = user.displayName
    const isDisabling = kind === 'disable'
    return (
      <ActDialog
        title={isDisabling ? say('users.disableOf', { name }) : say('users.enable')}
        does={say(isDisabling ? 'users.disable' : 'users.enable')}
        {...(isDisabling && { tone: 'critical' as const })}
        act={async () => {
          await act('PATCH', `users/${user.id}`, { disabled: isDisabling })
          return say(isDisabling ? 'users.disabledDone' : 'users.enabledDone', { name })
        }}
        {...ends}
      >
        {sentence(isDisabling ? say('users.disableWhat') : name)}
      </ActDialog>
    )
  }

  const button = (user: User, kind: Kind) => (
    <Button
      key={kind}
      mode="ghost"
      fontSize={1}
      padding={2}
      text={say(`users.${kind}`)}
      aria-label={`${say(`users.${kind}`)}: ${user.displayName}`}
      onClick={() => setOpen({ kind, user })}
    />
  )

  return (
    <Stack gap={4}>
      <Flex>
        <Button text={say('users.add')} onClick={() => setOpen({ kind: 'add' })} />
      </Flex>
      <ListState rows={rows} failure={failure} empty="" onAgain={read} />
      {rows !== null && rows.length > 0 && (
        <Table
          label={say('tab.users')}
          heads={[say('name'), say('role'), say('state'), say('since'), say('does')]}
          rows={rows.map((user) => ({
            key: user.id,
            cells: [
              <Cell key="name" text={user.displayName} below={user.name} />,
              <Cell key="role" text={roleName(say, user.role, user.language)} />,
              <Flex key="state" gap={2} wrap="wrap">
                {user.disabledAt === null ? (
                  <Badge tone="positive">{say('active')}</Badge>
                ) : (
                  <Badge tone="caution">
                    {say('disabled', { day: day.format(new Date(user.disabledAt)) })}
                  </Badge>
                )}
                {user.secondFactor && <Badge tone="primary">{say('secured')}</Badge>}
                {user.demo && <Badge>{say('demo')}</Badge>}
              </Flex>,
              <Instant key="since" at={user.createdAt} />,
              <Flex key="does" gap={2} wrap="wrap">
                {user.disabledAt === null
                  ? [
                      button(user, 'role'),
                      button(user, 'email'),
                      button(user, 'password'),
                      user.secondFactor && button(user, 'reset'),
                      button(user, 'disable'),
                    ]
                  : [button(user, 'enable')]}
              </Flex>,
            ],
          }))}
        />
      )}
      {dialog()}
    </Stack>
  )
}
