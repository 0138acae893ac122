import { describe, expect, it } from 'vitest'
import { commentOrTask } from '#lake/comments/comments.ts'
import { planMails, planRetry, stillHolds } from './plan-mail.ts'

const message = (...mentions: string[]) => [
  { _type: 'block', children: mentions.map((userId) => ({ _type: 'mention', userId })) },
]
const comment = (...mentions: string[]) =>
  commentOrTask.parse({ _type: 'comment', authorId: 'ada', status: 'open', message: message(...mentions) })
const task = (assignedTo: string | null, isCreated = true, ...mentions: string[]) =>
  commentOrTask.parse({
    _type: 'tasks.task',
    authorId: 'ada',
    status: 'open',
    assignedTo,
    description: message(...mentions),
    ...(isCreated && { createdByUser: '2026-11-25T10:00:00Z' }),
  })

const mention = (userId: string) => ({ userId, kind: 'mention', about: 'x' })
const assigned = (userId: string) => ({ userId, kind: 'assigned', about: 'x' })

describe('who is told', () => {
  it.each([
    [
      'the people a comment mentions',
      undefined,
      comment('bob', 'cy'),
      'ada',
      [mention('bob'), mention('cy')],
    ],
    ['each of them once', undefined, comment('bob', 'bob'), 'ada', [mention('bob')]],
    ['nobody of themselves', undefined, comment('ada'), 'ada', []],
    ['after an edit only who is new', comment('bob'), comment('bob', 'cy'), 'ada', [mention('cy')]],
    ['nobody by a comment without names', undefined, comment(), 'ada', []],
    ['nobody when it is taken back', comment('bob'), undefined, 'ada', []],
    ['nobody while a task is filled in', undefined, task('bob', false), 'ada', []],
    ['its assignee once it is created', task('bob', false), task('bob'), 'ada', [assigned('bob')]],
    ['the next assignee', task('bob'), task('cy'), 'bob', [assigned('cy')]],
    ['nobody who takes a task', task('bob'), task('cy'), 'cy', []],
    ['nobody when the assignee is taken away', task('bob'), task(null), 'ada', []],
    [
      'an assignee who is mentioned as well, once',
      task(null, false),
      task('bob', true, 'bob'),
      'ada',
      [assigned('bob')],
    ],
    ['who is mentioned in a task', task('bob'), task('bob', true, 'cy'), 'ada', [mention('cy')]],
  ])('%s', (_name, before, after, author, told) => {
    expect(planMails({ id: 'x', before, after, author })).toEqual(told)
  })

  it('holds as long as the name stands', () => {
    expect(stillHolds({ userId: 'bob', kind: 'mention' }, comment('bob'))).toBe(true)
    expect(stillHolds({ userId: 'bob', kind: 'mention' }, comment())).toBe(false)
    expect(stillHolds({ userId: 'bob', kind: 'assigned' }, task('bob'))).toBe(true)
    expect(stillHolds({ userId: 'bob', kind: 'assigned' }, task('cy'))).toBe(false)
  })
})

describe('an attempt that failed', () => {
  it.each([
    [1, undefined, 2_000],
    [1, 451, 2_000],
    [2, undefined, 30_000],
    [5, 451, 7_200_000],
    [6, 451, undefined],
    [6, undefined, undefined],
    [1, 550, undefined],
  ])('number %i, answered %s', (attempts, answered, rest) => {
    expect(planRetry(attempts, answered)).toBe(rest)
  })
})
