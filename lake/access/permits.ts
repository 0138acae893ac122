import type { Permission, Principal } from '#lake/context.ts'
import { isPublished } from '#lake/store/document.ts'

/** Whether the principal may do this to the document; for a create, `doc` is the new one. */
export function permits(
  principal: Principal,
  permission: Permission,
  doc: { readonly _id: string; readonly _type: string },
): boolean {
  if (principal.role === 'administrator') return true
  if (permission !== 'read') return false
  return principal.role === 'viewer' || isPublished(doc._id)
}
