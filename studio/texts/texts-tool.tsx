import { TranslateIcon } from '@sanity/icons/Translate'
import { Box, Button, Card, Container, Flex, Heading, Select, Stack, Text, TextInput } from '@sanity/ui'
import { useToast } from '@sanity/ui/toast'
import { useDeferredValue, useMemo, useState } from 'react'
import { definePlugin, useCurrentUser } from 'sanity'
import { type Locale, locales } from '#locales/table.ts'
import { mayPublish, ownLanguages } from '#studio/languages/own-languages.ts'
import { allPlaces } from './places.ts'
import { planRows, type Shown } from './plan-rows.ts'
import { publishTexts, writeWords } from './store-texts.ts'
import { TextRow } from './text-row.tsx'
import { useStoredTexts } from './use-stored-texts.ts'

/** All at once would be slow to render. */
const step = 60

const choices: Readonly<Record<Shown, string>> = {
  all: 'All texts',
  changed: 'Only changed ones',
  english: 'Same as English',
}

const shownNames: readonly Shown[] = ['all', 'changed', 'english']

const shownOf = (value: string): Shown => shownNames.find((name) => name === value) ?? 'all'

const sentenceOf = (error: unknown): string => (error instanceof Error ? error.message : String(error))

function TextsTool() {
  const user = useCurrentUser()
  const languages = ownLanguages(user)
  const [language, setLanguage] = useState<Locale>(languages[0] ?? 'en')
  const [search, setSearch] = useState('')
  const [shown, setShown] = useState<Shown>('all')
  const [place, setPlace] = useState<string>()
  const [most, setMost] = useState(step)
  const { client, stored, error } = useStoredTexts(language)
  const toast = useToast()
  const sought = useDeferredValue(search)
  const rows = useMemo(
    () => planRows(language, stored ?? [], { search: sought, shown, place }),
    [language, stored, sought, shown, place],
  )
  const waiting = useMemo(
    () => planRows(language, stored ?? [], { search: '', shown: 'changed' }).filter((row) => row.isWaiting),
    [language, stored],
  )
  /** Says how it went, and tells whether it was done. */
  const told = (done: Promise<void>, title: string): Promise<boolean> =>
    done.then(
      () => {
        toast.push({ status: 'success', title })
        return true
      },
      (reason: unknown) => {
        toast.push({ status: 'error', title: 'Nothing was changed', description: sentenceOf(reason) })
        return false
      },
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
              placeholder="Search key, English, words or page"
              aria-label="Search key, English, words or page"
              onChange={({ currentTarget }) => setSearch(currentTarget.value)}
            />
          </Box>
          <Box>
            <Select
              aria-label="Where it appears"
              value={place ?? ''}
              onChange={({ currentTarget }) => setPlace(currentTarget.value || undefined)}
            >
              <option value="">Everywhere</option>
              {allPlaces.map((name) => (
                <option key={name}>{name}</option>
              ))}
            </Select>
          </Box>
          <Box>
            <Select
              aria-label="Which texts"
              value={shown}
              onChange={({ currentTarget }) => setShown(shownOf(currentTarget.value))}
            >
              {shownNames.map((name) => (
                <option key={name} value={name}>
                  {choices[name]}
                </option>
              ))}
            </Select>
          </Box>
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
          {rows.length > most ? `${most} of ${rows.length} texts` : `${rows.length} texts`}
        </Text>
        <Stack gap={2} as="ul" style={{ listStyle: 'none', padding: 0, margin: 0 }}>
          {stored &&
            rows
              .slice(0, most)
              .map((row) => (
                <TextRow
                  key={`${language} ${row.namespace} ${row.key}`}
                  row={row}
                  language={language}
                  onSave={(words) =>
                    told(
                      writeWords(client, stored, { language, namespace: row.namespace, key: row.key }, words),
                      'Saved as a draft',
                    )
                  }
                />
              ))}
        </Stack>
        {stored && rows.length > most && (
          <Flex>
            <Button mode="ghost" text="Show more" onClick={() => setMost(most + step)} />
          </Flex>
        )}
      </Stack>
    </Container>
  )
}

/** All texts of the interface in one tool. */
export const texts = definePlugin({
  name: 'interface-texts',
  tools: [{ name: 'texts', title: 'Interface texts', icon: TranslateIcon, component: TextsTool }],
})
