import { Button, Card, Flex, Stack, Text } from '@sanity/ui'
import { useDateTimeFormat } from 'sanity'
import type { Voided } from '#studio/approvals/plan-voids.ts'
import { ToldLine } from '#studio/approvals/told-line.tsx'
import { Faces, useNames } from './people.tsx'
import type { Entry } from './plan-entries.ts'
import { useWords } from './use-words.ts'

type Did = Extract<Entry, { kind: 'did' }>

const buttonStyle = { textAlign: 'start', width: '100%' } as const

/** A day and a time of it in the reader's zone, which is named: nobody has to reckon. */
const moment = { dateStyle: 'long', timeStyle: 'long' } as const

interface DidLineProps {
  entry: Did
  isNow: boolean
  onShow: (entry: Did) => void
  onEdits: ((entry: Did) => void) | undefined
}

function DidLine({ entry, isNow, onShow, onEdits }: DidLineProps) {
  const say = useWords()
  const names = useNames(entry.people)
  const writers = useNames(entry.wrote)
  const format = useDateTimeFormat(moment)
  const what = say(`did.${entry.deed}`)
  const told = (
    <Flex gap={3} align="flex-start">
      <Faces ids={entry.people} />
      <Stack gap={3} flex={1}>
        <Text size={1} weight="medium">
          {entry.deed === 'cleared' ? what : `${names} ${what}`}
        </Text>
        <Text size={1} muted>
          <time dateTime={entry.at}>{format.format(new Date(entry.at))}</time>
        </Text>
        {entry.until !== undefined && (
          <Text size={1}>{say('until', { when: format.format(new Date(entry.until)) })}</Text>
        )}
        {entry.wrote.length > 0 && <Text size={1}>{say('wrote', { names: writers })}</Text>}
        {isNow && (
          <Text size={1} muted>
            {say('now')}
          </Text>
        )}
      </Stack>
    </Flex>
  )
  return (
    <Stack as="li" gap={1}>
      {entry.isShown ? (
        <Card
          as="button"
          aria-pressed={isNow}
          border
          padding={3}
          pressed={isNow}
          radius={2}
          style={buttonStyle}
          onClick={() => onShow(entry)}
        >
          {told}
        </Card>
      ) : (
        <Card padding={3} radius={2} border>
          {told}
        </Card>
      )}
      {onEdits && (
        <Flex>
          <Button mode="bleed" padding={2} fontSize={1} text={say('edits')} onClick={() => onEdits(entry)} />
        </Flex>
      )}
    </Stack>
  )
}

interface EntryLineProps extends Omit<DidLineProps, 'entry'> {
  entry: Entry
  contentHash: string | undefined
  voided: Voided | undefined
}

/** A line of the history: what somebody did, or what was told of an approval. */
export const EntryLine = ({ entry, contentHash, voided, ...rest }: EntryLineProps) =>
  entry.kind === 'told' ? (
    <ToldLine told={entry.told} contentHash={contentHash} voided={voided} />
  ) : (
    <DidLine entry={entry} {...rest} />
  )
