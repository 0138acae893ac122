import { isSame } from '#common/records.ts'
import { mentionedIn, namedIn, plainText, type CommentOrTask, wordingOf } from './comments.ts'

/** Longest comment, and longest description of a task, in characters. */
export const maxCharacters = 10_000
const maxInTitle = 300

/** A change of a comment or a task that somebody asks for. */
export interface AskedChange {
  before: CommentOrTask | undefined
  after: CommentOrTask | undefined
  /** The comment that `before` answers; absent where it answers none, or one that is gone. */
  answered: CommentOrTask | undefined
  by: { id: string; manages: boolean }
  isPerson: (id: string) => boolean
}

/** Why it is refused: `right` where somebody else may do it, `content` where nobody may. */
export interface CommentFault {
  kind: 'right' | 'content'
  sentence: string
}

const right = (sentence: string): CommentFault => ({ kind: 'right', sentence })
const content = (sentence: string): CommentFault => ({ kind: 'content', sentence })
const counted = new Intl.NumberFormat('en')

/**
 * Who may write what in comments and tasks: everybody in their own name. What somebody wrote is changed and taken
 * back by its author alone; all else of a thread or a task belongs to everybody.
 */
export function planComments(asked: AskedChange): CommentFault | undefined {
  const { before, after, by } = asked
  if (after === undefined) return before && planRemoval(asked, before)
  if (before === undefined && after.authorId !== by.id) {
    return right('What you write is written in your own name.')
  }
  return (before && planEdit(before, after, by)) ?? planLength(after) ?? planNames(asked, after)
}

function planRemoval({ answered, by }: AskedChange, before: CommentOrTask): CommentFault | undefined {
  const isOwn = before.authorId === by.id || by.manages
  // Whoever deletes a thread deletes the answers in it; the thread itself may be gone before them.
  const isAnswer = before._type === 'comment' && Boolean(before.parentCommentId)
  if (isOwn || (isAnswer && (answered === undefined || answered.authorId === by.id))) return undefined
  return right('This is taken back by who wrote it, or by an administrator.')
}

function planEdit(
  before: CommentOrTask,
  after: CommentOrTask,
  by: AskedChange['by'],
): CommentFault | undefined {
  if (before._type !== after._type || before.authorId !== after.authorId) {
    return content('The author of a comment or a task does not change.')
  }
  if (before._type !== 'comment' || after._type !== 'comment') return undefined
  if (before.parentCommentId !== after.parentCommentId || before.threadId !== after.threadId) {
    return content('A comment stays in its thread.')
  }
  if (before.authorId !== by.id && !isSame(before.message ?? [], after.message ?? [])) {
    return right('The words of a comment are changed by who wrote it. Answer it instead.')
  }
  const others = ({ reactions }: typeof before) => (reactions ?? []).filter(({ userId }) => userId !== by.id)
  if (!isSame(others(before), others(after))) return right('Everybody reacts in their own name.')
  return undefined
}

function planLength(after: CommentOrTask): CommentFault | undefined {
  const { length } = plainText(wordingOf(after), (id) => id)
  if (length > maxCharacters) {
    const what = after._type === 'comment' ? 'A comment' : 'The description of a task'
    return content(
      `${what} may have ${counted.format(maxCharacters)} characters; this one has ${counted.format(length)}. Shorten it, or put the text into the document.`,
    )
  }
  if (after._type !== 'comment' && (after.title ?? '').length > maxInTitle) {
    return content(
      `The title of a task may have ${maxInTitle} characters. Put the rest into its description.`,
    )
  }
  if (after._type === 'comment' && plainText(after.message, (id) => id).trim() === '') {
    return content('A comment needs words.')
  }
  return undefined
}

/** Only names that are new are looked up: people who left stay in what was written. */
function planNames({ before, isPerson }: AskedChange, after: CommentOrTask): CommentFault | undefined {
  const known = new Set(before && namedIn(before))
  const stranger = namedIn(after).find((id) => !known.has(id) && !isPerson(id))
  if (stranger === undefined) return undefined
  const how = mentionedIn(wordingOf(after)).includes(stranger) ? 'mentioned' : 'assigned'
  return content(`Somebody is ${how} here who has no account. Choose a person from the list.`)
}
