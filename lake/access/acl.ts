import type { Standing } from './principal.ts'
import { type RoleRights, regulatedTypes, roles, type Scope } from './roles.ts'

/** One grant of a dataset's access list: the Studio evaluates the filter to decide what it offers. */
export interface Grant {
  filter: string
  permissions: string[]
}

/** Rights in the dataset of comments and tasks: everybody who is signed in talks there (record 55). */
export const addonAcl: readonly Grant[] = [
  { filter: '_id in path("**")', permissions: ['read', 'create', 'update', 'history'] },
]

const quoted = (values: readonly string[]) => values.map((value) => JSON.stringify(value)).join(', ')

const system = '_id in path("_.**")'
const kept = '_id in path("_.groups.**") || _id in path("_.schemas.**")'
const unpublished = '(_id in path("drafts.**") || _id in path("versions.**"))'
const published = `!${unpublished} && !(${system})`
const assets = '_type in ["sanity.imageAsset", "sanity.fileAsset"]'

/** Their texts in one language; the server compares the states before and after. */
const sharedDrafts = `_id in path("drafts.**") && !defined(language) && !string::startsWith(_type, "sanity.") && !string::startsWith(_type, "system.") && !(_type in [${quoted(regulatedTypes)}])`

const filterOf = (scope: Scope, language: string | undefined): string | undefined => {
  if (scope.kind === 'unregulated') return `!(_type in [${quoted(regulatedTypes)}])`
  if (scope.kind === 'ownLanguage') {
    if (language === undefined) return undefined
    return `_type in [${quoted(scope.types)}] && language == ${JSON.stringify(language)}`
  }
  return scope.kind === 'all' ? 'true' : undefined
}

/**
 * A role's rights as GROQ filters, derived from the same table as the server's own checks, which are
 * authoritative (lake contract 1).
 */
export const aclOf = ({ role, language }: Standing): Grant[] => {
  const rights: RoleRights = roles[role]
  const writes = ['create', 'update']
  const edits = filterOf(rights.edits, language)
  const publishes = filterOf(rights.publishes, language)
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
    ...(language === undefined ? [] : [{ filter: sharedDrafts, permissions: writes }]),
    ...(publishes ? [{ filter: `${published} && (${publishes})`, permissions: writes }] : []),
    ...(rights.uploads ? [{ filter: `${published} && ${assets}`, permissions: ['create'] }] : []),
    { filter: `!(${system}) && _type == "sanity.previewUrlSecret"`, permissions: writes },
    ...(rights.managesReleases ? [{ filter: `${system} && !(${kept})`, permissions: writes }] : []),
  ]
}
