import { readFileSync } from 'node:fs'
import { z } from 'zod'
import { writeFileAtomicSync } from '#common/files/atomic-file.ts'

const stateSchema = z.object({
  /** Whatever the lake committed up to here can no longer be missing: everything was expired after it. */
  covered: z.number(),
  /** The newest sequence acted on, by a webhook or by the reconciler. */
  seen: z.number(),
  /** Deliveries acted on since `covered`, newest last. */
  handled: z.array(z.string()),
})

export type SequenceState = z.infer<typeof stateSchema>

const none: SequenceState = { covered: 0, seen: 0, handled: [] }
const mostHandled = 1_000

/** Why a delivery has no effect, or null when it is to be acted on. */
export const repeatOf = (
  state: SequenceState,
  key: string | null,
  sequence: number | null,
): 'handled before' | 'older than what is known' | null => {
  if (key !== null && state.handled.includes(key)) return 'handled before'
  return sequence !== null && sequence <= state.covered ? 'older than what is known' : null
}

/** The state after a delivery. One that was overtaken by a newer one is acted on all the same. */
export const afterDelivery = (
  state: SequenceState,
  key: string | null,
  sequence: number | null,
): SequenceState => ({
  covered: state.covered,
  seen: Math.max(state.seen, sequence ?? 0),
  handled: key === null ? state.handled : [...state.handled, key].slice(-mostHandled),
})

/** The state after everything was expired while the lake stood at `sequence`; a lake begun anew counts from there. */
export const afterEverything = (sequence: number): SequenceState => ({
  covered: sequence,
  seen: sequence,
  handled: [],
})

/** Where states lie that the disk did not take: route and reconciler are bundled apart, and have this in common. */
const place = Symbol.for('halyard.sequence')

const unwritten = (): Map<string, SequenceState> => {
  const known: unknown = Reflect.get(globalThis, place)
  if (known instanceof Map) return known
  const made = new Map<string, SequenceState>()
  Reflect.set(globalThis, place, made)
  return made
}

/**
 * The state on disk, which route and reconciler share: both are bundled apart, and a restart needs it.
 * A missing or damaged file is the beginning; the reconciler then expires everything.
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
 * Synchronous, so that two deliveries never interleave; a torn file reads as none. What a full disk does not take is
 * held in memory: pages were expired all the same, and a restart expires everything anyway.
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
