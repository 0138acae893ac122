import { Card, Heading, Stack, Text } from '@sanity/ui'
import { useMemo } from 'react'
import { changedLines, linesOf } from './plan-lines.ts'
import type { ServedPage } from './record-client.ts'
import type { Now } from './use-answer.ts'
import { useWords } from './use-words.ts'

const linesIn = (text: string) => linesOf(new DOMParser().parseFromString(text, 'text/html').documentElement)

/** The words that a page of the past and that of now do not share. */
function Changes({ before, after }: { before: ServedPage; after: ServedPage }) {
  const say = useWords()
  const changes = useMemo(
    () => (before.sha256 === after.sha256 ? [] : changedLines(linesIn(before.text), linesIn(after.text))),
    [before, after],
  )
  if (changes.length === 0) return <Text size={1}>{say('changes.none')}</Text>
  return (
    <Stack gap={4}>
      <Text size={1} muted>
        {say('changes.lede')}
      </Text>
      <Stack as="ol" gap={3} style={{ margin: 0, paddingInlineStart: '1.5rem' }} data-testid="changes">
        {changes.map((words, at) => (
          // oxlint-disable-next-line react/no-array-index-key -- a list that does not change
          <Text as="li" key={at} size={1}>
            {words.map(({ text, mark }, place) => {
              const key = `${place} ${mark}`
              if (mark === 'removed') return <del key={key}>{text}</del>
              return mark === 'added' ? <ins key={key}>{text}</ins> : <span key={key}>{text}</span>
            })}
          </Text>
        ))}
      </Stack>
    </Stack>
  )
}

/** What has changed on the page since, in words. */
export function ChangedSince({ page, now }: { page: ServedPage; now: Now }) {
  const say = useWords()
  return (
    <Card border as="section" aria-label={say('changes')} padding={4} radius={2}>
      <Stack gap={4}>
        <Heading as="h2" size={1}>
          {say('changes')}
        </Heading>
        {'page' in now ? (
          <Changes before={page} after={now.page} />
        ) : (
          <Text size={1}>{say('changes.gone', { reason: now.reason })}</Text>
        )}
      </Stack>
    </Card>
  )
}
