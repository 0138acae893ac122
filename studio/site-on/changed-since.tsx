import { Card, Heading, Stack, Text } from '@sanity/ui'
import { useMemo } from 'react'
import { changedLines, linesOf } from './plan-lines.ts'
import type { ServedPage } from './record-client.ts'
import type { Other } from './use-answer.ts'
import { useInstantText } from './use-instant-text.ts'
import { useWords } from './use-words.ts'

const linesIn = (text: string) => linesOf(new DOMParser().parseFromString(text, 'text/html').documentElement)

/** The words that two versions of a page do not share. */
function Changes({ before, after, isNow }: { before: ServedPage; after: ServedPage; isNow: boolean }) {
  const say = useWords()
  const changes = useMemo(
    () => (before.sha256 === after.sha256 ? [] : changedLines(linesIn(before.text), linesIn(after.text))),
    [before, after],
  )
  if (changes.length === 0) return <Text size={1}>{say(isNow ? 'changes.none' : 'changes.same')}</Text>
  return (
    <Stack gap={4}>
      <Text size={1} muted>
        {say(isNow ? 'changes.lede' : 'changes.ledeBetween')}
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

/** What differs between two versions of a page, in words: that of now is the other one unless one was chosen. */
export function ChangedSince({
  page,
  other,
  isChosen,
}: {
  page: ServedPage
  other: Other
  isChosen: boolean
}) {
  const say = useWords()
  const textOf = useInstantText()
  const isEarlier = 'page' in other && other.page.from < page.from
  const [before, after] = 'page' in other && isEarlier ? [other.page, page] : [page, other]
  const heading =
    isChosen && 'page' in other
      ? say('changes.between', {
          from: textOf(before.from),
          until: textOf(isEarlier ? page.from : other.page.from),
        })
      : say('changes')
  return (
    <Card border as="section" aria-label={heading} padding={4} radius={2}>
      <Stack gap={4}>
        <Heading as="h2" size={1}>
          {heading}
        </Heading>
        {'reason' in after ? (
          <Text size={1}>{say('changes.gone', { reason: after.reason })}</Text>
        ) : (
          <Changes before={before} after={'page' in after ? after.page : after} isNow={!isChosen} />
        )}
      </Stack>
    </Card>
  )
}
