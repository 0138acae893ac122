import { permits } from '#lake/access/permits.ts'
import type { Principal } from '#lake/access/principal.ts'
import type { Change, Committed } from '#lake/store/committed.ts'
import { isDraft, isVersion } from '#lake/store/document.ts'
import type { StreamEvent } from './event-stream.ts'
import type { DocumentFilter } from './filter.ts'
import { listenerMutations } from './listener-mutations.ts'
import { mendozaPatch } from './mendoza.ts'

export interface ListenerOptions {
  principal: Principal
  filter: DocumentFilter
  includeResult: boolean
  includePreviousRevision: boolean
  includeMutations: boolean
  includeAllVersions: boolean
  effectFormat: 'mendoza' | 'none'
}

/**
 * The events a listener gets for one transaction. Counters are per listener, so that nobody learns of
 * documents they may not read (lake contract 4).
 */
export function listenerEvents(committed: Committed, options: ListenerOptions): StreamEvent[] {
  const seen = committed.changes.flatMap((change) => {
    const transition = transitionOf(change, options)
    return transition === undefined ? [] : [{ change, transition }]
  })
  return seen.map(({ change, transition }, index) => ({
    event: 'mutation',
    id: `${committed.sequence}.${index + 1}`,
    data: {
      ...describe(change, committed, options),
      transition,
      transactionTotalEvents: seen.length,
      transactionCurrentEvent: index + 1,
    },
  }))
}

type Transition = 'appear' | 'update' | 'disappear'

function transitionOf({ id, before, after }: Change, options: ListenerOptions): Transition | undefined {
  if (!options.includeAllVersions && (isDraft(id) || isVersion(id))) return undefined
  const [was, is] = [before, after].map(
    (doc) => doc !== undefined && permits(options.principal, 'read', doc) && options.filter(doc),
  )
  if (was === true) return is === true ? 'update' : 'disappear'
  return is === true ? 'appear' : undefined
}

function describe(change: Change, committed: Committed, options: ListenerOptions): Record<string, unknown> {
  const { id, before, after } = change
  return {
    eventId: `${committed.transactionId}#${id}`,
    documentId: id,
    transactionId: committed.transactionId,
    identity: committed.author,
    ...(before === undefined ? {} : { previousRev: before._rev }),
    resultRev: committed.transactionId,
    timestamp: committed.timestamp,
    visibility: 'query',
    ...(options.includeMutations ? { mutations: listenerMutations(change) } : {}),
    ...(options.includeResult && after !== undefined ? { result: after } : {}),
    ...(options.includePreviousRevision && before !== undefined ? { previous: before } : {}),
    ...(options.effectFormat === 'none'
      ? {}
      : { effects: { apply: mendozaPatch(before, after), revert: mendozaPatch(after, before) } }),
  }
}
