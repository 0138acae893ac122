import type { Action } from '@sanity/client'
import { scheduleActions } from '#studio/publishing/schedule-actions.ts'
import type { Meant } from '#studio/approvals/approval.ts'

/** When what is asked for is to happen: with the last signature, at an instant, or when somebody does it. */
export type When = 'soon' | 'time' | 'hand'

/** The choices of whoever asks; none where a release sets the time, and for deleting, which is done by hand. */
export function whensOf({ act, releaseId }: Meant): readonly When[] {
  if (releaseId !== undefined || act === 'delete') return []
  return act === 'publish' ? ['soon', 'time', 'hand'] : ['soon', 'hand']
}

/** What a field of day and time holds, as an instant; undefined where it holds none. The clock is the browser’s. */
export function instantOf(typed: string): Date | undefined {
  const instant = new Date(typed)
  return typed === '' || Number.isNaN(instant.getTime()) ? undefined : instant
}

/** Whether an instant is one to wait for. */
export const isAhead = (instant: Date | undefined, now: number): instant is Date =>
  instant !== undefined && instant.getTime() > now

interface AskedAt {
  publishedId: string
  publishAt: Date
  /** Name of the new release; letters and digits. */
  releaseId: string
  reason: string
  ticket?: string
}

/** The fourth action is the lake’s own. */
export type AskAction = Action | ({ actionType: 'lake.action.approval.ask' } & Record<string, unknown>)

/**
 * Schedules a draft and asks for the signatures of that version, in one request and so all or nothing: the lake
 * publishes it at its instant when it is signed, else holds it until it is.
 */
export const askAtActions = ({ publishedId, publishAt, releaseId, ...asked }: AskedAt): AskAction[] => [
  // What is asked for is the draft as it is by then: those who sign see it.
  ...scheduleActions({
    documentId: publishedId,
    revision: undefined,
    publishAt: publishAt.toISOString(),
    releaseId,
  }),
  {
    actionType: 'lake.action.approval.ask',
    publishedId,
    act: 'publish',
    releaseId,
    publishWhenApproved: false,
    ...asked,
  },
]
