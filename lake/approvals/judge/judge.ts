import type { LakeDocument } from '#lake/store/document.ts'
import type { Person } from '../decision.ts'
import { type Approval, planApproval, type SigningRole } from '../plan-approval.ts'
import { asksForSomebody, type Policy } from '../policy.ts'
import { waitSentence } from './sentences.ts'
import type { Signers } from './signers.ts'
import { decisionsOf } from '../approval-state.ts'
import type { ApprovalStates } from '../approval-states.ts'
import type { Subject } from '../subject.ts'

/** What a subject needs and has, by what stands in the log now. */
export interface Judgement {
  subject: Subject
  policy: Policy
  approval: Approval
  authors: ReadonlySet<string>
}

/** Before the act "seed" a dataset is being filled: visitors get nothing regulated of it, and nobody need agree. */
const unopened: Policy = { people: 0, compliance: 0 }

/** What a signature counts as: compliance's where its person was of compliance then, and is today. */
const signedAs = ({ role }: Person, today: SigningRole): SigningRole =>
  today === 'compliance' && role !== 'compliance' ? 'other' : today

const policyFor = (
  approvalStates: ApprovalStates,
  publishedId: string,
  documents: readonly (LakeDocument | undefined)[],
): Policy => {
  if (approvalStates.seededAt === undefined) return unopened
  const known = approvalStates.of(publishedId)?.types ?? []
  return approvalStates.policyOf(
    publishedId,
    new Set([...known, ...documents.flatMap((one) => one?._type ?? [])]),
  )
}

/** Whether a change of a document needs anybody's agreement. */
export const needsSomebody = (
  approvalStates: ApprovalStates,
  publishedId: string,
  documents: readonly (LakeDocument | undefined)[],
): boolean => asksForSomebody(policyFor(approvalStates, publishedId, documents))

/**
 * Judges a subject by the policy of all types its document has or had.
 * @param editor who changes the document in the very transaction that is judged, and so is an author of it
 */
export function judge(
  approvalStates: ApprovalStates,
  signers: Signers,
  subject: Subject,
  documents: readonly (LakeDocument | undefined)[],
  editor?: string,
): Judgement {
  const { publishedId } = subject
  const approvalState = approvalStates.of(publishedId)
  const policy = policyFor(approvalStates, publishedId, documents)
  const known = approvalState?.inForce.authors ?? new Set<string>()
  const editors = editor === undefined ? [] : [editor, signers.makerOf(editor)]
  const authors = new Set([...known, ...editors.filter((one) => one !== undefined)])
  const approval = planApproval({
    subject,
    policy,
    decisions: approvalState === undefined ? [] : decisionsOf(approvalState),
    since: approvalState?.inForce.sequence ?? 0,
    authors,
    signingRole: (person) => signedAs(person, signers.roleOf(person)),
  })
  return { subject, policy, approval, authors }
}

/** Who could give the signatures that are missing: no authors, and nobody who has signed. */
const candidatesOf = ({ approval, authors }: Judgement, signers: Signers) =>
  signers
    .all()
    .filter(({ id }) => !authors.has(id) && !approval.signatures.some((signature) => signature.id === id))

/**
 * What an act waits for, as the reader of the sentence is told, or anybody without one; empty where it waits for
 * nothing.
 */
export const sentenceOf = (
  judgement: Judgement,
  signers: Signers,
  reader: { id: string } | undefined,
): string =>
  waitSentence({
    act: judgement.subject.act,
    approval: judgement.approval,
    candidates: candidatesOf(judgement, signers),
    reader,
    authors: judgement.authors,
  })
