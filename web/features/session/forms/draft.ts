import { useSyncExternalStore } from 'react'

type Fields = Readonly<Record<string, string>>

/** What is typed into one form, kept for this tab so that it survives a failure and a reload. */
export interface Draft<Form extends Fields> {
  read(): Form
  /** The form as the server draws it. */
  readonly empty: Form
  subscribe(listener: () => void): () => void
  change(part: Partial<Form>): void
  /** Nothing is kept any longer and the form is empty again. */
  forget(): void
}

/** A draft under a key of session storage. Never for passwords and pins. */
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
      // Storage is closed or full: the form itself still holds all of it.
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

/** The form as it stands; first as the server drew it, then with what was typed before. */
export const useDraft = <Form extends Fields>(draft: Draft<Form>): Form =>
  useSyncExternalStore(
    (listener) => draft.subscribe(listener),
    () => draft.read(),
    () => draft.empty,
  )
