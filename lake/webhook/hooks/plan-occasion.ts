import type { Change } from '#lake/store/committed.ts'
import { isPublished, isVersion, isSystem, isDraft, type LakeDocument } from '#lake/store/document.ts'
import { isForgotten } from '#lake/store/forgotten.ts'
import type { Hook, Operation } from './hook.ts'

/** A change that a hook may tell of, before its filter is asked. */
export interface Occasion {
  operation: Operation
  before: LakeDocument | undefined
  after: LakeDocument | undefined
  /** The document after the change, or as it was before its deletion. */
  document: LakeDocument
}

type Listens = Pick<Hook, 'includeDrafts' | 'includeAllVersions' | 'rule'>

const isHeard = (id: string, { includeDrafts, includeAllVersions }: Listens): boolean => {
  if (isDraft(id)) return includeDrafts || includeAllVersions
  if (isVersion(id) || isSystem(id)) return includeAllVersions
  return isPublished(id)
}

const operationOf = (before: LakeDocument | undefined, after: LakeDocument | undefined): Operation => {
  if (before === undefined) return 'create'
  return after === undefined ? 'delete' : 'update'
}

/** The occasion of a change for a hook; nothing where it does not listen to such a change, or it was forgotten. */
export const occasionOf = (
  { id, before, after }: Pick<Change, 'id' | 'before' | 'after'>,
  hook: Listens,
): Occasion | undefined => {
  const document = after ?? before
  if (document === undefined || !isHeard(id, hook)) return undefined
  if ([before, after].some((state) => state !== undefined && isForgotten(state))) return undefined
  const operation = operationOf(before, after)
  return hook.rule.on.includes(operation) ? { operation, before, after, document } : undefined
}
