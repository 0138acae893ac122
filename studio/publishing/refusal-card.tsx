import { Card, Text } from '@sanity/ui'

/** Why an action failed, announced to screen readers at once. */
export const RefusalCard = ({ words }: { words: string }) => (
  <Card tone="critical" padding={3} radius={2} role="alert">
    <Text size={1}>{words}</Text>
  </Card>
)
