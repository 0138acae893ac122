import { Card, Text } from '@sanity/ui'
import { useEffect } from 'react'
import { type FieldProps, useFormCallbacks, useFormValue, useListFormat } from 'sanity'
import { useWords } from '#studio/keeping/use-words.ts'

/**
 * Tells others who is in a field. Sanity forgets it as soon as the document gets its draft or loses it, by whomever, in
 * an effect that runs after those of the fields: it is told once they all have run.
 */
function StillHere({ path }: Pick<FieldProps, 'path'>) {
  const { onPathFocus } = useFormCallbacks()
  useEffect(() => {
    const timer = setTimeout(() => onPathFocus(path))
    return () => clearTimeout(timer)
  }, [onPathFocus, path])
  return null
}

/** Of a field that is typed into: who else is in it. Sanity merges what two type at once letter by letter. */
export function OthersHere({ field: { inputProps, path, schemaType } }: { field: FieldProps }) {
  const say = useWords()
  const id = useFormValue(['_id'])
  const list = useListFormat()
  const isTyped = schemaType.jsonType === 'string' || schemaType.jsonType === 'number'
  if (!isTyped || inputProps.focused !== true) return null
  const names = [...new Set(inputProps.presence.map(({ user }) => user.displayName ?? user.id))]
  return (
    <>
      <StillHere key={String(id)} path={path} />
      {names.length > 0 && (
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
      )}
    </>
  )
}
