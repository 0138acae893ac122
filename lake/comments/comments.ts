import { z } from 'zod'

const mention = z.looseObject({ _type: z.literal('mention'), userId: z.string() })
const span = z.looseObject({ _type: z.literal('span'), text: z.string() })
const block = z.looseObject({
  _type: z.literal('block'),
  children: z.array(z.discriminatedUnion('_type', [mention, span])),
})

/** What somebody wrote: blocks of text and mentions, as the Studio's comments and tasks hold them. */
const wording = z.array(block).nullish()

type Wording = z.infer<typeof wording>

const reaction = z.looseObject({ _key: z.string(), userId: z.string() })

const personId = z.string().nullish()

/** The document that is talked about; `documentType` is absent where that is a task. */
const target = z
  .looseObject({
    documentType: z.string().nullish(),
    document: z.looseObject({ _ref: z.string() }).nullish(),
  })
  .nullish()

const context = z
  .looseObject({ notification: z.looseObject({ documentTitle: z.string().nullish() }).nullish() })
  .nullish()

const comment = z.looseObject({
  _type: z.literal('comment'),
  authorId: z.string(),
  message: wording,
  parentCommentId: z.string().nullish(),
  threadId: z.string().nullish(),
  status: z.enum(['open', 'resolved']),
  reactions: z.array(reaction).nullish(),
  target,
  context,
})

const task = z.looseObject({
  _type: z.literal('tasks.task'),
  authorId: z.string(),
  title: z.string().nullish(),
  description: wording,
  assignedTo: personId,
  subscribers: z.array(z.string()).nullish(),
  status: z.enum(['open', 'closed']),
  dueBy: z.iso.date().nullish(),
  /** When its form was sent; absent while it is filled in. */
  createdByUser: z.string().nullish(),
  target,
})

/** A comment or a task, as far as the lake looks at one. */
export const commentOrTask = z.discriminatedUnion('_type', [comment, task])

export type CommentOrTask = z.infer<typeof commentOrTask>

/** What somebody wrote, as plain text; a mention is `@` and the name by `nameOf`. Blocks are lines. */
export const plainText = (written: Wording, nameOf: (userId: string) => string): string =>
  (written ?? [])
    .map(({ children }) =>
      children.map((child) => (child._type === 'mention' ? `@${nameOf(child.userId)}` : child.text)).join(''),
    )
    .join('\n')

/** Ids of the people it mentions, each once. */
export const mentionedIn = (written: Wording): string[] => [
  ...new Set(
    (written ?? []).flatMap(({ children }) =>
      children.flatMap((child) => (child._type === 'mention' ? [child.userId] : [])),
    ),
  ),
]

/** What was written in it. */
export const wordingOf = (said: CommentOrTask): Wording =>
  said._type === 'comment' ? said.message : said.description

/** Everybody whom it names: mentioned, assigned, subscribed. */
export const namedIn = (said: CommentOrTask): string[] => [
  ...new Set([
    ...mentionedIn(wordingOf(said)),
    ...(said._type === 'comment' ? [] : (said.subscribers ?? [])),
    ...(said._type === 'comment' || !said.assignedTo ? [] : [said.assignedTo]),
  ]),
]
