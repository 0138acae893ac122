import { Box, Card, Flex, Stack, Text } from '@sanity/ui'
import { useSchema } from 'sanity'
import { isLocale, locales } from '#locales/table.ts'
import { fieldTitle } from '#studio/form/field-title.ts'
import { FilesBeside, StoredFileFacts } from './file-sides.tsx'
import type { Change, Run } from './plan-changes.ts'
import type { Target } from './targets.ts'
import { useChanges } from './use-changes.ts'
import { partEnd } from './use-seen.ts'
import type { Review } from './use-review.ts'
import { useWords } from '#studio/approvals/use-words.ts'

const taken = {
  textDecoration: 'line-through',
  textDecorationThickness: '2px',
  background:
    'repeating-linear-gradient(135deg, transparent 0 4px, color-mix(in srgb, currentColor 14%, transparent) 4px 6px)',
} as const
const put = {
  textDecoration: 'underline',
  textDecorationThickness: '2px',
  textUnderlineOffset: '3px',
  background: 'color-mix(in srgb, currentColor 9%, transparent)',
} as const
const words = { whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' } as const

function Runs({ runs }: { runs: readonly Run[] }) {
  return runs.map(({ text, mark }, at) => {
    const key = `${at} ${mark}`
    if (mark === 'same') return text
    return mark === 'removed' ? (
      <del key={key} style={taken}>
        {text}
      </del>
    ) : (
      <ins key={key} style={put}>
        {text}
      </ins>
    )
  })
}

interface SideProps {
  side: 'inForce' | 'proposed'
  runs: readonly Run[]
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
  const name = fieldTitle(type, proposed, named) || named
  return (
    <Card as="li" border radius={2} padding={3} tabIndex={-1} data-part="">
      <Stack gap={3}>
        <Text as="h3" size={1} weight="medium">
          {isLocale(language) ? `${name}, ${locales[language].name}` : name}
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
          <del style={taken}>{say('removed')}</del> <ins style={put}>{say('added')}</ins>
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
