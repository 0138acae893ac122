import { readFileSync } from 'node:fs'
import { z } from 'zod'
import { writeFileAtomicSync } from '#common/files/atomic-file.ts'

const stateSchema = z.object({
  /** Everything announced up to here has been applied by the reconciler. */
  covered: z.number(),
  /** Deliveries processed, newest last. */
  handled: z.array(z.string()),
})

export type SequenceState = z.infer<typeof stateSchema>

const none: SequenceState = { covered: 0, handled: [] }
const maxHandled = 1_000

/** Why a delivery has no effect; null if it must be processed. */
export const repeatOf = (
  state: SequenceState,
  key: string | null,
  sequence: number | null,
): 'handled before' | 'older than what is known' | null => {
  if (key !== null && state.handled.includes(key)) return 'handled before'
  return sequence !== null && sequence <= state.covered ? 'older than what is known' : null
}

/** The state after a delivery. One overtaken by a newer one is processed anyway. */
export const afterDelivery = (state: SequenceState, key: string | null): SequenceState =>
  key === null ? state : { ...state, handled: [...state.handled, key].slice(-maxHandled) }

/** The state after a comparison with the log at `position`; a reset lake counts from there. */
export const afterComparison = (state: SequenceState, position: number): SequenceState => ({
  ...state,
  covered: position,
})

/** State that could not be written to disk: shared between route and reconciler, which are separate bundles. */
const place = Symbol.for('halyard.sequence')

const unwritten = (): Map<string, SequenceState> => {
  const known: unknown = Reflect.get(globalThis, place)
  if (known instanceof Map) return known
  const made = new Map<string, SequenceState>()
  Reflect.set(globalThis, place, made)
  return made
}

/**
 * The state on disk, shared by route and reconciler and needed after a restart. A missing or damaged file is the
 * initial state: a delivery handled before is then handled again.
 */
export const readSequence = (file: string): SequenceState => {
  const held = unwritten().get(file)
  if (held) return held
  try {
    return stateSchema.parse(JSON.parse(readFileSync(file, 'utf8')))
  } catch {
    return none
  }
}

/**
 * Synchronous, so that deliveries never interleave; a torn file reads as missing. If the disk is full the state stays
 * in memory: the pages have expired, and a restart compares with the log anyway.
 */
export const writeSequence = (file: string, state: SequenceState): void => {
  try {
    writeFileAtomicSync(file, JSON.stringify(state))
    unwritten().delete(file)
  } catch (error) {
    if (!unwritten().has(file)) console.error('what the site has seen of the lake cannot be stored:', error)
    unwritten().set(file, state)
  }
}
