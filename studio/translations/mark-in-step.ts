import type { SanityClient } from 'sanity'
import type { Locale } from '#locales/table.ts'
import { recordOf } from '#schemas/translation/record.ts'
import type { Content } from '#schemas/translation/texts.ts'
import { isRecord } from '#common/records.ts'
import type { StoredDocument } from './plan-matrix.ts'

const isOther =
  (languages: readonly Locale[]) =>
  (record: unknown): boolean =>
    isRecord(record) && !languages.some((language) => language === record['language'])

/**
 * Records that languages of a document are translations of the current English. It is written into the draft,
 * which starts as what is published, and takes effect when that is published.
 * @param current the translation, its draft before what is published
 */
export async function markInStep(
  client: SanityClient,
  source: Content,
  current: StoredDocument,
  languages: readonly Locale[],
): Promise<void> {
  const { _rev, _createdAt, _updatedAt, ...content } = current
  const id = current._id.startsWith('drafts.') ? current._id : `drafts.${current._id}`
  const kept: unknown[] = Array.isArray(current['translatedFrom']) ? current['translatedFrom'] : []
  const records = [
    ...kept.filter(isOther(languages)),
    ...languages.map((language) => recordOf(source, language, current)),
  ]
  await client
    .transaction()
    .createIfNotExists({ ...content, _id: id })
    .patch(id, (patch) => patch.set({ translatedFrom: records }))
    .commit()
}
