import { useSyncExternalStore } from 'react'
import type { Meant } from './approval.ts'
import type { When } from './asking/plan-when.ts'

/** What somebody types who asks for approval. */
export interface Asking {
  reason: string
  ticket: string
  when: When
  /** Day and time, as a field of both holds them. */
  at: string
}

/** What approval is asked for. */
export interface Asked {
  publishedId: string
  type: string
  meant: Meant
  /** Whether what is meant is the version of a paused schedule. */
  isPaused?: boolean
  /** Shows the version that a time made of the draft, in the form it was asked from. */
  showScheduled?: ((releaseId: string) => void) | undefined
}

/** A dialog about the approval of a document. */
export type OpenDialog =
  | ({ does: 'ask'; typed: Asking } & Asked)
  | { does: 'withdraw'; publishedId: string; meant: Meant; contentHash: string }

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

export const openAsk = (asked: Asked, when: When = 'soon'): void =>
  show({ does: 'ask', ...asked, typed: { reason: '', ticket: '', when, at: '' } })

export const typeAsk = (asked: Asked, typed: Asking): void => show({ ...asked, does: 'ask', typed })

export const openWithdraw = (publishedId: string, meant: Meant, contentHash: string): void =>
  show({ does: 'withdraw', publishedId, meant, contentHash })

export const closeDialog = (): void => show(undefined)
