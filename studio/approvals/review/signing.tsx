import { Box, Button, Flex, Stack, Text, TextArea } from '@sanity/ui'
import { useToast } from '@sanity/ui/toast'
import { useId, useState } from 'react'
import { useCurrentUser } from 'sanity'
import { RefusalCard } from '#studio/publishing/refusal-card.tsx'
import { useRequest } from '#studio/publishing/use-request.ts'
import type { Approval, Meant } from '#studio/approvals/approval.ts'
import { maxWords } from '#studio/approvals/limits.ts'
import { useDecide } from '#studio/approvals/use-decide.ts'
import { useWords } from '#studio/approvals/use-words.ts'
import { type ProofWay, proofAskedIn } from './proof.ts'
import { ProofDialog } from './proof-dialog.tsx'
import type { Seen } from './use-seen.ts'

interface Props {
  publishedId: string
  meant: Meant
  approval: Approval
  /** Whether it was asked to be published as soon as it is approved. */
  isSoon: boolean
  /** How much of the comparison the person has come to the end of. */
  seen: Seen
}

/** Signs the content that is shown, or sends it back with a comment. */
export function Signing({ publishedId, meant, approval, isSoon, seen }: Props) {
  const say = useWords()
  const id = useId()
  const toast = useToast()
  const user = useCurrentUser()
  const decide = useDecide(publishedId, meant)
  const [comment, setComment] = useState('')
  const [asked, setAsked] = useState<readonly ProofWay[]>()
  const { refusal, refuse, isSending, send } = useRequest()
  const { act, contentHash, maySign, state, authors } = approval
  const said = comment.trim()
  const mayRefuse = state === 'asked' && (maySign || !authors.some((one) => one.id === user?.id))
  const sign = () =>
    send(async () => {
      const details = { contentHash, ...(said === '' ? {} : { comment: said }) }
      const answer = decide({ does: 'approve', ...details })
      const ways = await answer.then(() => undefined, proofAskedIn)
      if (ways !== undefined) {
        setAsked(ways)
        return
      }
      const { publishedBy, notPublished } = await answer
      const followed = say(act === 'publish' ? 'sign.published' : 'sign.offline')
      const done = publishedBy === undefined ? say('sign.done') : followed
      const title = notPublished === undefined ? done : say('sign.unpublished', { reason: notPublished })
      toast.push({ status: 'success', title, closable: true })
      setComment('')
    })
  const sendBack = () => {
    if (said === '') {
      refuse(say('sendBack.needs'))
      document.getElementById(`${id}-comment`)?.focus()
      return
    }
    void send(async () => {
      await decide({ does: 'refuse', contentHash, comment: said })
      toast.push({ status: 'success', title: say('sendBack.done') })
      setComment('')
    })
  }
  if (!maySign && !mayRefuse) return null
  return (
    <Stack gap={3}>
      <Text as="label" size={1} weight="medium" htmlFor={`${id}-comment`}>
        {say('comment')}
      </Text>
      <TextArea
        id={`${id}-comment`}
        rows={4}
        value={comment}
        maxLength={maxWords}
        aria-describedby={`${id}-hint`}
        onChange={({ currentTarget }) => setComment(currentTarget.value)}
      />
      <Text id={`${id}-hint`} size={1} muted>
        {say('comment.hint', { left: String(maxWords - comment.length) })}
      </Text>
      {refusal && <RefusalCard words={refusal} />}
      {maySign && seen.left > 0 && (
        <Stack gap={2}>
          <Text as="output" id={`${id}-seen`} size={1} data-testid="approval-unseen">
            {say('seen.left', { left: String(seen.left) })}
          </Text>
          <Box>
            <Button mode="ghost" text={say('seen.next')} onClick={seen.goOn} />
          </Box>
        </Stack>
      )}
      <Flex gap={2} wrap="wrap">
        {maySign && (
          <Button
            text={say('sign')}
            disabled={isSending || seen.left > 0}
            {...(seen.left > 0 && { 'aria-describedby': `${id}-seen` })}
            onClick={() => void sign()}
          />
        )}
        <Button mode="ghost" text={say('sendBack')} disabled={isSending} onClick={sendBack} />
      </Flex>
      <Text size={1} muted>
        {say('sign.what')} {isSoon && say(act === 'publish' ? 'sign.soon' : 'sign.soonOffline')}
      </Text>
      {asked && (
        <ProofDialog
          ways={asked}
          onProved={() => {
            setAsked(undefined)
            void sign()
          }}
          onClose={() => setAsked(undefined)}
        />
      )}
    </Stack>
  )
}
