import type { Action } from '@sanity/client'
import { rescheduleActions, scheduleActions } from '#studio/publishing/schedule-actions.ts'
import type { Meant } from '#studio/approvals/approval.ts'

/** When what is asked for is to happen: with the last signature, at an instant, or when somebody does it. */
export type When = 'soon' | 'time' | 'hand'

/**
 * The choices of whoever asks; none where a release sets the time, and for deleting, which is done by hand.
 * @param isPaused whether it is the version of a paused schedule, which waits for another time
 */
export function whensOf({ act, releaseId }: Meant, isPaused = false): readonly When[] {
  if (isPaused) return ['time', 'hand']
  if (releaseId !== undefined || act === 'delete') return []
  return act === 'publish' ? ['soon', 'time', 'hand'] : ['soon', 'hand']
}

/** What a field of day and time holds, as an instant; undefined where it holds none. The clock is the browser’s. */
export function instantOf(typed: string): Date | undefined {
  const instant = new Date(typed)
  return typed === '' || Number.isNaN(instant.getTime()) ? undefined : instant
}

const two = (count: number): string => String(count).padStart(2, '0')

/** Whether the clock of the browser’s zone never shows what was typed, since it is put forward over it. */
function isSkipped(typed: string): boolean {
  const instant = instantOf(typed)
  if (instant === undefined) return false
  const shown = `${two(instant.getHours())}:${two(instant.getMinutes())}`
  return typed.slice(11, 16) !== shown
}

const hour = 3_600_000

/** Whether the clock of the browser’s zone shows what was typed twice, since it is put back over it; the first one counts. */
export function comesTwice(typed: string): boolean {
  const instant = instantOf(typed)
  if (instant === undefined) return false
  const later = new Date(instant.getTime() + hour)
  return later.getHours() === instant.getHours() && later.getMinutes() === instant.getMinutes()
}

/** What is wrong with the time that was typed, if anything. */
export function wrongTime(typed: string, now: number): 'ask.past' | 'ask.skipped' | undefined {
  if (isSkipped(typed)) return 'ask.skipped'
  const instant = instantOf(typed)
  return instant === undefined || isAhead(instant, now) ? undefined : 'ask.past'
}

/** Whether an instant is one to wait for. */
export const isAhead = (instant: Date | undefined, now: number): instant is Date =>
  instant !== undefined && instant.getTime() > now

interface AskedAt {
  publishedId: string
  publishAt: Date
  /** Name of the release; letters and digits. */
  releaseId: string
  /** Whether the release is there, paused, with its version; else both are made of the draft. */
  isPaused?: boolean
  /** What the form calls the scheduled version. */
  title?: string | undefined
  reason: string
  ticket?: string
}

/** The last action is the lake’s own. */
export type AskAction = Action | ({ actionType: 'lake.action.approval.ask' } & Record<string, unknown>)

/**
 * Schedules a draft, or a paused version anew, and asks for the signatures of that version, in one request and so all
 * or nothing: the lake publishes it at its instant when it is signed, else holds it until it is.
 */
export const askAtActions = ({
  publishedId,
  publishAt,
  releaseId,
  isPaused = false,
  title,
  ...asked
}: AskedAt): AskAction[] => [
  // What is asked for is the draft, or the version, as it is by then: those who sign see it.
  ...(isPaused
    ? rescheduleActions(releaseId, publishAt.toISOString())
    : scheduleActions({
        documentId: publishedId,
        revision: undefined,
        publishAt: publishAt.toISOString(),
        releaseId,
        title,
      })),
  {
    actionType: 'lake.action.approval.ask',
    publishedId,
    act: 'publish',
    releaseId,
    publishWhenApproved: false,
    ...asked,
  },
]
