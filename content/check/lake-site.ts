import type { SanityClient } from '@sanity/client'
import { readLake } from '#content/lake/read-lake.ts'
import type { Site } from './subject.ts'

/** The address of a paper, `/legal/risk-disclosure.pdf`. */
export const paperAddress = (slug: unknown): string => `/legal/${String(slug)}.pdf`

/**
 * What is published or in force in a lake, each document named by its id.
 * @throws what `readLake` throws
 */
export async function lakeSite(
  client: SanityClient,
  perspective: 'published' | 'inForce' = 'published',
): Promise<Site> {
  const documents = await readLake(client, perspective)
  const slugs = documents.flatMap((one) => (one._type === 'legalDocument' ? [one['slug']] : []))
  return {
    subjects: documents.map((document) => ({ file: document._id, document })),
    papers: new Set(slugs.map(paperAddress)),
  }
}
