import { Box, Button, Card, Flex, Stack, Text } from '@sanity/ui'
import { useSyncExternalStore } from 'react'
import { useFormValue, useSchema } from 'sanity'
import { isRecord } from '#common/records.ts'
import { fieldTitle } from '#studio/form/field-title.ts'
import { line } from '#studio/network/line/line.ts'
import { useFormKept } from './kept-form.tsx'
import { type Conflict, planSaying, wordsIn } from './plan-kept.ts'
import { useWords } from './use-words.ts'

/** Sanity's path of a field as `fieldTitle` reads it. */
const plainPath = (path: string): string => path.replace(/\[_key=="([^"]*)"\]/g, '[$1]')

function Offer({ conflict, decide }: { conflict: Conflict; decide: (use: boolean) => void }) {
  const say = useWords()
  const document = useFormValue([])
  const type = useSchema().get(isRecord(document) ? String(document['_type']) : '')
  const field = fieldTitle(type, document, plainPath(conflict.path))
  const side = (label: string, value: unknown) => (
    <Stack gap={2}>
      <Text size={1} weight="medium">
        {label}
      </Text>
      <Box style={{ maxHeight: '8em', overflowY: 'auto' }}>
        <Text size={1}>{wordsIn(value) || say('conflict.nothing')}</Text>
      </Box>
    </Stack>
  )
  return (
    <Card tone="caution" border padding={3} radius={2} marginBottom={4} data-testid="kept-conflict">
      <Stack gap={4}>
        <Text size={1}>{say('conflict')}</Text>
        {side(say('conflict.mine'), conflict.mine)}
        {side(say('conflict.theirs'), conflict.theirs)}
        <Flex gap={2} wrap="wrap">
          <Button fontSize={1} text={say('conflict.use', { field })} onClick={() => decide(true)} />
          <Button
            fontSize={1}
            mode="ghost"
            text={say('conflict.leave', { field })}
            onClick={() => decide(false)}
          />
        </Flex>
      </Stack>
    </Card>
  )
}

/**
 * Above the fields of a form, at every scroll position: that what was typed is not saved yet, and what was typed once
 * and is not there.
 */
export function KeptLine() {
  const say = useWords()
  const kept = useFormKept()
  const { isDown, reason } = useSyncExternalStore(line.subscribe, line.state)
  if (kept === undefined) return null
  const saying = planSaying({ ...kept, isDown })
  return (
    <output style={{ display: 'block', position: 'sticky', top: 0, zIndex: 20 }}>
      {saying !== undefined && (
        <Card tone="caution" border padding={3} radius={2} marginBottom={4} data-testid="kept-line">
          <Text size={1}>
            {say(saying)}
            {reason !== undefined && ` ${say('reason', { reason })}`}
          </Text>
        </Card>
      )}
      {kept.offer && <Offer conflict={kept.offer} decide={kept.decide} />}
    </output>
  )
}
