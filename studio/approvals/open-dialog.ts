import { useSyncExternalStore } from 'react'
import type { Meant } from './approval.ts'

/** What somebody types who asks for approval. */
export interface Asking {
  reason: string
  ticket: string
  isSoon: boolean
}

/** A dialog about the approval of a document. */
export type OpenDialog = { publishedId: string; meant: Meant } & (
  | { does: 'ask'; typed: Asking }
  | { does: 'withdraw'; contentHash: string }
)

let open: OpenDialog | undefined
const listeners = new Set<() => void>()

function show(next: OpenDialog | undefined): void {
  open = next
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
  }
}

/**
 * The dialog that is open with what was typed into it. It stands beside the form and not in it: the Studio draws a
 * form anew when somebody has just been led there or the connection comes back, and with it closes its dialogs.
 */
export const useOpenDialog = (): OpenDialog | undefined => useSyncExternalStore(subscribe, () => open)

export const openAsk = (publishedId: string, meant: Meant): void =>
  show({ does: 'ask', publishedId, meant, typed: { reason: '', ticket: '', isSoon: true } })

export const typeAsk = (publishedId: string, meant: Meant, typed: Asking): void =>
  show({ does: 'ask', publishedId, meant, typed })

export const openWithdraw = (publishedId: string, meant: Meant, contentHash: string): void =>
  show({ does: 'withdraw', publishedId, meant, contentHash })

export const closeDialog = (): void => show(undefined)
