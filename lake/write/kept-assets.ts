import { isAssetDocument } from '#lake/store/visibility.ts'
import type { AssetUse, AssetUses } from '#lake/store/indexes/asset-uses.ts'
import type { LakeDocument } from '#lake/store/document.ts'
import type { History } from '#lake/store/history.ts'
import { isRecord } from '#common/records.ts'
import { WriteRefusal } from './faults.ts'
import type { Workspace } from './workspace.ts'

const text = (value: unknown): string | undefined => (typeof value === 'string' ? value : undefined)

/** A title as its schema stores it: one string, or one in each language, of which the English one is used. */
function titleOf(doc: LakeDocument | undefined): string | undefined {
  const title = doc?.['title']
  if (!Array.isArray(title)) return text(title)
  const items = title.filter(isRecord)
  return text((items.find(({ language }) => language === 'en') ?? items[0])?.['value'])
}

const nameOf = (use: AssetUse, doc: LakeDocument | undefined): string => {
  const title = titleOf(doc)
  return title === undefined ? use.documentId : `“${title}” (${use.documentId})`
}

/** Names in a sentence; `referencingIDs` of the answer lists all. */
const maxNames = 5

function sentence(asset: LakeDocument, uses: readonly AssetUse[], names: readonly string[]): string {
  const named = text(asset['originalFilename'])
  const what = named === undefined ? `The file ${asset._id}` : `“${named}”`
  const more = names.length > maxNames ? ` and ${names.length - maxNames} more` : ''
  const last = uses.reduce((newest, use) => (use.lastPublishedAt > newest ? use.lastPublishedAt : newest), '')
  return `${what} cannot be deleted: it was published in ${names.slice(0, maxNames).join(', ')}${more}, last on ${last.slice(0, 10)}. The record keeps what readers saw. Take it out of the documents that use it instead.`
}

/**
 * Refuses to delete the document of a picture or file that any published version ever used, so that an
 * earlier version can be read and restored.
 * @throws {WriteRefusal} 409 naming the documents that were published with it
 */
export function checkAssetsKept(workspace: Workspace, uses: AssetUses, history: History): void {
  const { dataset } = workspace
  const faults = workspace.changes().flatMap(({ id, before, after }) => {
    if (before === undefined || !isAssetDocument(before) || after?._type === before._type) return []
    const found = uses.of(dataset.id, id)
    if (found.length === 0) return []
    const names = found.map((use) =>
      nameOf(use, dataset.get(use.documentId) ?? history.lastState(dataset, use.documentId)),
    )
    return {
      type: 'documentHasExistingReferencesError',
      description: sentence(before, found, names),
      id,
      referencingIDs: found.map(({ documentId }) => documentId),
      index: workspace.indexOf(id),
    }
  })
  if (faults.length > 0) throw new WriteRefusal(409, faults)
}
