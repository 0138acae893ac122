import type { SanityClient } from '@sanity/client'
import { z } from 'zod'
import type { Finding } from './findings.ts'

const answerSchema = z.object({
  isSeeded: z.boolean(),
  bySeed: z.array(z.string()),
  alarms: z.array(z.object({ publishedId: z.string(), reason: z.string() })),
})

/**
 * What nobody agreed to: the starting content that nobody signed, and what is published past the approvals.
 * @throws what the client throws, ZodError when the lake's answer is another
 */
export async function checkApprovals(client: SanityClient): Promise<Finding[]> {
  const { dataset } = client.config()
  const { isSeeded, bySeed, alarms } = answerSchema.parse(
    await client.request({ url: `/data/in-force/${dataset}` }),
  )
  return [
    ...(isSeeded
      ? []
      : [{ place: dataset ?? '', message: 'has no starting content: store it with node content/seed.ts' }]),
    ...bySeed.map((place) => ({
      place,
      message: 'is approved as starting content, by nobody: ask for approval of it and have it signed',
    })),
    ...alarms.map(({ publishedId, reason }) => ({ place: publishedId, message: reason })),
  ]
}

/** What whoever goes live must know of the approvals of a project, without its being forbidden. */
export const approvalNotes = (projectId: string): string[] =>
  projectId === 'local'
    ? []
    : ['The content is in a hosted dataset: visitors get what is published there, with no approvals asked']
