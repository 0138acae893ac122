import { Box, Button, Card, Dialog, Flex, Stack, Text } from '@sanity/ui'
import { useToast } from '@sanity/ui/toast'
import { type FormEvent, type ReactNode, useId, useState } from 'react'
import { useReturnFocus } from '#studio/focus/use-return-focus.ts'
import { type Fault, faultOf } from './people-client.ts'
import { useWords } from './use-words.ts'

interface Props {
  title: string
  /** The button that does it. */
  does: string
  tone?: 'critical'
  /** The fields, or a sentence; `fault` belongs to the field it names. */
  children: (fault: Fault | undefined) => ReactNode
  /** @returns what was done, as a sentence */
  act: () => Promise<string>
  onClose: () => void
  onDone: () => void
}

/** A dialog that asks before an act, sends it, and says at the field why the lake refused. */
export function ActDialog({ title, does, tone, children, act, onClose, onDone }: Props) {
  const say = useWords()
  const toast = useToast()
  const id = useId()
  const [fault, setFault] = useState<Fault>()
  const [isSending, setSending] = useState(false)
  useReturnFocus(true)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setSending(true)
    setFault(undefined)
    act().then(
      (sentence) => {
        toast.push({ status: 'success', title: sentence })
        onDone()
        onClose()
      },
      (error: unknown) => {
        setFault(faultOf(error))
        setSending(false)
      },
    )
  }
  return (
    <Dialog id={id} header={title} width={0} onClose={onClose}>
      <Box padding={4}>
        <form onSubmit={submit} noValidate>
          <Stack gap={4}>
            {children(fault)}
            {fault && (
              <Card id={`${id}-fault`} tone="critical" padding={3} radius={2} role="alert">
                <Text size={1}>{fault.sentence}</Text>
              </Card>
            )}
            <Flex gap={2} justify="flex-end">
              <Button type="button" mode="bleed" text={say('cancel')} onClick={onClose} />
              <Button
                type="submit"
                {...(tone && { tone, mode: 'ghost' as const })}
                text={does}
                disabled={isSending}
              />
            </Flex>
          </Stack>
        </form>
      </Box>
    </Dialog>
  )
}

/** A question with one sentence about what follows. */
export const sentence = (text: string) => () => <Text size={1}>{text}</Text>
