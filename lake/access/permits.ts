import type { Permission, Principal, Standing } from './principal.ts'
import { isGroup, isPublished, isSchema, isSystem } from '#lake/store/document.ts'
import { isAssetDocument, isPublicId, visibleToAnonymous } from '#lake/store/visibility.ts'
import { type RoleRights, regulatedTypes, roles, type Scope, describeRole } from './roles.ts'

interface Content {
  readonly _id: string
  readonly _type: string
  readonly [attribute: string]: unknown
}

const previewSecretType = 'sanity.previewUrlSecret'

const includes = (scope: Scope, doc: Content, language: string | undefined): boolean => {
  if (scope.kind === 'unregulated') return !regulatedTypes.some((type) => type === doc._type)
  if (scope.kind === 'ownLanguage') {
    return language !== undefined && scope.types.includes(doc._type) && doc['language'] === language
  }
  return scope.kind === 'all'
}

const roleMay = ({ role, language }: Standing, permission: Permission, doc: Content): boolean => {
  const rights: RoleRights = roles[role]
  if (permission === 'read') return rights.readsDrafts || (isPublicId(doc._id) && !isAssetDocument(doc))
  if (permission === 'manage') return rights.manages
  // Groups define permissions in the hosted service, and schemas what its programs show: only administrators may
  // write them, although the lake ignores them.
  if (isGroup(doc._id) || isSchema(doc._id)) return rights.manages
  if (isSystem(doc._id)) return rights.managesReleases
  // Opening a preview writes its secret; every reader of drafts may preview them.
  if (doc._type === previewSecretType) return rights.readsDrafts
  if (isAssetDocument(doc) && isPublished(doc._id)) {
    return permission === 'create' ? rights.uploads : includes(rights.publishes, doc, language)
  }
  const touchesPublished = permission === 'publish' || isPublished(doc._id)
  return includes(touchesPublished ? rights.publishes : rights.edits, doc, language)
}

/**
 * Whether whoever has this role may do this to the document; for a create, `doc` is the new one. Changing a published
 * id needs the same right as publishing it. For an update check the document before and after, since a
 * changed language changes who may edit a page.
 */
export function permits(standing: Standing, permission: Permission, doc: Content): boolean {
  return roleMay(standing, permission, doc)
}

/** Roles to ask for help, fewest rights first. */
const helpers = ['marketer', 'compliance', 'administrator'] as const

/** Who has a right that somebody lacks: `a user with the role Compliance`. */
export function helperFor(permission: Permission, doc: Content): string {
  const helper = helpers.find((role) => roleMay({ role }, permission, doc)) ?? 'administrator'
  return `a user with the role ${roles[helper].title}`
}

const describeAction = (permission: Permission, doc: Content): string => {
  const documents = `"${doc._type}" documents`
  if (permission === 'manage') return 'manage datasets and users'
  if (permission === 'publish') return `publish ${documents}`
  if (permission === 'read') return `read this "${doc._type}" document`
  if (isAssetDocument(doc)) return permission === 'create' ? 'upload files' : 'change uploaded files'
  if (isPublished(doc._id)) return `change published ${documents}`
  return `${permission === 'create' ? 'create' : 'change'} this "${doc._type}" document`
}

/**
 * The sentence of a refusal, as an editor reads it in the Studio; it names a role that has the right.
 * @returns nothing when the action is permitted
 */
export function refusal(principal: Principal, permission: Permission, doc: Content): string | undefined {
  if (permits(principal, permission, doc)) return undefined
  const who = helperFor(permission, doc)
  if (principal.role === 'anonymous')
    return `Sign in first: it takes ${who} to ${describeAction(permission, doc)}.`
  return `The role ${describeRole(principal).title} may not ${describeAction(permission, doc)}. Ask ${who}.`
}

/**
 * Whether the principal may read the document as it is in the dataset. Without a token that depends on the
 * documents that refer to an asset; `permits` alone, which cannot know, then refuses.
 */
export function mayRead(
  dataset: Parameters<typeof visibleToAnonymous>[0],
  principal: Principal,
  doc: Content,
): boolean {
  return principal.kind === 'anonymous' ? visibleToAnonymous(dataset, doc) : permits(principal, 'read', doc)
}
