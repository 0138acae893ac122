import { mentionedIn, type CommentOrTask, wordingOf } from '#lake/comments/comments.ts'

/** What a mail tells somebody: that a comment or a task mentions them, or that a task is theirs. */
export type MailKind = 'mention' | 'assigned'

export interface Told {
  userId: string
  kind: MailKind
  /** Id of the comment or task. */
  about: string
}

export interface CommentChange {
  id: string
  before: CommentOrTask | undefined
  after: CommentOrTask | undefined
  /** Id of who changed it. */
  author: string
}

/** A task is written into the lake while its form is filled in; it counts once it was created. */
const isSaid = (said: CommentOrTask): boolean => said._type === 'comment' || Boolean(said.createdByUser)

const assigneeOf = (said: CommentOrTask | undefined) =>
  said?._type === 'tasks.task' ? said.assignedTo : undefined

/** Whom a change tells something: those whom it names and the state before did not; never its author. */
export function planMails({ id: about, before, after, author }: CommentChange): Told[] {
  if (after === undefined || !isSaid(after)) return []
  const earlier = before !== undefined && isSaid(before) ? before : undefined
  const known = mentionedIn(earlier && wordingOf(earlier))
  const assignee = assigneeOf(after)
  const isNewlyTheirs = Boolean(assignee) && assignee !== assigneeOf(earlier)
  const told = new Map<string, MailKind>()
  for (const userId of mentionedIn(wordingOf(after))) if (!known.includes(userId)) told.set(userId, 'mention')
  if (assignee && isNewlyTheirs) told.set(assignee, 'assigned')
  told.delete(author)
  return [...told].map(([userId, kind]) => ({ userId, kind, about }))
}

/** Whether what a mail was to tell still holds when it is sent. */
export const stillHolds = ({ userId, kind }: Pick<Told, 'userId' | 'kind'>, said: CommentOrTask): boolean =>
  kind === 'assigned' ? assigneeOf(said) === userId : mentionedIn(wordingOf(said)).includes(userId)

/** Rests between attempts, in ms; a mail that failed once more than these is given up. */
const rests = [2_000, 30_000, 5 * 60_000, 30 * 60_000, 2 * 60 * 60_000] as const

/**
 * When a mail that could not be sent is tried again, in ms.
 * @param attempts how often it was tried, this time included
 * @param answered code of the server's answer; 500 and above is final
 * @returns `undefined` when it is given up
 */
export const planRetry = (attempts: number, answered: number | undefined): number | undefined =>
  answered !== undefined && answered >= 500 ? undefined : rests[attempts - 1]
