import { Badge, Box, Button, Card, Flex, Stack, Text, TextArea } from '@sanity/ui'
import { useId, useState } from 'react'
import { overrideFault } from '#locales/interface-texts.ts'
import type { Locale } from '#locales/table.ts'
import type { TextRow as Row } from './plan-rows.ts'

interface Props {
  row: Row
  language: Locale
  /** Null removes the override. Tells whether it was stored. */
  onSave: (words: string | null) => Promise<boolean>
}

/** One text: its key, where it appears, the English, the current text, and a field to override it. */
export function TextRow({ row, language, onSave }: Props) {
  const { namespace, key, english, text, words, isWaiting, isEnglish, place } = row
  const now = words ?? text
  const [written, setWritten] = useState<string | null>(null)
  const [isSaving, setSaving] = useState(false)
  const id = useId()
  const value = written ?? now
  const fault = value.trim() === '' ? 'Write the words.' : overrideFault(namespace, key, value)
  const isChanged = written !== null && written !== now
  const save = async (next: string | null) => {
    setSaving(true)
    const isStored = await onSave(next)
    setSaving(false)
    // What was written meanwhile stays, as after a refusal.
    if (isStored) setWritten((since) => (since === written ? null : since))
  }
  return (
    <Card as="li" padding={3} border radius={2} data-testid={`text-${namespace}.${key}`}>
      <Stack gap={3}>
        <Flex gap={2} align="center" wrap="wrap">
          <Text size={1} style={{ fontFamily: 'monospace' }}>{`${namespace} · ${key}`}</Text>
          {words !== undefined && <Badge tone="primary">your words</Badge>}
          {isWaiting && <Badge tone="caution">not published</Badge>}
          {isEnglish && <Badge>same as English</Badge>}
        </Flex>
        <Text size={1} muted>
          {place}
        </Text>
        <Text as="label" size={1} muted htmlFor={id} lang="en">
          {english}
        </Text>
        <TextArea
          id={id}
          lang={language}
          rows={Math.min(4, Math.ceil(value.length / 80))}
          value={value}
          aria-describedby={`${id}-fault`}
          onChange={({ currentTarget }) => setWritten(currentTarget.value)}
        />
        <Box id={`${id}-fault`} aria-live="polite" hidden={!isChanged || fault === null}>
          <Card tone="critical" padding={2} radius={2}>
            <Text size={1}>{fault}</Text>
          </Card>
        </Box>
        <Flex gap={2} hidden={!isChanged && words === undefined}>
          {isChanged && (
            <Button text="Save" disabled={isSaving || fault !== null} onClick={() => void save(value)} />
          )}
          {isChanged && <Button text="Discard" mode="bleed" onClick={() => setWritten(null)} />}
          {!isChanged && words !== undefined && (
            <Button
              text="Back to the program’s words"
              mode="bleed"
              disabled={isSaving}
              onClick={() => void save(null)}
            />
          )}
        </Flex>
      </Stack>
    </Card>
  )
}
