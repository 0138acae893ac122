import { Box, Button, Flex, Stack, Text, TextArea, TextInput } from '@sanity/ui'
import { useToast } from '@sanity/ui/toast'
import { type FormEvent, useId } from 'react'
import { RefusalCard } from '#studio/publishing/refusal-card.tsx'
import { useRequest } from '#studio/publishing/use-request.ts'
import { LimitLine } from '#studio/approvals/limit-line.tsx'
import { leftOf } from '#studio/approvals/limits.ts'
import type { Asked, Asking } from '#studio/approvals/open-dialog.ts'
import { instantOf, isAhead, whensOf, wrongTime } from './plan-when.ts'
import { InstantLine } from './instant-line.tsx'
import { useAskAt, useDecide } from '#studio/approvals/use-decide.ts'
import { useWords } from '#studio/approvals/use-words.ts'
import { useNow } from './use-now.ts'
import { WhenField } from './when-field.tsx'

interface Props {
  asked: Asked
  typed: Asking
  type: (typed: Asking) => void
  close: () => void
}

/** Why is what everybody must write: it is typed at once. */
const focusOnce = (input: HTMLTextAreaElement | null): void => input?.focus()

/** Asks for approval: why, a ticket, and when it is published. */
export function AskForm({ asked, typed, type, close }: Props) {
  const say = useWords()
  const toast = useToast()
  const { publishedId, meant, isPaused, showScheduled } = asked
  const decide = useDecide(publishedId, meant)
  const askAt = useAskAt(publishedId, isPaused ? meant.releaseId : undefined)
  const id = useId()
  const { reason, ticket, when } = typed
  const canChoose = whensOf(meant, isPaused).length > 0
  const instant = canChoose && when === 'time' ? instantOf(typed.at) : undefined
  const now = useNow()
  const { refusal, isSending, send } = useRequest()
  const isTooLong = leftOf('reason', reason) < 0 || leftOf('ticket', ticket) < 0
  const isWrong = !isAhead(instant, now) || wrongTime(typed.at, now) !== undefined
  const lacksTime = canChoose && when === 'time' && isWrong
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const words = {
      reason: reason.trim(),
      ...(ticket.trim() === '' ? {} : { ticket: ticket.trim() }),
    }
    void send(async () => {
      const releaseId = instant && (await askAt({ ...words, publishAt: instant }))
      if (releaseId === undefined) {
        await decide({ does: 'ask', ...words, publishWhenApproved: canChoose && when === 'soon' })
      }
      toast.push({ status: 'success', title: say('ask.done') })
      close()
      if (releaseId !== undefined) showScheduled?.(releaseId)
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
          {canChoose && <WhenField asked={asked} typed={typed} type={type} />}
          <InstantLine releaseId={meant.releaseId} />
          {refusal && <RefusalCard words={refusal} />}
          <Flex gap={2} justify="flex-end">
            <Button type="button" mode="bleed" text={say('cancel')} onClick={close} />
            <Button
              type="submit"
              text={say(`ask.${meant.act}`)}
              disabled={isSending || reason.trim() === '' || isTooLong || lacksTime}
            />
          </Flex>
        </Stack>
      </form>
    </Box>
  )
}
