import { Box, Card, Container, Heading, Stack, Tab, TabList, TabPanel, Text } from '@sanity/ui'
import { type ComponentType, useState } from 'react'
import { Acts, Roles, SignIns } from './records.tsx'
import { Sessions } from './sessions.tsx'
import { Tokens } from './tokens.tsx'
import { useWords } from './use-words.ts'
import { Users } from './users.tsx'

const parts = [
  { id: 'users', View: Users },
  { id: 'tokens', View: Tokens },
  { id: 'sessions', View: Sessions },
  { id: 'signIns', View: SignIns },
  { id: 'acts', View: Acts },
  { id: 'roles', View: Roles },
] as const satisfies readonly { id: string; View: ComponentType }[]

/** Users, tokens, sessions, sign-ins, the record of acts, and the roles: for administrators. */
export function PeopleTool() {
  const say = useWords()
  const [shown, setShown] = useState<(typeof parts)[number]['id']>('users')
  return (
    <Card as="main" height="fill" overflow="auto" data-testid="people">
      <Container width={4} padding={4}>
        <Stack gap={5}>
          <Heading as="h1" size={2}>
            {say('title')}
          </Heading>
          <Text size={1} muted>
            {say('lede')}
          </Text>
          <TabList gap={1}>
            {parts.map(({ id }) => (
              <Tab
                key={id}
                id={`people-${id}-tab`}
                aria-controls={`people-${id}`}
                label={say(`tab.${id}`)}
                selected={shown === id}
                onClick={() => setShown(id)}
              />
            ))}
          </TabList>
          {parts.map(({ id, View }) => (
            <TabPanel key={id} id={`people-${id}`} aria-labelledby={`people-${id}-tab`} hidden={shown !== id}>
              <Box>{shown === id && <View />}</Box>
            </TabPanel>
          ))}
        </Stack>
      </Container>
    </Card>
  )
}
