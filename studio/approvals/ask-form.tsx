import { Box, Button, Checkbox, Flex, Stack, Text, TextArea, TextInput } from '@sanity/ui'
import { useToast } from '@sanity/ui/toast'
import { type FormEvent, useId } from 'react'
import { RefusalCard } from '#studio/publishing/refusal-card.tsx'
import { useRequest } from '#studio/publishing/use-request.ts'
import { LimitLine } from './limit-line.tsx'
import { leftOf } from './limits.ts'
import type { Meant } from './approval.ts'
import type { Asking } from './open-dialog.ts'
import { useDecide } from './use-decide.ts'
import { useWords } from './use-words.ts'

interface Props {
  publishedId: string
  meant: Meant
  typed: Asking
  type: (typed: Asking) => void
  close: () => void
}

/** Why is what everybody must write: it is typed at once. */
const focusOnce = (input: HTMLTextAreaElement | null): void => input?.focus()

/** Asks for approval: why, a ticket, and whether it is published as soon as it is approved. */
export function AskForm({ publishedId, meant, typed, type, close }: Props) {
  const say = useWords()
  const toast = useToast()
  const decide = useDecide(publishedId, meant)
  const id = useId()
  const { reason, ticket, isSoon } = typed
  // A release is published as a whole, and deleting is done by hand.
  const canFollow = meant.act !== 'delete' && meant.releaseId === undefined
  const { refusal, isSending, send } = useRequest()
  const isTooLong = leftOf('reason', reason) < 0 || leftOf('ticket', ticket) < 0
  const submit = (event: FormEvent) => {
    event.preventDefault()
    void send(async () => {
      await decide({
        does: 'ask',
        reason: reason.trim(),
        publishWhenApproved: isSoon && canFollow,
        ...(ticket.trim() === '' ? {} : { ticket: ticket.trim() }),
      })
      toast.push({ status: 'success', title: say('ask.done') })
      close()
    })
  }
  return (
    <Box padding={4} data-testid="ask-for-approval">
      <form onSubmit={submit} noValidate>
        <Stack gap={4}>
          <Stack gap={2}>
            <Text as="label" size={1} weight="medium" htmlFor={`${id}-reason`}>
              {say('ask.reason')}
            </Text>
            <TextArea
              id={`${id}-reason`}
              ref={focusOnce}
              rows={4}
              value={reason}
              aria-describedby={`${id}-hint`}
              aria-invalid={leftOf('reason', reason) < 0}
              onChange={({ currentTarget }) => type({ ...typed, reason: currentTarget.value })}
            />
            <LimitLine
              id={`${id}-hint`}
              what="reason"
              words={reason}
              hint={say('ask.reasonHint', { left: String(leftOf('reason', reason)) })}
            />
          </Stack>
          <Stack gap={2}>
            <Text as="label" size={1} weight="medium" htmlFor={`${id}-ticket`}>
              {say('ask.ticket')}
            </Text>
            <TextInput
              id={`${id}-ticket`}
              value={ticket}
              aria-describedby={`${id}-most`}
              aria-invalid={leftOf('ticket', ticket) < 0}
              onChange={({ currentTarget }) => type({ ...typed, ticket: currentTarget.value })}
            />
            <LimitLine id={`${id}-most`} what="ticket" words={ticket} />
          </Stack>
          {canFollow && (
            <Flex gap={3} align="center">
              <Checkbox
                id={`${id}-soon`}
                checked={isSoon}
                onChange={({ currentTarget }) => type({ ...typed, isSoon: currentTarget.checked })}
              />
              <Text as="label" size={1} htmlFor={`${id}-soon`}>
                {say(meant.act === 'unpublish' ? 'ask.soonOffline' : 'ask.soon')}
              </Text>
            </Flex>
          )}
          {refusal && <RefusalCard words={refusal} />}
          <Flex gap={2} justify="flex-end">
            <Button type="button" mode="bleed" text={say('cancel')} onClick={close} />
            <Button
              type="submit"
              text={say(`ask.${meant.act}`)}
              disabled={isSending || reason.trim() === '' || isTooLong}
            />
          </Flex>
        </Stack>
      </form>
    </Box>
  )
}
