import type { EndpointCode } from '#web/broker/contract/table.ts'
import type { ProofPurpose } from './proof.ts'

/** What is asked of who sends a form, before the broker hears of it (quality 5, 9). */
export interface FormRule {
  /** The kind of proof of work that lets it through. */
  purpose: ProofPurpose
  /** Always, or only after refusals of the broker and where the address has used up its tries. */
  needsProof: 'always' | 'later'
  /** With a proof too: so many in a minute from one address. The answer tells who has an account. */
  perMinute?: number
  /** A success mails somebody who may not have asked for it: it counts for their address like a refusal. */
  mails?: true
  /** Answered in steps of time, since the broker does more where there is an account. */
  isEvened?: true
}

const account = { purpose: 'account', needsProof: 'later' } as const
const tellsAccounts = { purpose: 'account', needsProof: 'always', perMinute: 5 } as const

const rules: Partial<Record<EndpointCode, FormRule>> = {
  W201: { purpose: 'login', needsProof: 'later' },
  W202: account,
  W203: tellsAccounts,
  W204: { ...account, mails: true, isEvened: true },
  W205: account,
  W206: tellsAccounts,
  W207: { ...account, mails: true, isEvened: true },
  W606: { purpose: 'enquiry', needsProof: 'later' },
  W607: { purpose: 'enquiry', needsProof: 'always' },
}

/** The rule of a code as the page asked, whatever endpoint a setting sends it to; none for what is no form. */
export const formRule = (code: EndpointCode): FormRule | undefined => rules[code]
