import type { SanityClient } from '@sanity/client'
import { z } from 'zod'
import type { SeedDocument } from '#content/seed-document.ts'
import { tables } from '#content/yaml/tables.ts'

const documentSchema = z.looseObject({ _id: z.string(), _type: z.string() })

/**
 * Excludes attributes the lake sets on every document, and the records of translations, which are not
 * content.
 */
const isKept = (name: string): boolean =>
  !['_rev', '_createdAt', '_updatedAt', '_system', 'translatedFrom'].includes(name)

/**
 * Every published document, or what visitors get of each, of the content, pages and papers included, in the form `seed` stores.
 * @throws what the client throws, and ZodError when the lake's answer is not a list of documents
 */
export async function readLake(
  client: SanityClient,
  perspective: 'published' | 'inForce' = 'published',
): Promise<SeedDocument[]> {
  const types = [...tables.map(({ type }) => type), 'page', 'legalDocument']
  const found = await client
    .withConfig({ perspective: [perspective], useCdn: false })
    .fetch<unknown>(
      '*[_type in $types && !(_id in path("drafts.**")) && !(_id in path("versions.**"))] | order(_id)',
      { types },
    )
  return z
    .array(documentSchema)
    .parse(found)
    .map((document) => ({
      ...Object.fromEntries(Object.entries(document).filter(([name]) => isKept(name))),
      _id: document._id,
      _type: document._type,
    }))
}
