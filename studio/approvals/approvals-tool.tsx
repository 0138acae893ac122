import { Card, Container, Heading, Stack, Text } from '@sanity/ui'
import { LoadingBlock } from 'sanity'
import { StateLink, useRouterState } from 'sanity/router'
import { RefusalCard } from '#studio/publishing/refusal-card.tsx'
import { ApprovalSections } from './lines.tsx'
import { ReviewScreen } from './review/review-screen.tsx'
import { reviewedBy } from './review-place.ts'
import { useWaiting } from './use-approval.ts'
import { useWords } from './use-words.ts'

function Overview() {
  const say = useWords()
  const { found, failure } = useWaiting()
  if (failure !== undefined) return <RefusalCard words={say('unknown', { reason: failure })} />
  if (!found) return <LoadingBlock title={say('checking')} />
  return (
    <Stack gap={5}>
      <Heading as="h1" size={2}>
        {say('title')}
      </Heading>
      <Text size={1} muted>
        {say('lede')}
      </Text>
      <ApprovalSections waiting={found} />
    </Stack>
  )
}

/** What waits for signatures; with the id of a document its comparison, where it is signed. */
export function ApprovalsTool() {
  const say = useWords()
  const reviewed = reviewedBy(useRouterState())
  return (
    <Card as="main" height="fill" overflow="auto" data-testid="approvals">
      <Container width={4} padding={4}>
        {reviewed ? (
          <Stack gap={4}>
            <StateLink state={{}}>
              <Text size={1}>{say('back')}</Text>
            </StateLink>
            <ReviewScreen key={Object.values(reviewed).join(' ')} {...reviewed} />
          </Stack>
        ) : (
          <Overview />
        )}
      </Container>
    </Card>
  )
}
