import { Box, Button, Dialog, Flex, Stack, Text } from '@sanity/ui'
import { useReturnFocus } from '#studio/focus/use-return-focus.ts'
import type { BeforeTime } from './plan-before-time.ts'
import { useWords } from './use-words.ts'

interface Props {
  told: BeforeTime
  /** Which signatures it lacks, and whose; empty where it lacks none. */
  waits: string
  /** Whether the version is yet to be made: asking with a time makes it too. */
  isNew: boolean
  ask: () => void
  goOn: () => void
  onClose: () => void
}

/** Before the time of what lacks signatures is set: which, what happens at that time without them, and asking for them. */
export function BeforeTimeDialog({ told, waits, isNew, ask, goOn, onClose }: Props) {
  const say = useWords()
  useReturnFocus(true)
  return (
    <Dialog id="before-time" header={say(`schedule.before.${told}`)} width={1} onClose={onClose}>
      <Box padding={4}>
        <Stack gap={4}>
          {waits !== '' && <Text size={1}>{waits}</Text>}
          <Text size={1}>{say('schedule.before.held')}</Text>
          {isNew && (
            <Text size={1}>{say(told === 'signed' ? 'schedule.before.lost' : 'schedule.before.author')}</Text>
          )}
          <Flex gap={2} justify="flex-end" wrap="wrap">
            <Button mode="bleed" text={say('cancel')} onClick={onClose} />
            <Button mode="ghost" text={say('schedule.before.goOn')} onClick={goOn} />
            {isNew && told === 'lacks' && <Button text={say('schedule.before.ask')} onClick={ask} />}
          </Flex>
        </Stack>
      </Box>
    </Dialog>
  )
}
