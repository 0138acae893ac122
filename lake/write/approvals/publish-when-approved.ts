import { z } from 'zod'
import { permits } from '#lake/access/permits.ts'
import type { Principal } from '#lake/access/principal.ts'
import { userById } from '#lake/access/users.ts'
import { judge } from '#lake/approvals/judge/judge.ts'
import { signersIn } from '#lake/approvals/judge/signers.ts'
import { isSameSubject, subjectSchema } from '#lake/approvals/subject.ts'
import { HttpError } from '#lake/http/errors.ts'
import type { Lake } from '#lake/lake.ts'
import type { Dataset } from '#lake/store/dataset.ts'
import type { Committed } from '#lake/store/committed.ts'
import { draftId } from '#lake/store/document.ts'
import { publish, unpublish } from '#lake/write/publish.ts'

const request = z.looseObject({
  subject: subjectSchema,
  person: z.looseObject({ id: z.string() }),
  publishWhenApproved: z.boolean().default(false),
  releaseId: z.string().optional(),
})

/** What followed a signature: a transaction, or the sentence why it was refused. */
export type Followed = { committed: Committed | undefined } | { refused: string }

/**
 * Does what was asked for with the wish to do it as soon as it is approved: in the name of who asked, with the rights
 * that person has now, else of who signed last. A signature stands whatever becomes of it.
 * @param committed the transaction that brought a signature
 * @returns nothing where something is missing still, or nobody wished it
 */
export async function publishWhenApproved(
  lake: Lake,
  dataset: Dataset,
  signer: Principal,
  committed: Committed,
): Promise<Followed | undefined> {
  const standings = lake.approvals.of(dataset)
  const signed = committed.changes.flatMap(({ after }) => {
    const parsed = z.looseObject({ kind: z.literal('approve'), subject: subjectSchema }).safeParse(after)
    return parsed.success ? [parsed.data.subject] : []
  })
  const [subject] = signed
  if (standings === undefined || subject === undefined) return undefined
  const wish = dataset.documents
    .ofType('approval.request')
    .map((doc) => request.parse(doc))
    .findLast((one) => isSameSubject(one.subject, subject))
  if (wish?.publishWhenApproved !== true || wish.releaseId !== undefined || subject.act === 'delete')
    return undefined
  const signers = signersIn(lake.db)
  const { publishedId } = subject
  if (judge(standings, signers, subject, [dataset.get(publishedId)]).approval.state !== 'approved')
    return undefined
  const document = dataset.get(subject.act === 'publish' ? draftId(publishedId) : publishedId)
  if (document === undefined) return undefined
  const asker = askerOf(lake, wish.person.id)
  const mayPublish = asker !== undefined && permits(asker, 'publish', { ...document, _id: publishedId })
  try {
    const answer = await lake.writer.submit({
      dataset,
      principal: mayPublish ? asker : signer,
      transactionId: undefined,
      dryRun: false,
      kind: 'actionError',
      plan: (workspace) => {
        const actionType = 'sanity.action.document.publish'
        const draft = draftId(publishedId)
        if (subject.act === 'publish') publish(workspace, { actionType, draftId: draft, publishedId })
        else unpublish(workspace, draft, publishedId)
      },
    })
    return { committed: answer.committed }
  } catch (error) {
    if (!(error instanceof HttpError) || error.status >= 500) throw error
    lake.log.warn('approved and not published', { document: publishedId, reason: error.message })
    return { refused: error.message }
  }
}

/** Who asked, with the role of today; nobody where the account was disabled. */
function askerOf({ db }: Lake, id: string): Principal | undefined {
  const user = userById(db, id)
  if (user === undefined || user.disabledAt !== null) return undefined
  const { displayName: name, role, language } = user
  return { id, name, role, language, kind: 'user' }
}
