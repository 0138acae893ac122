import { useCallback } from 'react'
import { type SanityClient, useClient, useTranslation } from 'sanity'
import { z } from 'zod'
import { apiVersion } from '#studio/structure/lists.ts'
import { newReleaseId } from '#studio/publishing/schedule-actions.ts'
import type { Meant } from './approval.ts'
import { askAtActions } from './asking/plan-when.ts'

/** What people do about an approval, as the lake's actions take it. */
export type Deed =
  | { does: 'ask'; reason: string; ticket?: string; publishWhenApproved: boolean }
  | { does: 'approve'; contentHash: string; comment?: string }
  | { does: 'refuse'; contentHash: string; comment: string }
  | { does: 'withdraw'; contentHash: string }

/**
 * After the last signature the lake publishes by itself where that was wished: `publishedBy` is its transaction,
 * `notPublished` the sentence why it could not.
 */
const answerSchema = z.object({ publishedBy: z.string().optional(), notPublished: z.string().optional() })

/** All or none of them; the client knows no actions of the lake's own. */
async function sendActions(
  client: SanityClient,
  actions: readonly Readonly<Record<string, unknown>>[],
): Promise<z.infer<typeof answerSchema>> {
  const answer: unknown = await client.request({
    url: `/data/actions/${client.config().dataset ?? ''}`,
    method: 'POST',
    body: { actions },
  })
  return answerSchema.parse(answer)
}

/** Sends a deed about a document to the lake; it rejects with the lake's refusal. */
export function useDecide(publishedId: string, { act, releaseId }: Meant) {
  const client = useClient({ apiVersion })
  return useCallback(
    ({ does, ...details }: Deed) => {
      const meant = { act, ...(releaseId !== undefined && { releaseId }) }
      return sendActions(client, [
        { actionType: `lake.action.approval.${does}`, publishedId, ...meant, ...details },
      ])
    },
    [client, publishedId, act, releaseId],
  )
}

/**
 * Schedules a draft, or a paused version anew, and asks for its signatures; it rejects with the lake's refusal, and
 * then did neither.
 * @param paused the paused release
 */
export function useAskAt(publishedId: string, paused: string | undefined) {
  const client = useClient({ apiVersion })
  const { t } = useTranslation()
  return useCallback(
    async (
      asked: Omit<Parameters<typeof askAtActions>[0], 'publishedId' | 'releaseId' | 'isPaused' | 'title'>,
    ): Promise<string> => {
      const releaseId = paused ?? newReleaseId()
      const isPaused = paused !== undefined
      const title = t('scheduled-drafts.release.title')
      const actions = askAtActions({ ...asked, publishedId, releaseId, isPaused, title })
      await sendActions(
        client,
        actions.map((action) => ({ ...action })),
      )
      return releaseId
    },
    [client, publishedId, paused, t],
  )
}
