import { Button, Flex, Stack, Text } from '@sanity/ui'
import { useToast } from '@sanity/ui/toast'
import { useId, useState } from 'react'
import { RefusalCard } from '#studio/publishing/refusal-card.tsx'
import { useRequest } from '#studio/publishing/use-request.ts'
import type { Approval, Meant } from '#studio/approvals/approval.ts'
import { leftOf } from '#studio/approvals/limits.ts'
import { useDecide } from '#studio/approvals/use-decide.ts'
import { useWords } from '#studio/approvals/use-words.ts'
import { type ProofWay, proofAskedIn } from './proof.ts'
import { ProofDialog } from './proof-dialog.tsx'
import { Remaining } from './remaining.tsx'
import type { Signed } from './signed.tsx'
import type { Seen } from './use-seen.ts'

interface Props {
  publishedId: string
  meant: Meant
  approval: Approval
  /** Whether the user may send it back, and what is proposed is shown. */
  mayRefuse: boolean
  /** Whether it was asked to be published as soon as it is approved. */
  isSoon: boolean
  /** What of the comparison the person has not come to the end of. */
  seen: Seen
  comment: string
  /** A comment is missing. */
  onMissing: () => void
  /** The decision was sent. */
  onDone: () => void
  /** It was a signature. */
  onSigned: (came: Pick<Signed, 'followed' | 'notPublished'>) => void
}

/** The decision about one content: a signature, or back with the comment. */
export function Deciding(props: Props) {
  const { publishedId, meant, approval, mayRefuse, isSoon, seen, onMissing, onDone, onSigned } = props
  const say = useWords()
  const id = useId()
  const toast = useToast()
  const decide = useDecide(publishedId, meant)
  const [asked, setAsked] = useState<readonly ProofWay[]>()
  const { refusal, refuse, isSending, send } = useRequest()
  const { act, contentHash, maySign } = approval
  const said = props.comment.trim()
  const isTooLong = leftOf('comment', said) < 0
  const isThrough = seen?.length === 0
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
      onDone()
      const what = act === 'publish' ? 'publish' : 'offline'
      onSigned({ followed: publishedBy === undefined ? undefined : what, notPublished })
    })
  const sendBack = () => {
    if (said === '') {
      refuse(say('sendBack.needs'))
      onMissing()
      return
    }
    void send(async () => {
      await decide({ does: 'refuse', contentHash, comment: said })
      toast.push({ status: 'success', title: say('sendBack.done') })
      onDone()
    })
  }
  return (
    <Stack gap={3}>
      {refusal && <RefusalCard words={refusal} />}
      {maySign && !isThrough && <Remaining id={`${id}-seen`} parts={seen} />}
      <Flex gap={2} wrap="wrap">
        {maySign && (
          <Button
            text={say('sign')}
            disabled={isSending || !isThrough || isTooLong}
            {...(!isThrough && { 'aria-describedby': `${id}-seen` })}
            onClick={() => void sign()}
          />
        )}
        <Button
          mode="ghost"
          text={say('sendBack')}
          disabled={isSending || !mayRefuse || isTooLong}
          onClick={sendBack}
        />
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
