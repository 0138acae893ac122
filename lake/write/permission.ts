import { refusal } from '#lake/access/permits.ts'
import type { Permission } from '#lake/context.ts'
import { isPublished, type LakeDocument } from '#lake/store/document.ts'
import { insufficientPermissions } from './faults.ts'
import type { Workspace } from './workspace.ts'

/**
 * Holds every change against the rights of the one who asks. What readers see needs `publish`; the
 * system's own types (assets, preview secrets) and drafts need `create` or `update`.
 * @throws {WriteRefusal} 403 naming the role that is missing
 */
export function checkPermissions(workspace: Workspace): void {
  for (const { id, before, after } of workspace.changes()) {
    const states = [before, after].filter((doc) => doc !== undefined)
    const needed: Permission[] = [before === undefined ? 'create' : 'update']
    if (isPublished(id) && !states.some(isOfSystem)) needed.unshift('publish')
    for (const permission of needed) {
      for (const doc of states) {
        const sentence = refusal(workspace.principal, permission, doc)
        if (sentence === undefined) continue
        throw insufficientPermissions(permission, id, sentence, workspace.indexOf(id))
      }
    }
  }
}

const isOfSystem = (doc: LakeDocument) => doc._type.startsWith('sanity.')
