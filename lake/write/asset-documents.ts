import type { Change } from '#lake/store/committed.ts'
import { isSame } from '#common/records.ts'
import { isAssetDocument } from '#lake/store/visibility.ts'
import { invalid } from './faults.ts'
import type { Workspace } from './workspace.ts'

/** Attributes that people edit; `opt` holds tags and folder of the media browser. */
const editable = new Set(['title', 'altText', 'description', 'creditLine', 'label', 'opt'])
/** Further attributes that `sanity dataset import` sets after its own upload. */
const imported = new Set(['originalFilename', 'source', 'metadata'])
/** Set by the lake at every write. */
const systemAttributes = new Set(['_rev', '_updatedAt'])

/** The attributes in which two states differ. */
const changed = ({ before, after }: Change): string[] =>
  [...new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})])].filter(
    (name) => !systemAttributes.has(name) && !isSame(before?.[name], after?.[name]),
  )

/**
 * Asset documents are created by uploads only: what they say of a file was read from its bytes, and no
 * mutation or action may change it. Administrators may also set what an import carries.
 * @throws {WriteRefusal} 400 naming the attribute
 */
export function checkAssetDocuments(workspace: Workspace): void {
  const isAdministrator = workspace.principal.role === 'administrator'
  for (const change of workspace.changes()) {
    const { id, before, after } = change
    if (after === undefined || workspace.isUpload(id)) continue
    if (!isAssetDocument(after) && !(before !== undefined && isAssetDocument(before))) continue
    if (before === undefined) {
      throw invalid(
        `"${after._type}" documents come from uploads alone. Upload the file; "${id}" is then made from it.`,
        workspace.indexOf(id),
        { id },
      )
    }
    const fault = changed(change).find(
      (name) => !editable.has(name) && !(isAdministrator && imported.has(name)),
    )
    if (fault === undefined) continue
    throw invalid(
      `"${fault}" of "${id}" is known from the uploaded file and cannot be changed. Change ${[...editable].join(', ')}, or upload another file.`,
      workspace.indexOf(id),
      { id, field: fault },
    )
  }
}
