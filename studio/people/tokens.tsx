import { Badge, Box, Button, Dialog, Flex, Stack, Text, TextInput } from '@sanity/ui'
import { useId, useState } from 'react'
import { useDateTimeFormat } from 'sanity'
import { z } from 'zod'
import { useReturnFocus } from '#studio/focus/use-return-focus.ts'
import { Table } from '#studio/table/table.tsx'
import { ActDialog, sentence } from './act-dialog.tsx'
import { Field, type Granted, grantedBody, RoleFields, startingRole } from './fields.tsx'
import { madeTokenSchema, tokenSchema } from './people-client.ts'
import { roleName } from './role-name.ts'
import { Cell, Instant, ListState } from './cells.tsx'
import { usePeopleAct, usePeopleList } from './use-people.ts'
import { useWords } from './use-words.ts'

const schema = z.array(tokenSchema)
type Token = z.infer<typeof tokenSchema>

/** The token itself, this once. */
function Shown({ token, onClose }: { token: string; onClose: () => void }) {
  const say = useWords()
  const id = useId()
  const [isCopied, setCopied] = useState(false)
  useReturnFocus(true)
  const copy = () => void navigator.clipboard.writeText(token).then(() => setCopied(true))
  return (
    <Dialog id={id} header={say('tokens.token')} width={0} onClose={onClose}>
      <Box padding={4}>
        <Stack gap={4}>
          <Text size={1}>{say('tokens.once')}</Text>
          <TextInput
            aria-label={say('tokens.token')}
            readOnly
            value={token}
            onFocus={({ currentTarget }) => currentTarget.select()}
          />
          <Flex gap={2} justify="flex-end" align="center">
            <Text size={1} muted aria-live="polite">
              {isCopied ? say('tokens.copied') : ''}
            </Text>
            <Button mode="ghost" text={say('tokens.copy')} onClick={copy} />
            <Button text={say('close')} onClick={onClose} />
          </Flex>
        </Stack>
      </Box>
    </Dialog>
  )
}

/** Asks for all a new token needs. */
function AddToken({
  onMade,
  ...ends
}: {
  onMade: (token: string) => void
  onClose: () => void
  onDone: () => void
}) {
  const say = useWords()
  const act = usePeopleAct()
  const [name, setName] = useState('')
  const [days, setDays] = useState('90')
  const [granted, setGranted] = useState<Granted>(startingRole)
  return (
    <ActDialog
      title={say('tokens.add')}
      does={say('tokens.add')}
      act={async () => {
        const answer = await act('POST', 'tokens', { name, days: Number(days), ...grantedBody(granted) })
        onMade(madeTokenSchema.parse(answer).token)
        return name
      }}
      {...ends}
    >
      {(fault) => (
        <>
          <Field name="name" label={say('tokens.name')} value={name} fault={fault} onChange={setName} />
          <RoleFields value={granted} onChange={setGranted} />
          <Field
            name="days"
            type="number"
            label={say('tokens.days')}
            value={days}
            fault={fault}
            onChange={setDays}
          />
        </>
      )}
    </ActDialog>
  )
}

/** What programs call with. */
export function Tokens() {
  const say = useWords()
  const act = usePeopleAct()
  const day = useDateTimeFormat({ dateStyle: 'medium' })
  const { rows, failure, read } = usePeopleList('tokens', schema)
  const [isAdding, setAdding] = useState(false)
  const [made, setMade] = useState<string>()
  const [revoked, setRevoked] = useState<Token>()
  const stateOf = ({ revokedAt, isActive }: Token) => {
    if (revokedAt !== null) {
      return <Badge tone="caution">{say('tokens.revoked', { day: day.format(new Date(revokedAt)) })}</Badge>
    }
    if (!isActive) return <Badge tone="caution">{say('tokens.expired')}</Badge>
    return <Badge tone="positive">{say('tokens.good')}</Badge>
  }
  return (
    <Stack gap={4}>
      <Text size={1} muted>
        {say('tokens.lede')}
      </Text>
      <Flex>
        <Button text={say('tokens.add')} onClick={() => setAdding(true)} />
      </Flex>
      <ListState rows={rows} failure={failure} empty={say('tokens.none')} onAgain={read} />
      {rows !== null && rows.length > 0 && (
        <Table
          label={say('tab.tokens')}
          heads={[say('tokens.name'), say('role'), say('state'), say('tokens.until'), say('does')]}
          rows={rows.map((token) => ({
            key: token.id,
            cells: [
              <Cell key="name" text={token.name} />,
              <Cell key="role" text={roleName(say, token.role, token.language)} />,
              <Flex key="state">{stateOf(token)}</Flex>,
              <Instant key="until" at={token.expiresAt} />,
              token.isActive && (
                <Button
                  key="revoke"
                  mode="ghost"
                  fontSize={1}
                  padding={2}
                  text={say('tokens.revoke')}
                  aria-label={`${say('tokens.revoke')}: ${token.name}`}
                  onClick={() => setRevoked(token)}
                />
              ),
            ],
          }))}
        />
      )}
      {isAdding && <AddToken onMade={setMade} onClose={() => setAdding(false)} onDone={read} />}
      {made !== undefined && <Shown token={made} onClose={() => setMade(undefined)} />}
      {revoked && (
        <ActDialog
          title={say('tokens.revokeOf', { name: revoked.name })}
          does={say('tokens.revoke')}
          tone="critical"
          act={async () => {
            await act('DELETE', `tokens/${revoked.id}`)
            return say('tokens.revokedDone', { name: revoked.name })
          }}
          onClose={() => setRevoked(undefined)}
          onDone={read}
        >
          {sentence(say('tokens.revokeWhat'))}
        </ActDialog>
      )}
    </Stack>
  )
}
