import { z } from 'zod'
import { permits } from '#lake/access/permits.ts'
import type { Principal } from '#lake/access/principal.ts'
import { userById } from '#lake/access/users.ts'
import { judge } from '#lake/approvals/judge/judge.ts'
import { signersIn } from '#lake/approvals/judge/signers.ts'
import { openRequestsOf } from '#lake/approvals/approval-state.ts'
import { isSameSubject, type Subject, subjectSchema } from '#lake/approvals/subject.ts'
import { HttpError } from '#lake/http/errors.ts'
import type { Lake } from '#lake/lake.ts'
import type { Dataset } from '#lake/store/dataset.ts'
import type { Committed } from '#lake/store/committed.ts'
import { draftId } from '#lake/store/document.ts'
import { publish, unpublish } from '#lake/write/publish.ts'

const signature = z.looseObject({ kind: z.literal('approve'), subject: subjectSchema })

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
  const [subject] = committed.changes.flatMap(({ after }) => {
    const parsed = signature.safeParse(after)
    return parsed.success ? [parsed.data.subject] : []
  })
  return subject && publishWished(lake, dataset, subject, signer)
}

/** Does what was wished and approved before the lake ended, and not done then; what fails is logged. */
export async function publishLeftOver(lake: Lake): Promise<void> {
  for (const dataset of lake.datasets.list()) {
    const approvalStates = lake.approvals.of(dataset)
    const open = [...(approvalStates?.all() ?? [])].flatMap((approvalState) => openRequestsOf(approvalState))
    for (const { subject } of open) {
      try {
        await publishWished(lake, dataset, subject, undefined)
      } catch (error) {
        lake.log.error('approved and not written', { document: subject.publishedId, reason: String(error) })
      }
    }
  }
}

async function publishWished(
  lake: Lake,
  dataset: Dataset,
  subject: Subject,
  signer: Principal | undefined,
): Promise<Followed | undefined> {
  const { publishedId, act } = subject
  const approvalStates = lake.approvals.of(dataset)
  const approvalState = approvalStates?.of(publishedId)
  const wish =
    approvalState && openRequestsOf(approvalState).findLast((one) => isSameSubject(one.subject, subject))
  if (approvalStates === undefined || wish?.publishWhenApproved !== true) return undefined
  if (wish.releaseId !== undefined || act === 'delete') return undefined
  const document = dataset.get(act === 'publish' ? draftId(publishedId) : publishedId)
  // What was never published is known by its draft alone: without it, it would be of no type and need nobody.
  const { approval } = judge(approvalStates, signersIn(lake.db), subject, [
    dataset.get(publishedId),
    document,
  ])
  if (document === undefined || approval.state !== 'approved') return undefined
  const asker = askerOf(lake, wish.person.id)
  const mayPublish = asker !== undefined && permits(asker, 'publish', { ...document, _id: publishedId })
  const principal = mayPublish ? asker : signer
  if (principal === undefined) return undefined
  try {
    const answer = await lake.writer.submit({
      dataset,
      principal,
      transactionId: undefined,
      dryRun: false,
      kind: 'actionError',
      plan: (workspace) => {
        const actionType = 'sanity.action.document.publish'
        const draft = draftId(publishedId)
        if (act === 'publish') publish(workspace, { actionType, draftId: draft, publishedId })
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
