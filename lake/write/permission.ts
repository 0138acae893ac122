import { differsOnlyIn, isShared } from '#lake/access/own-language.ts'
import { refusal } from '#lake/access/permits.ts'
import { regulatedTypes } from '#lake/access/roles.ts'
import type { Permission } from '#lake/access/principal.ts'
import type { Change } from '#lake/store/committed.ts'
import { isDraft, isPublished, type LakeDocument, publishedId } from '#lake/store/document.ts'
import { insufficientPermissions } from './faults.ts'
import type { Workspace } from './workspace.ts'

/**
 * Checks every change against the principal's rights. What readers see needs `publish`; system types (assets,
 * preview secrets) and drafts need `create` or `update`.
 * @throws {WriteRefusal} 403 naming the role that is missing
 */
export function checkPermissions(workspace: Workspace): void {
  const { language } = workspace.principal
  for (const change of workspace.changes()) {
    const { id, before, after } = change
    if (language !== undefined && isTextEdit(workspace, change, language)) continue
    const states = [before, after].filter((doc) => doc !== undefined)
    const needed: Permission[] = [before === undefined ? 'create' : 'update']
    if (isPublished(id) && !states.some(isSystemType)) needed.unshift('publish')
    for (const permission of needed) {
      for (const doc of states) {
        const sentence = refusal(workspace.principal, permission, doc)
        if (sentence === undefined) continue
        throw insufficientPermissions(permission, id, sentence, workspace.indexOf(id))
      }
    }
  }
}

/**
 * A translator may change the texts of one language in a draft of a shared document: the first change creates
 * the draft from the published document, and discarding it drops such texts only. Regulated documents are
 * excluded in every language: mandated wording is compliance's alone.
 */
function isTextEdit(workspace: Workspace, { id, before, after }: Change, language: string): boolean {
  if (!isDraft(id)) return false
  const published = workspace.get(publishedId(id))
  const [from, to] = [before ?? published, after ?? published]
  if (from === undefined || to === undefined || !isShared(from) || !isShared(to)) return false
  if (regulatedTypes.some((type) => type === from._type || type === to._type)) return false
  return differsOnlyIn(language, from, to)
}

const isSystemType = (doc: LakeDocument) => doc._type.startsWith('sanity.')
