import { Card, Text } from '@sanity/ui'

/** Why something was not done, said at once to who listens. */
export const RefusalCard = ({ words }: { words: string }) => (
  <Card tone="critical" padding={3} radius={2} role="alert">
    <Text size={1}>{words}</Text>
  </Card>
)
