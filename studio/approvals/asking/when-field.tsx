import { Box, Flex, Radio, Stack, Text, TextInput } from '@sanity/ui'
import { useId } from 'react'
import { useDocumentValuePermissions } from 'sanity'
import type { Asked, Asking } from '#studio/approvals/open-dialog.ts'
import { comesTwice, type When, whensOf, wrongTime } from './plan-when.ts'
import { useNow } from './use-now.ts'
import { useIsScheduled } from './use-release-instant.ts'
import { useWords, type WordKey } from '#studio/approvals/use-words.ts'

interface Props {
  asked: Asked
  typed: Asking
  type: (typed: Asking) => void
}

/** Scheduling makes a release: whoever may not do so asks without a time. */
const anyRelease = { _id: '_.releases.any', _type: 'system.release' }

/** Why the user cannot have a time set; undefined where they can, or it is not known yet. */
function useWhyNoTime({ publishedId, isPaused }: Asked): WordKey | undefined {
  const [permission] = useDocumentValuePermissions({ document: anyRelease, permission: 'create' })
  const isScheduled = useIsScheduled(publishedId)
  if (isScheduled && !isPaused) return 'ask.time.twice'
  return permission?.granted === false ? 'ask.time.rights' : undefined
}

const zoneOf = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone

/** Day and time, and what happens then. */
function TimeField({ typed, type }: Omit<Props, 'asked'>) {
  const say = useWords()
  const id = useId()
  const now = useNow()
  const wrong = wrongTime(typed.at, now)
  const hint = comesTwice(typed.at) ? 'ask.repeated' : 'ask.atHint'
  return (
    <Stack gap={2} paddingLeft={4}>
      <Text as="label" size={1} weight="medium" htmlFor={id}>
        {say('ask.at')}
      </Text>
      <TextInput
        id={id}
        type="datetime-local"
        value={typed.at}
        aria-describedby={`${id}-hint`}
        aria-invalid={wrong !== undefined}
        onChange={({ currentTarget }) => type({ ...typed, at: currentTarget.value })}
      />
      <Text id={`${id}-hint`} size={1} muted={wrong === undefined} role={wrong && 'alert'}>
        {say(wrong ?? hint, { zone: zoneOf() })}
      </Text>
    </Stack>
  )
}

/** When what is asked for is to happen: with the last signature, at a time, or by hand. */
export function WhenField({ asked, typed, type }: Props) {
  const say = useWords()
  const id = useId()
  const whyNoTime = useWhyNoTime(asked)
  const labels: Readonly<Record<When, WordKey>> = {
    soon: asked.meant.act === 'unpublish' ? 'ask.soonOffline' : 'ask.soon',
    time: 'ask.time',
    hand: asked.meant.act === 'unpublish' ? 'ask.handOffline' : 'ask.hand',
  }
  return (
    <Stack gap={3} role="radiogroup" aria-label={say('ask.when')}>
      {whensOf(asked.meant, asked.isPaused).map((when) => {
        const why = when === 'time' ? whyNoTime : undefined
        return (
          <Stack key={when} gap={3}>
            <Flex gap={3} align="center">
              <Radio
                id={`${id}-${when}`}
                name={id}
                checked={typed.when === when}
                disabled={why !== undefined}
                {...(why !== undefined && { 'aria-describedby': `${id}-why` })}
                onChange={() => type({ ...typed, when })}
              />
              <Text as="label" size={1} htmlFor={`${id}-${when}`}>
                {say(labels[when])}
              </Text>
            </Flex>
            {why !== undefined && (
              <Box paddingLeft={4}>
                <Text id={`${id}-why`} size={1} muted>
                  {say(why)}
                </Text>
              </Box>
            )}
            {when === 'time' && typed.when === 'time' && <TimeField typed={typed} type={type} />}
          </Stack>
        )
      })}
    </Stack>
  )
}
