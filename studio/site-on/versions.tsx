import { Button, Flex, Heading, Stack, Text } from '@sanity/ui'
import { Table } from '#studio/table/table.tsx'
import type { Version } from './record-client.ts'
import { useInstantText } from './use-instant-text.ts'
import { useWords } from './use-words.ts'

const shown = 100

/** The versions of an address, the newest first; each can be shown, or compared with what is shown. */
export function Versions({
  versions,
  onOpen,
  shownFrom,
  onCompare,
}: {
  versions: readonly Version[]
  onOpen: (from: string) => void
  /** From when on the version that is shown was served. */
  shownFrom: string | undefined
  /** Absent while nothing is shown that a version could be compared with. */
  onCompare: ((from: string) => void) | undefined
}) {
  const say = useWords()
  const textOf = useInstantText()
  const newest = versions.toReversed().slice(0, shown)
  return (
    <Stack as="section" gap={4} aria-label={say('versions')}>
      <Heading as="h2" size={1}>
        {say('versions')}
      </Heading>
      {versions.length > shown && (
        <Text size={1} muted>
          {say('versions.cut', { shown, count: versions.length })}
        </Text>
      )}
      <Table
        label={say('versions')}
        heads={[say('versions.from'), say('versions.until'), say('versions.which'), say('versions.open')]}
        rows={newest.map(({ from, until, sha256 }) => ({
          key: `${from} ${sha256}`,
          cells: [
            <Text key="from" size={1}>
              <time dateTime={from}>{textOf(from)}</time>
            </Text>,
            <Text key="until" size={1}>
              {until === null ? say('versions.now') : <time dateTime={until}>{textOf(until)}</time>}
            </Text>,
            <Text key="which" size={1}>
              <code>{sha256.slice(0, 12)}</code>
            </Text>,
            <Flex key="open" gap={2} wrap="wrap">
              <Button
                mode="ghost"
                fontSize={1}
                padding={2}
                text={say('versions.open')}
                aria-label={say('versions.openAt', { from: textOf(from) })}
                onClick={() => onOpen(from)}
              />
              {onCompare && from !== shownFrom && (
                <Button
                  mode="bleed"
                  fontSize={1}
                  padding={2}
                  text={say('versions.compare')}
                  aria-label={say('versions.compareWith', { from: textOf(from) })}
                  onClick={() => onCompare(from)}
                />
              )}
            </Flex>,
          ],
        }))}
      />
    </Stack>
  )
}
