import type { SanityClient } from 'sanity'
import type { Locale } from '#locales/table.ts'
import { current, type StoredTexts } from './plan-rows.ts'

/** Drafts and published documents of one language. */
export const storedTextsQuery = `*[_type == "interfaceText" && language == $language && !(_id in path("versions.**"))]{
  _id, "namespace": coalesce(namespace, ""), "overrides": coalesce(overrides[defined(key)]{ _key, key, value }, [])
}`

const publishedId = (id: string): string => id.replace(/^drafts\./, '')

interface Place {
  language: Locale
  namespace: string
  key: string
}

/**
 * Writes the override of a text into the draft of its namespace, or removes it with `null`; the draft starts
 * as what is published, or empty.
 */
export async function writeWords(
  client: SanityClient,
  stored: readonly StoredTexts[],
  { language, namespace, key }: Place,
  words: string | null,
): Promise<void> {
  const before = current(stored, namespace)
  const id = `drafts.${publishedId(before?._id ?? `interface-${language}-${namespace}`)}`
  const known = before?.overrides.find((override) => override.key === key)
  const overrides = (before?.overrides ?? []).map((override) => ({ ...override, _type: 'override' }))
  const at = `overrides[_key=="${known?._key}"]`
  const added = { _type: 'override', _key: key, key, value: words }
  await client
    .transaction()
    .createIfNotExists({ _id: id, _type: 'interfaceText', language, namespace, overrides })
    .patch(id, (patch) => {
      if (words === null) return patch.unset([at])
      if (known) return patch.set({ [`${at}.value`]: words })
      return patch.setIfMissing({ overrides: [] }).insert('after', 'overrides[-1]', [added])
    })
    .commit()
}

/** Publishes the drafts of all namespaces of a language. */
export async function publishTexts(client: SanityClient, stored: readonly StoredTexts[]): Promise<void> {
  const drafts = stored.filter(({ _id }) => _id.startsWith('drafts.'))
  await client.action(
    drafts.map(({ _id }) => ({
      actionType: 'sanity.action.document.publish',
      draftId: _id,
      publishedId: publishedId(_id),
    })),
  )
}
