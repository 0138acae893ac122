import { Card, Text } from '@sanity/ui'
import { useFormApproval } from './approval-context.tsx'
import { isPending } from './plan-pending.ts'
import { useWords } from './use-words.ts'

/** Above the fields of a draft with an open request, for whoever can change it: what a change does to the request. */
export function PendingLine({ isReadOnly }: { isReadOnly: boolean }) {
  const say = useWords()
  const { approval } = useFormApproval()
  if (isReadOnly || !approval || !isPending(approval)) return null
  return (
    <Card tone="caution" border padding={3} radius={2} marginBottom={4} data-testid="approval-pending">
      <Text size={1}>{say(approval.signatures.length > 0 ? 'pending.signed' : 'pending')}</Text>
    </Card>
  )
}
