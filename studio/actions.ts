import type { DocumentActionsResolver } from 'sanity'
import { singletonTypes } from '#schemas/index.ts'

const singletons = new Set<string>(singletonTypes.map(({ name }) => name))

/** A singleton is edited, published and restored; it is never copied, taken offline or deleted. */
const singletonActions = new Set(['publish', 'discardChanges', 'restore'])

export const documentActions: DocumentActionsResolver = (actions, { schemaType }) =>
  singletons.has(schemaType)
    ? actions.filter(({ action }) => action !== undefined && singletonActions.has(action))
    : actions
