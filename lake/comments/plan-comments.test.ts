import { describe, expect, it } from 'vitest'
import { type AskedChange, maxCharacters, planComments } from './plan-comments.ts'
import { commentOrTask, type CommentOrTask } from './comments.ts'

const words = (text: string, ...mentions: string[]) => [
  {
    _type: 'block',
    children: [{ _type: 'span', text }, ...mentions.map((userId) => ({ _type: 'mention', userId }))],
  },
]

const comment = (more: Record<string, unknown> = {}): CommentOrTask =>
  commentOrTask.parse({
    _type: 'comment',
    authorId: 'ada',
    status: 'open',
    message: words('Is this right?'),
    ...more,
  })
const task = (more: Record<string, unknown> = {}): CommentOrTask =>
  commentOrTask.parse({ _type: 'tasks.task', authorId: 'ada', status: 'open', title: 'Read it', ...more })

const ada = { id: 'ada', manages: false }
const bob = { id: 'bob', manages: false }
const root = { id: 'root', manages: true }
const reacts = (...people: string[]) => ({
  reactions: people.map((userId) => ({ _key: `${userId}-heart`, userId })),
})

const plan = (asked: Partial<AskedChange>) =>
  planComments({
    before: undefined,
    after: undefined,
    answered: undefined,
    by: ada,
    isPerson: (id) => ['ada', 'bob'].includes(id),
    ...asked,
  })

describe('taken', () => {
  it.each<[string, Partial<AskedChange>]>([
    ['a comment in one’s own name', { after: comment() }],
    ['a mention of a colleague', { after: comment({ message: words('Look,', 'bob') }) }],
    ['a comment of the longest length', { after: comment({ message: words('x'.repeat(maxCharacters)) }) }],
    ['one’s own words, changed', { before: comment(), after: comment({ message: words('No.') }) }],
    [
      'a thread that somebody else resolves',
      { before: comment(), after: comment({ status: 'resolved' }), by: bob },
    ],
    [
      'a reaction beside that of another',
      { before: comment(reacts('ada')), after: comment(reacts('ada', 'bob')), by: bob },
    ],
    [
      'an edit that keeps the name of who left',
      {
        before: comment({ message: words('Ask', 'gone') }),
        after: comment({ message: words('Please ask', 'gone') }),
      },
    ],
    ['one’s own comment, taken back', { before: comment() }],
    ['any comment, taken back by an administrator', { before: comment(), by: root }],
    [
      'an answer in one’s own thread',
      { before: comment({ authorId: 'bob', parentCommentId: 'c' }), answered: comment() },
    ],
    ['an answer whose thread is gone', { before: comment({ authorId: 'bob', parentCommentId: 'c' }) }],
    ['a task that is being filled in', { after: task({ title: undefined }) }],
    ['a task without an assignee', { after: task({ assignedTo: '' }) }],
    [
      'a task that its assignee closes',
      { before: task({ assignedTo: 'bob' }), after: task({ assignedTo: 'bob', status: 'closed' }), by: bob },
    ],
  ])('%s', (_name, asked) => {
    expect(plan(asked)).toBeUndefined()
  })
})

describe('refused', () => {
  it.each<[string, Partial<AskedChange>, string, RegExp]>([
    ['a comment in another’s name', { after: comment(), by: bob }, 'right', /own name/],
    [
      'another’s words, changed',
      { before: comment(), after: comment({ message: words('No.') }), by: bob },
      'right',
      /changed by who wrote it/,
    ],
    [
      'another’s words, changed by an administrator',
      { before: comment(), after: comment({ message: words('No.') }), by: root },
      'right',
      /Answer it instead/,
    ],
    [
      'a comment that changes hands',
      { before: comment(), after: comment({ authorId: 'bob' }) },
      'content',
      /author/,
    ],
    ['a comment that becomes a task', { before: comment(), after: task() }, 'content', /author/],
    [
      'a comment that moves into another thread',
      { before: comment(), after: comment({ threadId: 'other' }) },
      'content',
      /thread/,
    ],
    [
      'a reaction in another’s name',
      { before: comment(), after: comment(reacts('ada')), by: bob },
      'right',
      /own name/,
    ],
    [
      'another’s reaction, taken away',
      { before: comment(reacts('ada')), after: comment(reacts()), by: bob },
      'right',
      /own name/,
    ],
    ['a comment without words', { after: comment({ message: words(' ') }) }, 'content', /needs words/],
    [
      '100,000 characters',
      { after: comment({ message: words('x'.repeat(100_000)) }) },
      'content',
      /10,000 characters; this one has 100,000\. Shorten it/,
    ],
    [
      'a task whose description is too long',
      { after: task({ description: words('x'.repeat(10_001)) }) },
      'content',
      /description of a task.*10,001/,
    ],
    ['a task whose title is too long', { after: task({ title: 'x'.repeat(301) }) }, 'content', /title/],
    [
      'a mention of nobody',
      { after: comment({ message: words('Look,', 'nobody') }) },
      'content',
      /mentioned here who has no account/,
    ],
    [
      'a task for nobody',
      { after: task({ assignedTo: 'nobody' }) },
      'content',
      /assigned here who has no account/,
    ],
    ['another’s comment, taken back', { before: comment(), by: bob }, 'right', /who wrote it/],
    [
      'another’s answer in another’s thread',
      { before: comment({ parentCommentId: 'c' }), answered: comment({ authorId: 'eve' }), by: bob },
      'right',
      /who wrote it/,
    ],
    ['another’s task, taken back', { before: task(), by: bob }, 'right', /who wrote it/],
  ])('%s', (_name, asked, kind, sentence) => {
    expect(plan(asked)).toEqual({ kind, sentence: expect.stringMatching(sentence) })
  })
})
