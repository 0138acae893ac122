import { Card, Text } from '@sanity/ui'
import { type FieldProps, useListFormat } from 'sanity'
import { useWords } from '#studio/keeping/use-words.ts'

/** Of a field that is typed into: who else is in it. Sanity merges what two type at once letter by letter. */
export function OthersHere({ field: { inputProps, schemaType } }: { field: FieldProps }) {
  const say = useWords()
  const list = useListFormat()
  const isTyped = schemaType.jsonType === 'string' || schemaType.jsonType === 'number'
  if (!isTyped || inputProps.focused !== true) return null
  const names = [...new Set(inputProps.presence.map(({ user }) => user.displayName ?? user.id))]
  if (names.length === 0) return null
  return (
    <Card
      as="output"
      display="block"
      tone="caution"
      border
      padding={2}
      radius={2}
      marginTop={2}
      data-testid="others-here"
    >
      <Text size={1}>{say('others', { names: list.format(names), count: names.length })}</Text>
    </Card>
  )
}
