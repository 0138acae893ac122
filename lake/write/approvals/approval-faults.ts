import { proofMinutes, type ProofWay } from '#lake/access/proof.ts'
import { type Judgement, sentenceOf } from '#lake/approvals/judge/judge.ts'
import type { Signers } from '#lake/approvals/judge/signers.ts'
import { HttpError } from '#lake/http/errors.ts'
import { WriteRefusal } from '#lake/write/faults.ts'

/** A refusal for want of signatures, or of a right to give one. */
export class ApprovalRefusal extends WriteRefusal {
  override name = 'ApprovalRefusal'
  readonly judgement: Judgement
  constructor(judgement: Judgement, description: string, index: number) {
    const { subject, approval } = judgement
    super(403, [
      {
        type: 'approvalError',
        description,
        missing: approval.missing,
        id: subject.publishedId,
        act: subject.act,
        contentHash: subject.contentHash,
        index,
      },
    ])
    this.judgement = judgement
  }

  /** One form for mutations and actions: outside checks read it. */
  override toHttp(): HttpError {
    const { missing } = this.judgement.approval
    const description = this.message
    const items = this.faults.map(({ index, ...error }) => ({ error, index: index ?? 0 }))
    const type = 'approvalError'
    return new HttpError(
      this.status,
      { type, missing, error: { type, description, missing, items } },
      this.message,
    )
  }
}

/** A signature whose person must first prove again who they are; it names how. */
export class ProofRefusal extends WriteRefusal {
  override name = 'ProofRefusal'
  private readonly ways: readonly ProofWay[]
  constructor(ways: readonly ProofWay[], publishedId: string, index: number) {
    const what = ways.map((way) => asked[way]).join(' and ')
    const description = `You proved who you are more than ${proofMinutes} minutes ago. Before you sign, give ${what}.`
    super(403, [{ type: 'proofError', description, id: publishedId, index }])
    this.ways = ways
  }

  override toHttp(): HttpError {
    const { message: description, ways } = this
    const items = this.faults.map(({ index, ...error }) => ({ error, index: index ?? 0 }))
    const type = 'proofError'
    return new HttpError(this.status, { type, ways, error: { type, description, ways, items } }, description)
  }
}

const asked: Readonly<Record<ProofWay, string>> = {
  password: 'your password',
  code: 'a code of your authenticator app',
  company: 'the code your company’s sign-in shows',
}

/** Refuses an act that lacks signatures; the sentence says which, and who can give them. */
export const lacksApproval = (
  judgement: Judgement,
  signers: Signers,
  reader: { id: string } | undefined,
  index: number,
): ApprovalRefusal => new ApprovalRefusal(judgement, sentenceOf(judgement, signers, reader), index)
