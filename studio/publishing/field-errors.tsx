import { Card, Stack, Text } from '@sanity/ui'
import type { FormNodeValidation } from 'sanity'

/** The errors of a field, in sentences: Sanity’s own icon shows them on hover only. */
export function FieldErrors({ validation }: { validation: readonly FormNodeValidation[] }) {
  const errors = validation.filter(({ level }) => level === 'error').map(({ message }) => message)
  if (errors.length === 0) return null
  return (
    <Card tone="critical" padding={3} radius={2} marginTop={2} data-testid="field-errors">
      <Stack gap={3}>
        {[...new Set(errors)].map((message) => (
          <Text key={message} size={1}>
            {message}
          </Text>
        ))}
      </Stack>
    </Card>
  )
}
