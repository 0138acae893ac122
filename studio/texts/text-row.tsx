import { Badge, Box, Button, Card, Flex, Stack, Text, TextArea } from '@sanity/ui'
import { useId, useState } from 'react'
import { overrideFault } from '#locales/interface-texts.ts'
import { defaultLocale, type Locale } from '#locales/table.ts'
import { inWords } from '#schemas/words/say.ts'
import { useUnsaved } from '#studio/interface-language/use-unsaved.ts'
import { sayPlace } from './places.ts'
import type { TextRow as Row } from './plan-rows.ts'
import { useWords } from './use-words.ts'

interface Props {
  row: Row
  language: Locale
  /** Null removes the override. Tells whether it was stored. */
  onSave: (words: string | null) => Promise<boolean>
}

/** One text: where it appears, the English, a field with the current text to override it, and its key. */
export function TextRow({ row, language, onSave }: Props) {
  const { namespace, key, english, text, words, isWaiting, isEnglish, place } = row
  const say = useWords()
  const now = words ?? text
  // English that nobody overrode stands in the field already.
  const isSource = language !== defaultLocale || words !== undefined
  const [written, setWritten] = useState<string | null>(null)
  const [isSaving, setSaving] = useState(false)
  const id = useId()
  const value = written ?? now
  const broken = overrideFault(namespace, key, value)
  const fault = value.trim() === '' ? say('empty') : broken && inWords(broken)
  const isChanged = written !== null && written !== now
  useUnsaved(isChanged)
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
          <Text size={1} muted>
            {place && sayPlace(say, place)}
          </Text>
          {words !== undefined && <Badge tone="primary">{say('own')}</Badge>}
          {isWaiting && <Badge tone="caution">{say('waiting')}</Badge>}
          {isEnglish && <Badge>{say('english')}</Badge>}
        </Flex>
        {isSource && (
          <Text as="label" size={1} weight="medium" htmlFor={id} lang={defaultLocale}>
            {english}
          </Text>
        )}
        <TextArea
          id={id}
          lang={language}
          rows={Math.min(4, Math.ceil(value.length / 80))}
          value={value}
          aria-label={isSource ? undefined : english}
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
            <Button
              text={say('save')}
              disabled={isSaving || fault !== null}
              onClick={() => void save(value)}
            />
          )}
          {isChanged && <Button text={say('discard')} mode="bleed" onClick={() => setWritten(null)} />}
          {!isChanged && words !== undefined && (
            <Button text={say('back')} mode="bleed" disabled={isSaving} onClick={() => void save(null)} />
          )}
        </Flex>
        <Text size={0} muted style={{ fontFamily: 'monospace' }}>{`${namespace} · ${key}`}</Text>
      </Stack>
    </Card>
  )
}
