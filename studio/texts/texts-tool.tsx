import { TranslateIcon } from '@sanity/icons/Translate'
import { Box, Button, Card, Container, Flex, Heading, Select, Stack, Text, TextInput } from '@sanity/ui'
import { useToast } from '@sanity/ui/toast'
import { useDeferredValue, useMemo, useState } from 'react'
import { definePlugin, useCurrentLocale, useCurrentUser } from 'sanity'
import { type Locale, locales } from '#locales/table.ts'
import { mayPublish, ownLanguages } from '#studio/languages/own-languages.ts'
import { allPlaces, type Place, sayPlace } from './places.ts'
import { planRows, type Shown } from './plan-rows.ts'
import { publishTexts, writeWords } from './store-texts.ts'
import { TextRow } from './text-row.tsx'
import { useStoredTexts } from './use-stored-texts.ts'
import { textWords, useWords } from './use-words.ts'

/** All at once would be slow to render. */
const step = 60

const shownNames: readonly Shown[] = ['all', 'changed', 'english']

const shownOf = (value: string): Shown => shownNames.find((name) => name === value) ?? 'all'

const sentenceOf = (error: unknown): string => (error instanceof Error ? error.message : String(error))

function TextsTool() {
  const user = useCurrentUser()
  const say = useWords()
  const { id: locale } = useCurrentLocale()
  const languages = ownLanguages(user)
  const [language, setLanguage] = useState<Locale>(languages[0] ?? 'en')
  const [search, setSearch] = useState('')
  const [shown, setShown] = useState<Shown>('all')
  const [place, setPlace] = useState<Place>()
  const [most, setMost] = useState(step)
  const { client, stored, error } = useStoredTexts(language)
  const toast = useToast()
  const sought = useDeferredValue(search)
  const rows = useMemo(
    () => planRows(say, language, stored ?? [], { search: sought, shown, place }),
    [say, language, stored, sought, shown, place],
  )
  const waiting = useMemo(
    () =>
      planRows(say, language, stored ?? [], { search: '', shown: 'changed' }).filter((row) => row.isWaiting),
    [say, language, stored],
  )
  const places = useMemo(
    () =>
      allPlaces
        .map((one) => ({ one, name: sayPlace(say, one) }))
        .toSorted((a, b) => a.name.localeCompare(b.name, locale)),
    [say, locale],
  )
  const waitingKeys = waiting.map(({ key }) => key).join(', ')
  const counted =
    stored === null
      ? !error && say('reading')
      : rows.length === 0
        ? say('none')
        : rows.length > most
          ? say('some', { most, all: rows.length })
          : say('count', { count: rows.length })
  /** Says how it went, and tells whether it was done. */
  const told = (done: Promise<void>, title: string): Promise<boolean> =>
    done.then(
      () => {
        toast.push({ status: 'success', title })
        return true
      },
      (reason: unknown) => {
        toast.push({ status: 'error', title: say('failed'), description: sentenceOf(reason) })
        return false
      },
    )

  return (
    <Container width={2} padding={4} as="main">
      <Stack gap={4}>
        <Heading as="h1" size={2}>
          {say('title')}
        </Heading>
        <Text muted size={1}>
          {say('lede')}
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
              placeholder={say('search')}
              aria-label={say('search')}
              onChange={({ currentTarget }) => setSearch(currentTarget.value)}
            />
          </Box>
          <Box>
            <Select
              aria-label={say('where')}
              value={place ?? ''}
              onChange={({ currentTarget }) => setPlace(allPlaces.find((one) => one === currentTarget.value))}
            >
              <option value="">{say('everywhere')}</option>
              {places.map(({ one, name }) => (
                <option key={one} value={one}>
                  {name}
                </option>
              ))}
            </Select>
          </Box>
          <Box>
            <Select
              aria-label={say('which')}
              value={shown}
              onChange={({ currentTarget }) => setShown(shownOf(currentTarget.value))}
            >
              {shownNames.map((name) => (
                <option key={name} value={name}>
                  {say(`shown.${name}`)}
                </option>
              ))}
            </Select>
          </Box>
        </Flex>
        {error && (
          <Card tone="critical" padding={3} radius={2}>
            <Text size={1}>{say('unreadable', { reason: error.message })}</Text>
          </Card>
        )}
        {stored && waiting.length > 0 && (
          <Card tone="caution" padding={3} radius={2} border>
            <Flex gap={3} align="center" justify="space-between">
              <Text size={1}>
                {say(mayPublish(user) ? 'unpublished' : 'unpublished.others', { keys: waitingKeys })}
              </Text>
              {mayPublish(user) && (
                <Button
                  text={say('publish')}
                  onClick={() => void told(publishTexts(client, stored), say('published'))}
                />
              )}
            </Flex>
          </Card>
        )}
        <Text size={1} muted aria-live="polite">
          {counted}
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
                      say('saved'),
                    )
                  }
                />
              ))}
        </Stack>
        {stored && rows.length > most && (
          <Flex>
            <Button mode="ghost" text={say('more')} onClick={() => setMost(most + step)} />
          </Flex>
        )}
      </Stack>
    </Container>
  )
}

/** All texts of the interface in one tool. */
export const texts = definePlugin({
  name: 'interface-texts',
  i18n: { bundles: textWords },
  tools: [{ name: 'texts', title: 'Interface texts', icon: TranslateIcon, component: TextsTool }],
})
