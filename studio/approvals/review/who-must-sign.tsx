import { Card, Flex, Stack, Text } from '@sanity/ui'
import { useUser } from 'sanity'
import type { Approval } from '#studio/approvals/approval.ts'
import { useWords } from '#studio/approvals/use-words.ts'

const listStyle = { listStyle: 'none', margin: 0, padding: 0 } as const

function Person({ name, stands }: { name: string; stands: string }) {
  return (
    <Card as="li" paddingY={3} borderTop>
      <Flex gap={3} wrap="wrap">
        <Text size={1} weight="medium">
          {name}
        </Text>
        <Text size={1} muted>
          {stands}
        </Text>
      </Flex>
    </Card>
  )
}

/** An author; approvals know the names of people only, not those of programs. */
function Author({ id, name }: { id: string; name: string }) {
  const say = useWords()
  const [user] = useUser(id)
  return <Person name={user?.displayName ?? name} stands={say('author')} />
}

/** Authors, who signed, and which signatures are not there yet. */
export function WhoMustSign({ approval: { policy, authors, signatures, missing } }: { approval: Approval }) {
  const say = useWords()
  return (
    <Stack gap={3} as="section" aria-label={say('who')}>
      <Text as="h2" size={1} weight="semibold">
        {say('who')}
      </Text>
      <Text size={1} muted>
        {say('policy', { people: String(policy.people), compliance: String(policy.compliance) })}
      </Text>
      <Stack as="ul" style={listStyle}>
        {authors.map(({ id, name }) => (
          <Author key={id} id={id} name={name} />
        ))}
        {signatures.map(({ id, name }) => (
          <Person key={id} name={name} stands={say('signed')} />
        ))}
        {missing.map(({ people, compliance }) => {
          const from = compliance ? 'compliance' : 'other'
          const name =
            people === 1 ? say(`who.${from}.one`) : say(`who.${from}.more`, { count: String(people) })
          return <Person key={from} name={name} stands={say('waits')} />
        })}
      </Stack>
    </Stack>
  )
}
