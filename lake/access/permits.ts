import type { Permission, Principal, Role } from '#lake/context.ts'
import { isPublished, isSystem } from '#lake/store/document.ts'
import type { ReferenceIndex } from '#lake/store/reference-index.ts'
import { type RoleRights, regulatedTypes, roles, type Scope, userRoles } from './roles.ts'

interface Content {
  readonly _id: string
  readonly _type: string
  readonly [attribute: string]: unknown
}

const assetTypes = ['sanity.imageAsset', 'sanity.fileAsset']

const previewSecretType = 'sanity.previewUrlSecret'

/** Published, and without a dot in its id: dotted ids are private in hosted Sanity as well. */
const isPublic = (id: string): boolean => isPublished(id) && !id.includes('.')

const includes = (scope: Scope, doc: Content): boolean => {
  if (scope.kind === 'unregulated') return !regulatedTypes.some((type) => type === doc._type)
  if (scope.kind === 'pagesIn') return doc._type === 'page' && doc['language'] === scope.language
  return scope.kind === 'all'
}

const roleMay = (role: Role, permission: Permission, doc: Content): boolean => {
  const rights: RoleRights = roles[role]
  if (permission === 'read') return rights.readsDrafts || isPublic(doc._id)
  if (permission === 'manage') return rights.manages
  if (isSystem(doc._id)) return rights.managesReleases
  // Opening a preview writes its secret; whoever reads drafts may preview them.
  if (doc._type === previewSecretType) return rights.readsDrafts
  if (isAssetDocument(doc) && isPublished(doc._id)) {
    return permission === 'create' ? rights.uploads : includes(rights.publishes, doc)
  }
  const touchesPublished = permission === 'publish' || isPublished(doc._id)
  return includes(touchesPublished ? rights.publishes : rights.edits, doc)
}

/**
 * Whether the principal may do this to the document; for a create, `doc` is the new one. Changing a
 * published id needs the same right as publishing it. For an update ask with the document before and
 * after, lest a page change hands by changing its language.
 */
export function permits(principal: Principal, permission: Permission, doc: Content): boolean {
  return roleMay(principal.role, permission, doc)
}

const verbs: Record<Permission, string> = {
  read: 'read',
  create: 'create',
  update: 'change',
  publish: 'publish',
  manage: 'manage',
}

/**
 * The sentence of a refusal, naming who could: it is what an editor reads in the Studio.
 * @returns nothing when the act is permitted
 */
export function refusal(principal: Principal, permission: Permission, doc: Content): string | undefined {
  if (permits(principal, permission, doc)) return undefined
  const wide = permission !== 'publish' && permission !== 'manage' && isPublished(doc._id)
  const act = wide && permission !== 'read' ? 'change published' : verbs[permission]
  // Least powerful first: whoever may do it with the fewest rights is whom to ask.
  const able = [...userRoles].reverse().filter((role) => roleMay(role, permission, doc))
  const helper = able.find((role) => role !== 'administrator') ?? 'administrator'
  const who = `a user with the role ${roles[helper].title}`
  if (principal.role === 'anonymous') return `Sign in first: only ${who} may ${act} "${doc._type}" documents.`
  return `The role ${roles[principal.role].title} may not ${act} this "${doc._type}" document. Ask ${who}.`
}

/** Whether the document is one of an asset: the listing of assets is not public as their bytes are. */
export const isAssetDocument = (doc: { readonly _type: string }): boolean => assetTypes.includes(doc._type)

/**
 * Whether someone without a token may see the document in a query. Published documents, but of the
 * assets only those a published document shows: a picture waiting in a draft is listed nowhere.
 */
export function visibleToAnonymous(
  dataset: { readonly references: Pick<ReferenceIndex, 'allReferrers'> },
  doc: { readonly _id: string; readonly _type: string },
): boolean {
  if (!isPublic(doc._id)) return false
  return !isAssetDocument(doc) || dataset.references.allReferrers(doc._id).some(isPublished)
}
