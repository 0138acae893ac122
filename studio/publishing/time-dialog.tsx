import { Box, Button, Dialog, Flex, Stack, Text } from '@sanity/ui'
import { cloneElement, type ReactElement, useState } from 'react'
import { useReturnFocus } from '#studio/focus/use-return-focus.ts'
import { useWords } from './use-words.ts'

/** Props of Sanity’s dialog that asks for the time. */
export interface TimeDialogProps {
  onClose: () => void
  onSchedule: (publishAt: Date) => void
  loading: boolean
}

const stay = () => undefined

/** Sanity’s dialog that asks for the time; once a time was typed, closing it needs confirmation. */
export function TimeDialog({ dialog }: { dialog: ReactElement<TimeDialogProps> }) {
  const say = useWords()
  const [isTyped, setTyped] = useState(false)
  const [isAsking, setAsking] = useState(false)
  useReturnFocus(isAsking)
  const { onClose } = dialog.props
  const ask = () => setAsking(true)
  const back = () => setAsking(false)
  // Escape reaches both dialogs at once: the lower one stays while the upper one is answered.
  const closeLower = isAsking ? stay : isTyped ? ask : onClose
  return (
    <>
      <Box onChangeCapture={() => setTyped(true)}>{cloneElement(dialog, { onClose: closeLower })}</Box>
      {isAsking && (
        <Dialog id="leave-without-scheduling" header={say('schedule.leave')} width={0} onClose={back}>
          <Box padding={4}>
            <Stack gap={4}>
              <Text size={1}>{say('schedule.leave.what')}</Text>
              <Flex gap={2} justify="flex-end">
                <Button mode="bleed" text={say('schedule.leave.back')} onClick={back} />
                <Button mode="ghost" tone="critical" text={say('schedule.leave.do')} onClick={onClose} />
              </Flex>
            </Stack>
          </Box>
        </Dialog>
      )}
    </>
  )
}
