import { Box, Card, Flex, Stack, Text } from '@sanity/ui'
import { useSchema } from 'sanity'
import { isLocale, locales } from '#locales/table.ts'
import { fieldTitle } from '#studio/form/field-title.ts'
import { FilesBeside, StoredFileFacts } from './file-sides.tsx'
import type { ChangedWords } from './diff-words.ts'
import type { Change } from './plan-changes.ts'
import type { Target } from './targets.ts'
import { Put, Runs, Taken } from './runs.tsx'
import { useChanges } from './use-changes.ts'
import { partEnd, partNamed } from './use-seen.ts'
import type { Review } from './use-review.ts'
import { useWords } from '#studio/approvals/use-words.ts'

const words = { whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' } as const

interface SideProps {
  side: 'inForce' | 'proposed'
  runs: readonly ChangedWords[]
  target: Target | undefined
}

function Side({ side, runs, target }: SideProps) {
  const say = useWords()
  const isEmpty = runs.every(({ text }) => text === '')
  return (
    <Box flex={1} style={{ minWidth: '16rem' }}>
      <Stack gap={2}>
        <Text size={0} muted>
          {say(side)}
        </Text>
        <Text size={1} muted={isEmpty} style={words}>
          {isEmpty ? say('empty') : <Runs runs={runs} />}
        </Text>
        {target && <StoredFileFacts target={target} isProposed={side === 'proposed'} />}
      </Stack>
    </Box>
  )
}

const isSameWords = ({ before, after }: Change): boolean =>
  [...before, ...after].every(({ mark }) => mark === 'same')

/** A field that differs, and where it is a file the way to see it. */
function ChangedField({ review: { proposed, targets }, change }: { review: Review; change: Change }) {
  const say = useWords()
  const type = useSchema().get(proposed._type)
  const { path, language, before, after } = change
  const [was, is] = [change.targets?.before, change.targets?.after].map((id) => targets.get(id ?? ''))
  const isFile = (was ?? is)?.file !== undefined
  // People know a file by the field it is in, not as a field of that.
  const named = isFile ? path.replace(/\.asset$/, '') : path
  const title = fieldTitle(type, proposed, named) || named
  const name = isLocale(language) ? `${title}, ${locales[language].name}` : title
  return (
    <Card as="li" border radius={2} padding={3} tabIndex={-1} {...partNamed(name)}>
      <Stack gap={3}>
        <Text as="h3" size={1} weight="medium">
          {name}
        </Text>
        {isSameWords(change) && (
          <Text size={1} muted>
            {say('changes.look')}
          </Text>
        )}
        <Flex gap={4} wrap="wrap">
          <Side side="inForce" runs={before} target={was} />
          <Side side="proposed" runs={after} target={is} />
        </Flex>
        {isFile && <FilesBeside before={was} after={is} />}
      </Stack>
      <div {...partEnd} />
    </Card>
  )
}

/** Every field that differs, its words in force beside those proposed, the changed ones struck or underlined. */
export function ChangeList({ review }: { review: Review }) {
  const say = useWords()
  const changes = useChanges(review)
  return (
    <Stack gap={4} as="section" aria-label={say('changes')} data-testid="approval-changes">
      <Flex gap={4} wrap="wrap" align="center">
        <Text as="h2" size={1} weight="semibold">
          {changes.length === 0
            ? say('changes.none')
            : say('changes.count', { count: String(changes.length) })}
        </Text>
        <Text size={1}>
          <Taken>{say('removed')}</Taken> <Put>{say('added')}</Put>
        </Text>
      </Flex>
      {review.inForce === undefined && <Text size={1}>{say('inForce.none')}</Text>}
      <Stack as="ol" gap={3} style={{ listStyle: 'none', margin: 0, padding: 0 }}>
        {changes.map((change) => (
          <ChangedField key={`${change.path} ${change.language ?? ''}`} review={review} change={change} />
        ))}
      </Stack>
    </Stack>
  )
}
