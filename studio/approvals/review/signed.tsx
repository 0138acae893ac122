import { Card, Flex, Heading, Stack, Text } from '@sanity/ui'
import { useDateTimeFormat } from 'sanity'
import { IntentLink, Link } from 'sanity/router'
import type { Approval } from '#studio/approvals/approval.ts'
import { ToldList } from '#studio/approvals/told-list.tsx'
import { useWords } from '#studio/approvals/use-words.ts'

/** A signature the user has just given. */
export interface Signed {
  at: Date
  /** The type of the document. */
  type: string
  contentHash: string
  /** The revision visitors got, and the decisions there were, when it was given. */
  inForce: string | null
  decisions: number
  /** What the lake did by itself after the last signature. */
  followed: 'publish' | 'offline' | undefined
  /** Why it could not, in a sentence. */
  notPublished: string | undefined
}

/**
 * Whether what was read of an approval says nothing beside the signature: it is older and still lacks it, or is of the
 * content that the signature has published or taken offline, which lacks none any more.
 */
export const isBehind = ({ contentHash, decisions, followed }: Signed, approval: Approval): boolean =>
  approval.contentHash === contentHash && (followed !== undefined || approval.decisions.length <= decisions)

/** Whether an approval is about what the lake has published, or taken offline, after the signature. */
export const isOver = ({ contentHash, followed, inForce }: Signed, approval: Approval): boolean =>
  followed !== undefined && approval.contentHash === contentHash && approval.inForce.revision === inForce

interface Props {
  id: string
  signed: Signed
}

/** The place to sign is gone with the signature: what came of it is read next. */
const focusOnce = (card: HTMLElement | null): void => card?.focus()

/**
 * That the user signed, when, and what followed; and ways on from there.
 * @param toForm whether nothing else on the screen leads to the form
 */
export function SignedCard({
  id,
  signed: { at, type, followed, notPublished },
  toForm = false,
}: Props & { toForm?: boolean }) {
  const say = useWords()
  const format = useDateTimeFormat({ timeStyle: 'short' })
  const done = say(`signed.${followed ?? 'only'}`, { time: format.format(at) })
  const tone = notPublished === undefined ? 'positive' : 'caution'
  return (
    <Card
      tone={tone}
      border
      padding={3}
      radius={2}
      tabIndex={-1}
      ref={focusOnce}
      data-testid="approval-signed"
    >
      <Flex gap={4} wrap="wrap">
        <Text size={1}>
          {notPublished === undefined ? done : say('sign.unpublished', { reason: notPublished })}
        </Text>
        {toForm && (
          <Text size={1}>
            <IntentLink intent="edit" params={{ id, type }}>
              {say('open')}
            </IntentLink>
          </Text>
        )}
        <Text size={1}>
          <Link href="/">{say('signed.toToday')}</Link>
        </Text>
      </Flex>
    </Card>
  )
}

/** After the last signature, where nothing is left to compare: what came of it, and who agreed. */
export function SignedScreen({ id, signed }: Props) {
  const say = useWords()
  return (
    <Stack gap={5}>
      <SignedCard id={id} signed={signed} toForm />
      <Stack gap={4} as="section" aria-label={say('history')}>
        <Heading as="h1" size={2}>
          {say('history')}
        </Heading>
        <ToldList publishedId={id} contentHash={signed.contentHash} />
      </Stack>
    </Stack>
  )
}
