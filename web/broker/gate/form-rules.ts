import type { EndpointCode } from '#web/broker/contract/table.ts'
import type { ProofPurpose } from './proof.ts'

/** What a form submission must pass before it reaches the broker (quality 5, 9). */
export interface FormRule {
  /** The kind of proof of work it needs. */
  purpose: ProofPurpose
  /** `always`, or `later`: only after refusals by the broker, or when the address has used up its attempts. */
  proofRequired: 'always' | 'later'
  /** Limit per address even with a proof, for answers that reveal whether an account exists. */
  perMinute?: number
  /** A success sends mail to somebody who may not have asked for it, so it counts against the e-mail address. */
  mails?: true
  /** Answers are delayed to fixed steps, because the broker takes longer when an account exists. */
  hasFixedTiming?: true
}

const account = { purpose: 'account', proofRequired: 'later' } as const
const tellsAccounts = { purpose: 'account', proofRequired: 'always', perMinute: 5 } as const

const rules: Partial<Record<EndpointCode, FormRule>> = {
  W201: { purpose: 'login', proofRequired: 'later' },
  W202: account,
  W203: tellsAccounts,
  W204: { ...account, mails: true, hasFixedTiming: true },
  W205: account,
  W206: tellsAccounts,
  W207: { ...account, mails: true, hasFixedTiming: true },
  W606: { purpose: 'enquiry', proofRequired: 'later' },
  W607: { purpose: 'enquiry', proofRequired: 'always' },
}

/** The rule for a code as the page called it, whatever endpoint a setting maps it to; undefined if it is no form. */
export const formRule = (code: EndpointCode): FormRule | undefined => rules[code]
