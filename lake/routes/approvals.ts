import type { Context, Hono } from 'hono'
import { z } from 'zod'
import { judge, sentenceOf } from '#lake/approvals/judge/judge.ts'
import { proposedBy } from '#lake/approvals/judge/proposed.ts'
import { type Signers, signersIn } from '#lake/approvals/judge/signers.ts'
import { decisionsOf, isBehind, openRequestsOf, type ApprovalState } from '#lake/approvals/approval-state.ts'
import type { ApprovalStates } from '#lake/approvals/approval-states.ts'
import { type Act, acts } from '#lake/approvals/subject.ts'
import { permits } from '#lake/access/permits.ts'
import type { Principal } from '#lake/access/principal.ts'
import type { LakeEnv } from '#lake/http/environment.ts'
import { badRequest, notFound, unauthorized } from '#lake/http/errors.ts'
import { datasetOf } from '#lake/http/request/dataset.ts'
import { versionSegment } from '#lake/http/request/version.ts'
import type { Lake } from '#lake/lake.ts'
import type { Dataset } from '#lake/store/dataset.ts'
import { isSystem, type LakeDocument, publishedId } from '#lake/store/document.ts'
import { asPublished } from '#lake/write/publish.ts'

const asked = z.object({ act: z.enum(acts).default('publish'), releaseId: z.string().optional() })
const path = `${versionSegment}/data/approvals/:dataset`

/**
 * `GET /data/approvals/:dataset/:publishedId?act=&releaseId=`: what an act on a document needs and has, and what
 * is in force. `GET /data/approvals/:dataset`: every document that waits for signatures. Both with a token.
 */
export function approvalRoutes(app: Hono<LakeEnv>, lake: Lake): void {
  const signers = signersIn(lake.db)

  app.get(`${path}/:id`, (c) => {
    const { principal, dataset, approvalStates } = askedFor(c, lake)
    const query = asked.safeParse(c.req.query())
    if (!query.success) throw badRequest('act: must be publish, unpublish or delete')
    const id = publishedId(c.req.param('id'))
    const meant = { publishedId: id, ...query.data }
    const get = (one: string) => dataset.get(one)
    const find = (act: Act) => proposedBy({ ...meant, act }, get, asPublished, approvalStates.hashOf)
    // Without a draft, what stands is what an answer can be about.
    const proposed = find(meant.act) ?? find('unpublish')
    if (proposed === undefined || isSystem(id)) throw notFound(`There is no document "${id}"`)
    const { document, subject } = proposed
    if (!permits(principal, 'read', document)) throw notFound(`There is no document "${id}"`)
    return c.json(describe(approvalStates, signers, { ...subject, act: meant.act }, document, principal))
  })

  app.get(path, (c) => {
    const { principal, dataset, approvalStates } = askedFor(c, lake)
    return c.json({ waiting: waiting(dataset, approvalStates, signers, principal) })
  })
}

/** Who asks, and the approvals of the dataset that is asked about. */
function askedFor(c: Context<LakeEnv>, lake: Lake) {
  const principal = c.get('principal')
  if (principal.kind === 'anonymous') throw unauthorized('Approvals need a token')
  const dataset = datasetOf(c, lake)
  const approvalStates = lake.approvals.of(dataset)
  if (approvalStates === undefined) throw notFound('Only the dataset of the site has approvals')
  return { principal, dataset, approvalStates }
}

function describe(
  approvalStates: ApprovalStates,
  signers: Signers,
  subject: Parameters<typeof judge>[2],
  document: LakeDocument,
  reader: Principal,
) {
  const judgement = judge(approvalStates, signers, subject, [document])
  const { policy, approval, authors } = judgement
  const approvalState = approvalStates.of(subject.publishedId)
  const people = new Map(signers.all().map((one) => [one.id, one.name]))
  return {
    policy,
    act: subject.act,
    contentHash: subject.contentHash,
    authors: [...authors].map((id) => ({ id, name: people.get(id) ?? id })),
    decisions: approvalState === undefined ? [] : decisionsOf(approvalState),
    state: approval.state,
    signatures: approval.signatures,
    missing: approval.missing,
    sentence: sentenceOf(judgement, signers, reader),
    maySign:
      signers.roleOf(reader) !== undefined &&
      !authors.has(reader.id) &&
      !approval.signatures.some(({ id }) => id === reader.id) &&
      approval.state === 'asked',
    inForce: inForceOf(approvalState),
  }
}

function inForceOf(approvalState: ApprovalState | undefined) {
  const { revision = null, sequence = 0 } = approvalState?.inForce ?? {}
  return { revision, sequence, isBehind: approvalState !== undefined && isBehind(approvalState) }
}

/** Every subject that was asked for and is not published yet, the latest request of each document first. */
function waiting(dataset: Dataset, approvalStates: ApprovalStates, signers: Signers, reader: Principal) {
  const found = []
  for (const approvalState of approvalStates.all()) {
    const ask = openRequestsOf(approvalState).at(-1)
    if (ask === undefined) continue
    const { subject, person, reason, releaseId, sequence } = ask
    const { publishedId: id, act } = subject
    const meant = { publishedId: id, act, releaseId }
    const proposed = proposedBy(meant, (one) => dataset.get(one), asPublished, approvalStates.hashOf)
    if (proposed === undefined || !permits(reader, 'read', proposed.document)) continue
    found.push({
      publishedId: id,
      type: proposed.document._type,
      releaseId: releaseId ?? null,
      askedBy: person,
      reason,
      sequence,
      ...describe(approvalStates, signers, proposed.subject, proposed.document, reader),
    })
  }
  return found.sort((a, b) => b.sequence - a.sequence)
}
