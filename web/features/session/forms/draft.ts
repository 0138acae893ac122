import { useSyncExternalStore } from 'react'

type Fields = Readonly<Record<string, string>>

/** A form's values, stored for this tab so that they survive failures and reloads. */
export interface Draft<Form extends Fields> {
  read(): Form
  /** The form as rendered on the server. */
  readonly empty: Form
  subscribe(listener: () => void): () => void
  change(part: Partial<Form>): void
  /** Deletes the stored values and empties the form. */
  forget(): void
}

/** A draft under a session storage key. Never for passwords and pins. */
export const createDraft = <Form extends Fields>(key: string, empty: Form): Draft<Form> => {
  const listeners = new Set<() => void>()
  let held: Form | null = null
  const load = (): Form => {
    try {
      const kept: unknown = JSON.parse(sessionStorage.getItem(key) ?? 'null')
      if (typeof kept !== 'object' || kept === null) return empty
      const known = Object.entries(kept).filter(
        ([name, value]) => Object.hasOwn(empty, name) && typeof value === 'string',
      )
      return { ...empty, ...Object.fromEntries(known) }
    } catch {
      return empty
    }
  }
  const hold = (next: Form, keep: () => void) => {
    held = next
    try {
      keep()
    } catch (error) {
      // Storage is unavailable or full: the form still holds the values.
      console.warn('what is typed is not kept:', error)
    }
    for (const listener of listeners) listener()
  }
  const read = () => (held ??= load())
  return {
    read,
    empty,
    subscribe: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    change: (part) => {
      const next = { ...read(), ...part }
      hold(next, () => sessionStorage.setItem(key, JSON.stringify(next)))
    },
    forget: () => hold(empty, () => sessionStorage.removeItem(key)),
  }
}

/** The form's values: first as rendered on the server, then as stored. */
export const useDraft = <Form extends Fields>(draft: Draft<Form>): Form =>
  useSyncExternalStore(
    (listener) => draft.subscribe(listener),
    () => draft.read(),
    () => draft.empty,
  )
