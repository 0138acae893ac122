import { TranslateIcon } from '@sanity/icons/Translate'
import { Box, Button, Card, Checkbox, Container, Flex, Heading, Stack, Text, TextInput } from '@sanity/ui'
import { useToast } from '@sanity/ui/toast'
import { useDeferredValue, useMemo, useState } from 'react'
import { definePlugin, useCurrentUser } from 'sanity'
import { type Locale, locales } from '#locales/table.ts'
import { mayPublish, ownLanguages } from '#studio/languages/own-languages.ts'
import { planRows } from './plan-rows.ts'
import { publishTexts, writeWords } from './store-texts.ts'
import { TextRow } from './text-row.tsx'
import { useStoredTexts } from './use-stored-texts.ts'

/** More would be slow to render; a search narrows. */
const maxRows = 60

const sentenceOf = (error: unknown): string => (error instanceof Error ? error.message : String(error))

function TextsTool() {
  const user = useCurrentUser()
  const languages = ownLanguages(user)
  const [language, setLanguage] = useState<Locale>(languages[0] ?? 'en')
  const [search, setSearch] = useState('')
  const [changedOnly, setChangedOnly] = useState(false)
  const { client, stored, error } = useStoredTexts(language)
  const toast = useToast()
  const sought = useDeferredValue(search)
  const rows = useMemo(
    () => planRows(language, stored ?? [], { search: sought, changedOnly }),
    [language, stored, sought, changedOnly],
  )
  const waiting = useMemo(
    () => planRows(language, stored ?? [], { search: '', changedOnly: true }).filter((row) => row.isWaiting),
    [language, stored],
  )
  const told = (done: Promise<void>, title: string) =>
    done.then(
      () => toast.push({ status: 'success', title }),
      (reason: unknown) =>
        toast.push({ status: 'error', title: 'Nothing was changed', description: sentenceOf(reason) }),
    )

  return (
    <Container width={2} padding={4} as="main">
      <Stack gap={4}>
        <Heading as="h1" size={2}>
          Interface texts
        </Heading>
        <Text muted size={1}>
          Words of buttons, labels and messages. What you write here replaces the program’s words in one
          language; what stands in double braces is filled in by the site, so keep it as it is.
        </Text>
        <Flex gap={2} align="center" wrap="wrap">
          {languages.map((id) => (
            <Button
              key={id}
              text={locales[id].name}
              mode={id === language ? 'default' : 'ghost'}
              aria-pressed={id === language}
              onClick={() => setLanguage(id)}
            />
          ))}
          <Box flex={1} style={{ minWidth: '14rem' }}>
            <TextInput
              type="search"
              value={search}
              placeholder="Search key, English or words"
              aria-label="Search key, English or words"
              onChange={({ currentTarget }) => setSearch(currentTarget.value)}
            />
          </Box>
          <Flex as="label" gap={2} align="center">
            <Checkbox
              checked={changedOnly}
              onChange={({ currentTarget }) => setChangedOnly(currentTarget.checked)}
            />
            <Text size={1}>Only changed ones</Text>
          </Flex>
        </Flex>
        {error && (
          <Card tone="critical" padding={3} radius={2}>
            <Text size={1}>{`The texts cannot be read: ${error.message}`}</Text>
          </Card>
        )}
        {stored && waiting.length > 0 && (
          <Card tone="caution" padding={3} radius={2} border>
            <Flex gap={3} align="center" justify="space-between">
              <Text size={1}>
                {`Not published yet: ${waiting.map(({ key }) => key).join(', ')}`}
                {!mayPublish(user) && '. Someone with the right to publish does that.'}
              </Text>
              {mayPublish(user) && (
                <Button text="Publish" onClick={() => void told(publishTexts(client, stored), 'Published')} />
              )}
            </Flex>
          </Card>
        )}
        <Text size={1} muted aria-live="polite">
          {rows.length > maxRows
            ? `${maxRows} of ${rows.length} texts: search for the one you mean`
            : `${rows.length} texts`}
        </Text>
        <Stack gap={2} as="ul" style={{ listStyle: 'none', padding: 0, margin: 0 }}>
          {stored &&
            rows
              .slice(0, maxRows)
              .map((row) => (
                <TextRow
                  key={`${language} ${row.namespace} ${row.key}`}
                  row={row}
                  language={language}
                  onSave={(words) =>
                    void told(
                      writeWords(client, stored, { language, namespace: row.namespace, key: row.key }, words),
                      'Saved as a draft',
                    )
                  }
                />
              ))}
        </Stack>
      </Stack>
    </Container>
  )
}

/** All texts of the interface in one tool. */
export const texts = definePlugin({
  name: 'interface-texts',
  tools: [{ name: 'texts', title: 'Interface texts', icon: TranslateIcon, component: TextsTool }],
})
