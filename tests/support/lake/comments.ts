import { randomUUID } from 'node:crypto'
import type { SanityClient } from '@sanity/client'
import { signInAs } from '#tests/support/broker/sign-in.ts'
import type { TestLake } from './lake.ts'

export const commentsDataset = 'production-comments'

/** Somebody who is signed in, and their view of comments and tasks. */
export interface Colleague {
  id: string
  token: string
  comments: SanityClient
}

export async function colleague(lake: TestLake, name: string): Promise<Colleague> {
  const token = await signInAs(lake.url, name)
  const comments = lake.client({ dataset: commentsDataset, token, perspective: 'raw' })
  const { id } = await comments.users.getById('me')
  return { id, token, comments }
}

/** What somebody types into a comment: text, then mentions. */
export const words = (text: string, ...mentions: readonly string[]) => [
  {
    _type: 'block',
    _key: randomUUID(),
    style: 'normal',
    markDefs: [],
    children: [
      { _type: 'span', _key: randomUUID(), text, marks: [] },
      ...mentions.map((userId) => ({ _type: 'mention', _key: randomUUID(), userId })),
    ],
  },
]

/** A comment on a field of the home page, as the Studio writes one. */
export const commentBy = (authorId: string, more: Record<string, unknown> = {}) => ({
  _id: randomUUID(),
  _type: 'comment',
  authorId,
  message: words('Is this still true?'),
  status: 'open',
  threadId: randomUUID(),
  context: { tool: 'structure', notification: { documentTitle: 'Home' } },
  target: {
    documentType: 'page',
    path: { field: 'title' },
    document: {
      _dataset: 'production',
      _projectId: 'local',
      _ref: 'page-en-home',
      _type: 'crossDatasetReference',
      _weak: true,
    },
  },
  ...more,
})

/** A task as the Studio writes one when its form is sent. */
export const taskBy = (authorId: string, more: Record<string, unknown> = {}) => ({
  _id: randomUUID(),
  _type: 'tasks.task',
  authorId,
  status: 'open',
  title: 'Read the figures',
  createdByUser: new Date().toISOString(),
  subscribers: [authorId],
  ...more,
})
