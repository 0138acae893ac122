import type { Role } from './principal.ts'
import { languageOf, type RoleRights, regulatedTypes, roles, type Scope } from './roles.ts'

/** One line of a dataset's access list: the Studio runs the filter to decide what it offers. */
export interface Grant {
  filter: string
  permissions: string[]
}

const quoted = (values: readonly string[]) => values.map((value) => JSON.stringify(value)).join(', ')

const system = '_id in path("_.**")'
const groups = '_id in path("_.groups.**")'
const unpublished = '(_id in path("drafts.**") || _id in path("versions.**"))'
const published = `!${unpublished} && !(${system})`
const assets = '_type in ["sanity.imageAsset", "sanity.fileAsset"]'

/** Their texts in one language; the server compares what was before and after. */
const sharedDrafts = `_id in path("drafts.**") && !defined(language) && !string::startsWith(_type, "sanity.") && !string::startsWith(_type, "system.") && !(_type in [${quoted(regulatedTypes)}])`

const filterOf = (scope: Scope): string | undefined => {
  if (scope.kind === 'unregulated') return `!(_type in [${quoted(regulatedTypes)}])`
  if (scope.kind === 'textsIn')
    return `_type in [${quoted(scope.types)}] && language == ${JSON.stringify(scope.language)}`
  return scope.kind === 'all' ? 'true' : undefined
}

/**
 * A role's rights as GROQ filters, made from the same table as the server's own checks, which are
 * what counts (lake contract 1).
 */
export const aclOf = (role: Role): Grant[] => {
  const rights: RoleRights = roles[role]
  const writes = ['create', 'update']
  const edits = filterOf(rights.edits)
  const publishes = filterOf(rights.publishes)
  const everything = '_id in path("**")'
  if (rights.manages) {
    return [
      { filter: everything, permissions: ['read', 'create', 'update', 'history', 'editHistory', 'manage'] },
    ]
  }
  if (!rights.readsDrafts) return [{ filter: `_id in path("*") && !(${assets})`, permissions: ['read'] }]
  return [
    { filter: everything, permissions: ['read', 'history'] },
    ...(edits ? [{ filter: `${unpublished} && (${edits})`, permissions: writes }] : []),
    ...(languageOf(role) === undefined ? [] : [{ filter: sharedDrafts, permissions: writes }]),
    ...(publishes ? [{ filter: `${published} && (${publishes})`, permissions: writes }] : []),
    ...(rights.uploads ? [{ filter: `${published} && ${assets}`, permissions: ['create'] }] : []),
    { filter: `!(${system}) && _type == "sanity.previewUrlSecret"`, permissions: writes },
    ...(rights.managesReleases ? [{ filter: `${system} && !(${groups})`, permissions: writes }] : []),
  ]
}
