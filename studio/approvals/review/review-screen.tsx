import { Box, Button, Card, Flex, Heading, Stack, Text } from '@sanity/ui'
import { useRef, useState } from 'react'
import { LoadingBlock, Preview, useCurrentUser, useSchema } from 'sanity'
import { IntentLink } from 'sanity/router'
import { inRelease } from '#studio/published-id.ts'
import { RefusalCard } from '#studio/publishing/refusal-card.tsx'
import type { Act, Approval, Meant } from '#studio/approvals/approval.ts'
import { ChangeList } from './change-list.tsx'
import { PagesBeside } from './pages/pages-beside.tsx'
import { InstantLine } from '#studio/approvals/asking/instant-line.tsx'
import { openWithdraw } from '#studio/approvals/open-dialog.ts'
import { planWithdrawal } from '#studio/approvals/plan-withdrawal.ts'
import { planSentence } from '#studio/approvals/plan-sentence.ts'
import { isBehind, isOver, type Signed, SignedCard, SignedScreen } from './signed.tsx'
import { Signing } from './signing.tsx'
import { ToldList } from '#studio/approvals/told-list.tsx'
import { useApproval, useTold } from '#studio/approvals/use-approval.ts'
import { type Review, useReview } from './use-review.ts'
import { partEnd, partNamed, useSeen } from './use-seen.ts'
import { useWords, type WordKey } from '#studio/approvals/use-words.ts'
import { WhoMustSign } from './who-must-sign.tsx'

/** Whether the newest request wishes to publish as soon as it is approved. */
function useIsSoon(id: string, act: Act): boolean {
  const { found } = useTold(id)
  return found?.findLast((one) => one.kind === 'ask' && one.act === act)?.publishWhenApproved === true
}

function Stand({ approval }: { approval: Approval }) {
  const say = useWords()
  const user = useCurrentUser()
  const isApproved = approval.state === 'approved'
  return (
    <Card
      tone={isApproved ? 'positive' : 'caution'}
      border
      padding={3}
      radius={2}
      as="output"
      style={{ display: 'block' }}
    >
      <Text size={1} data-testid="approval-stand">
        {isApproved ? say(`approved.${approval.act}`) : planSentence(say, approval, user?.id ?? '')}
      </Text>
    </Card>
  )
}

interface HeadProps {
  id: string
  review: Review
  releaseId: string | undefined
}

function Head({ id, review: { proposed }, releaseId }: HeadProps) {
  const say = useWords()
  const type = useSchema().get(proposed._type)
  return (
    <Flex gap={4} align="center" wrap="wrap">
      <Box flex={1} style={{ minWidth: '16rem' }}>
        {type && <Preview schemaType={type} value={proposed} layout="default" />}
      </Box>
      <IntentLink intent="edit" params={{ id, type: proposed._type, ...inRelease(releaseId) }}>
        <Text size={1}>{say('open')}</Text>
      </IntentLink>
    </Flex>
  )
}

function Withdrawal({ id, meant, approval }: { id: string; meant: Meant; approval: Approval }) {
  const say = useWords()
  const user = useCurrentUser()
  const hash = planWithdrawal(approval, user?.id ?? '')
  if (hash === undefined) return null
  return (
    <Box>
      <Button mode="ghost" text={say('withdraw')} onClick={() => openWithdraw(id, meant, hash)} />
    </Box>
  )
}

/** What the user can do here: sign, or look at what others sign. */
const headingOf = ({ act, maySign }: Approval): WordKey => {
  if (act === 'publish') return maySign ? 'review' : 'compare'
  return maySign ? `review.${act}` : `act.${act}`
}

/** As wide as there is room: two telephones and the list of places beside each other. */
const wide = { flex: '1000 1 32rem', minWidth: 'min(32rem, 100%)' } as const

/** Stays in view while the comparison beside it is gone through. */
const besides = {
  flex: '1 1 17rem',
  position: 'sticky',
  insetBlockStart: 0,
  maxBlockSize: '100vh',
  overflow: 'auto',
} as const

interface ComparedProps {
  id: string
  approval: Approval
  review: Review
  releaseId: string | undefined
  /** Brings the focus to where it is decided. */
  toDecision: () => void
}

/** What is in force beside what is proposed, to its end. */
function Compared({ id, approval, review, releaseId, toDecision }: ComparedProps) {
  const say = useWords()
  return (
    <Stack gap={5}>
      <ChangeList review={review} />
      {approval.act === 'publish' && (
        <PagesBeside
          key={`${approval.contentHash} ${approval.inForce.revision}`}
          review={review}
          perspective={releaseId ?? `proposed:${id}`}
          toDecision={toDecision}
        />
      )}
      <div tabIndex={-1} {...partNamed(say('seen.end'))}>
        <div {...partEnd} />
      </div>
    </Stack>
  )
}

/**
 * What is in force beside what is proposed, who must agree, and the place to sign. That place stays, with what was
 * written there, while another content is read.
 */
export function ReviewScreen({ id, act, releaseId }: Meant & { id: string }) {
  const say = useWords()
  const meant = { act, releaseId }
  const { found: approval, failure } = useApproval(id, meant)
  const { review, failure: unread } = useReview(id, meant, approval)
  const isSoon = useIsSoon(id, act)
  const [comment, setComment] = useState('')
  const [signed, setSigned] = useState<Signed>()
  const decision = useRef<HTMLDivElement>(null)
  const compared = useRef<HTMLDivElement>(null)
  const seen = useSeen(compared, (approval && review) ?? undefined)
  if (failure !== undefined) return <RefusalCard words={say('unknown', { reason: failure })} />
  const isGone = approval === null || review === null
  if (signed && (isGone || (approval && isOver(signed, approval)))) {
    return <SignedScreen id={id} signed={signed} />
  }
  if (isGone) return <Text size={1}>{say('gone')}</Text>
  if (!approval) return <LoadingBlock title={say('checking')} />
  return (
    <Stack gap={5}>
      <Heading as="h1" size={2}>
        {say(headingOf(approval))}
      </Heading>
      {review && <Head id={id} review={review} releaseId={releaseId} />}
      {signed?.contentHash === approval.contentHash && <SignedCard id={id} signed={signed} />}
      {!(signed && isBehind(signed, approval)) && <Stand approval={approval} />}
      <InstantLine releaseId={releaseId} />
      <Flex gap={5} wrap="wrap" align="flex-start">
        <Box style={wide} ref={compared}>
          {unread !== undefined && <RefusalCard words={say('unknown', { reason: unread })} />}
          {review && (
            <Compared
              id={id}
              approval={approval}
              review={review}
              releaseId={releaseId}
              toDecision={() => decision.current?.focus()}
            />
          )}
          {!review && unread === undefined && <LoadingBlock title={say('checking')} />}
        </Box>
        <Box style={besides} paddingTop={2} ref={decision} tabIndex={-1}>
          <Stack gap={5}>
            <WhoMustSign approval={approval} />
            <Signing
              publishedId={id}
              meant={meant}
              approval={approval}
              isShown={review !== undefined}
              isSoon={isSoon}
              seen={seen}
              comment={comment}
              onComment={setComment}
              onSigned={(came) =>
                setSigned({
                  ...came,
                  at: new Date(),
                  type: review?.proposed._type ?? '',
                  contentHash: approval.contentHash,
                  inForce: approval.inForce.revision,
                  decisions: approval.decisions.length,
                })
              }
            />
            <Withdrawal id={id} meant={meant} approval={approval} />
            <Stack gap={2}>
              <Text size={1} muted>
                {say('hash')}
              </Text>
              <Text size={0} style={{ overflowWrap: 'anywhere' }} data-testid="approval-hash">
                <code>{approval.contentHash}</code>
              </Text>
            </Stack>
            <Stack gap={3} as="section" aria-label={say('history')}>
              <Text as="h2" size={1} weight="semibold">
                {say('history')}
              </Text>
              <ToldList publishedId={id} contentHash={approval.contentHash} approval={approval} />
            </Stack>
          </Stack>
        </Box>
      </Flex>
    </Stack>
  )
}
