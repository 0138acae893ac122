import { Box, Card, Stack, Text } from '@sanity/ui'
import { Preview, useCurrentUser, useSchema } from 'sanity'
import { IntentLink } from 'sanity/router'
import { Section, useMoment } from '#studio/today/parts.tsx'
import type { Waiting } from './approval.ts'
import { sourceOf } from './approval.ts'
import { reviewParams } from './review-place.ts'
import { isAsker, planSentence, sentBackSentence } from './plan-sentence.ts'
import { planToday, type Pending } from './plan-today.ts'
import { useReleaseInstant } from './asking/use-release-instant.ts'
import { type Say, useWords } from './use-words.ts'

const linkStyle = { color: 'inherit', display: 'block', textDecoration: 'none' } as const

/** A request, with a line below; it opens the comparison, or the form for whoever is to change it. */
function ReviewLine({
  waiting: { publishedId, type, act, releaseId },
  below,
  isMended = false,
}: {
  waiting: Waiting
  below: string
  isMended?: boolean
}) {
  const say = useWords()
  const moment = useMoment()
  const at = useReleaseInstant(releaseId)
  const dated =
    at === undefined ? below : say('today.at', { below: below.replace(/\.$/, ''), when: moment(at) })
  const schemaType = useSchema().get(type)
  const meant = { act, releaseId: releaseId ?? undefined }
  const shown = sourceOf(publishedId, meant)
  return (
    <Box as="li">
      <IntentLink
        {...(isMended
          ? { intent: 'edit', params: { id: publishedId, type } }
          : { intent: 'review', params: reviewParams({ id: publishedId, type, ...meant }) })}
        style={linkStyle}
      >
        <Card as="span" padding={2} radius={2} tone="inherit" style={{ display: 'block' }}>
          <Stack as="span" gap={2}>
            {schemaType && (
              <Preview schemaType={schemaType} value={{ _id: shown, _type: type }} layout="compact" />
            )}
            <Text as="span" size={1} muted>
              {act === 'publish' ? dated : `${say(`act.${act}`)}: ${below}`}
            </Text>
          </Stack>
        </Card>
      </IntentLink>
    </Box>
  )
}

function standsOf(say: Say, { waiting, standing }: Pending, readerId: string): string {
  if (standing === 'approved') return say(`today.approved.${waiting.act}`)
  return sentBackSentence(say, waiting, readerId) || planSentence(say, waiting, readerId)
}

/** Whether a user is to change or ask again for a draft; the version of a release is found by its comparison. */
const isToMend = ({ waiting, standing }: Pending, userId: string): boolean =>
  (standing === 'refused' || standing === 'changed') &&
  waiting.act === 'publish' &&
  waiting.releaseId === null &&
  isAsker(waiting, userId)

/** What needs the user's signature, and where stands what they asked for. */
export function ApprovalSections({ waiting }: { waiting: readonly Waiting[] }) {
  const say = useWords()
  const user = useCurrentUser()
  const { toSign, pending } = planToday(waiting, user?.id ?? '')
  return (
    <>
      <Section title={say('today.toSign')} empty={say('today.toSignNone')}>
        {toSign.map((one) => (
          <ReviewLine
            key={one.sequence}
            waiting={one}
            below={say('today.by', { name: one.askedBy.name, reason: one.reason })}
          />
        ))}
      </Section>
      <Section title={say('today.pending')} empty={say('today.pendingNone')}>
        {pending.map((one) => (
          <ReviewLine
            key={one.waiting.sequence}
            waiting={one.waiting}
            below={standsOf(say, one, user?.id ?? '')}
            isMended={isToMend(one, user?.id ?? '')}
          />
        ))}
      </Section>
    </>
  )
}
