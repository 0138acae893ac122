import { Mutation } from '@sanity/mutator'
import type { Change } from '#lake/store/committed.ts'
import { isRecord, isSame } from '#common/records.ts'

type ListenerMutation = Record<string, unknown>

const known = new WeakMap<Change, readonly ListenerMutation[]>()

/**
 * Mutations that reproduce the change in the engine of Sanity's clients, which differs from the documented
 * order and paths in places. Where the engine would produce another document, the mutation carries the whole
 * document (lake contract 4).
 */
export function listenerMutations(change: Change): readonly ListenerMutation[] {
  let mutations = known.get(change)
  if (mutations === undefined) known.set(change, (mutations = translate(change)))
  return mutations
}

function translate({ id, before, after, patches }: Change): readonly ListenerMutation[] {
  if (after === undefined) return [{ delete: { id } }]
  if (before === undefined) return [{ create: after }]
  const whole = [{ createOrReplace: after }]
  if (patches === undefined) return whole
  const mutations = patches.flatMap((patch) =>
    order.flatMap((operation) =>
      patch[operation] === undefined ? [] : [{ patch: { id, [operation]: patch[operation] } }],
    ),
  )
  return reproduces(mutations, before, after) ? mutations : whole
}

/** The documented order, one operation each, so that no engine can choose another. */
const order = ['set', 'setIfMissing', 'unset', 'inc', 'dec', 'insert', 'diffMatchPatch'] as const

function reproduces(mutations: ListenerMutation[], before: object, after: object): boolean {
  try {
    const copies = structuredClone(mutations)
    const result: unknown = new Mutation({ mutations: copies }).apply(JSON.parse(JSON.stringify(before)))
    return isRecord(result) && isSame(withoutStamps(result), withoutStamps({ ...after }))
  } catch {
    // The engine throws on paths it does not support, such as `[*]`.
    return false
  }
}

function withoutStamps({ _rev, _updatedAt, ...content }: Record<string, unknown>) {
  return content
}
