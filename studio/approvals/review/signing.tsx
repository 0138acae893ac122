import { Stack, Text, TextArea } from '@sanity/ui'
import { useId, useRef } from 'react'
import { useCurrentUser } from 'sanity'
import type { Approval, Meant } from '#studio/approvals/approval.ts'
import { LimitLine } from '#studio/approvals/limit-line.tsx'
import { leftOf } from '#studio/approvals/limits.ts'
import { useWords } from '#studio/approvals/use-words.ts'
import { Deciding } from './deciding.tsx'
import type { Signed } from './signed.tsx'
import type { Seen } from './use-seen.ts'

interface Props {
  publishedId: string
  meant: Meant
  approval: Approval
  /** Whether the comparison of the content is drawn. */
  isShown: boolean
  /** Whether it was asked to be published as soon as it is approved. */
  isSoon: boolean
  /** What of the comparison the person has not come to the end of. */
  seen: Seen
  comment: string
  onComment: (comment: string) => void
  /** It was signed. */
  onSigned: (came: Pick<Signed, 'followed' | 'notPublished'>) => void
}

/**
 * Signs the content that is shown, or sends it back with a comment. With another content the decision begins anew;
 * a comment that was begun stays, also while nothing can be decided.
 */
export function Signing({ isShown, comment, onComment, ...rest }: Props) {
  const say = useWords()
  const id = useId()
  const user = useCurrentUser()
  const field = useRef<HTMLTextAreaElement>(null)
  const { maySign, state, authors, contentHash } = rest.approval
  const mayRefuse = state === 'asked' && (maySign || !authors.some((one) => one.id === user?.id))
  if (!maySign && !mayRefuse && comment === '') return null
  return (
    <Stack gap={3}>
      <Text as="label" size={1} weight="medium" htmlFor={`${id}-comment`}>
        {say('comment')}
      </Text>
      <TextArea
        ref={field}
        id={`${id}-comment`}
        rows={4}
        value={comment}
        aria-describedby={`${id}-hint`}
        aria-invalid={leftOf('comment', comment) < 0}
        onChange={({ currentTarget }) => onComment(currentTarget.value)}
      />
      <LimitLine
        id={`${id}-hint`}
        what="comment"
        words={comment}
        hint={say('comment.hint', { left: String(leftOf('comment', comment)) })}
      />
      <Deciding
        key={contentHash}
        {...rest}
        mayRefuse={mayRefuse && isShown}
        comment={comment}
        onMissing={() => field.current?.focus()}
        onDone={() => onComment('')}
      />
    </Stack>
  )
}
