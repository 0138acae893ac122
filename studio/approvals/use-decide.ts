import { useCallback } from 'react'
import { useClient } from 'sanity'
import { z } from 'zod'
import { apiVersion } from '#studio/structure/lists.ts'
import type { Meant } from './approval.ts'

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

/** Sends a deed about a document to the lake; it rejects with the lake's refusal. */
export function useDecide(publishedId: string, { act, releaseId }: Meant) {
  const client = useClient({ apiVersion })
  return useCallback(
    async ({ does, ...details }: Deed): Promise<z.infer<typeof answerSchema>> => {
      const meant = { act, ...(releaseId !== undefined && { releaseId }) }
      const answer: unknown = await client.request({
        url: `/data/actions/${client.config().dataset ?? ''}`,
        method: 'POST',
        body: {
          actions: [{ actionType: `lake.action.approval.${does}`, publishedId, ...meant, ...details }],
        },
      })
      return answerSchema.parse(answer)
    },
    [client, publishedId, act, releaseId],
  )
}
