import type { Decision, Person } from './decision.ts'
import type { Policy } from './policy.ts'
import { isSameSubject, type Subject } from './subject.ts'

/** Whether a person may sign for documents of the type now; `undefined` for one who cannot sign at all. */
export type SigningRole = 'compliance' | 'other' | undefined

export interface ApprovalQuestion {
  subject: Subject
  policy: Policy
  /** Every decision about the document, in any order. */
  decisions: readonly Decision[]
  /** Sequence of the revision last in force: what was decided before is used up. 0 without one. */
  since: number
  /** Ids of everybody who changed the document since. */
  authors: ReadonlySet<string>
  /** In which role a person counts; asked with the rights of today, not those at the signature. */
  signingRole: (person: Person) => SigningRole
}

/** One signature or more that are not there yet. */
export interface Missing {
  people: number
  /** Whether they must be compliance's. */
  compliance: boolean
}

export interface Approval {
  /** `free`: nobody is needed. `refused`: sent back, until somebody asks again. */
  state: 'free' | 'unasked' | 'asked' | 'refused' | 'approved'
  /** Who signed, in order, each once. */
  signatures: readonly Person[]
  /** Empty once the subject has what its policy asks. */
  missing: readonly Missing[]
  /** Whether it counts by the act "seed" alone. */
  isSeed: boolean
}

/**
 * What a subject has and what it lacks. Only decisions about this very subject since the revision last in
 * force count; of these only signatures of people who may sign today, are no authors and signed after the
 * newest request; each person once, whatever roles they had.
 */
export function planApproval(question: ApprovalQuestion): Approval {
  const { subject, policy, since, signingRole, authors } = question
  if (policy.people === 0) return { state: 'free', signatures: [], missing: [], isSeed: false }
  const told = question.decisions
    .filter((one) => one.sequence > since && isSameSubject(one.subject, subject))
    .sort((a, b) => a.sequence - b.sequence)
  const isSeed = since === 0 && told.some(({ kind }) => kind === 'seed')
  if (isSeed) return { state: 'approved', signatures: [], missing: [], isSeed }

  const { state, signed } = retell(told)
  const signatures = [...signed.values()].filter(
    (person) => !authors.has(person.id) && signingRole(person) !== undefined,
  )
  const ofCompliance = signatures.filter((person) => signingRole(person) === 'compliance').length
  const missing = missingOf(policy, signatures.length, ofCompliance)
  const isApproved = state === 'asked' && missing.length === 0
  return { state: isApproved ? 'approved' : state, signatures, missing: isApproved ? [] : missing, isSeed }
}

/** Where the request stands, and whose signatures do, after all that was told. */
function retell(told: readonly Decision[]): {
  state: 'unasked' | 'asked' | 'refused'
  signed: Map<string, Person>
} {
  let state: 'unasked' | 'asked' | 'refused' = 'unasked'
  let [asker, refuser] = ['', '']
  const signed = new Map<string, Person>()
  for (const { kind, person } of told) {
    if (kind === 'ask') {
      // Asking twice keeps what was signed; asking after a refusal begins anew.
      state = 'asked'
      asker = person.id
    } else if (kind === 'approve' && state === 'asked') {
      signed.set(person.id, person)
    } else if (kind === 'refuse' && state === 'asked') {
      state = 'refused'
      refuser = person.id
      signed.clear()
    } else if (kind === 'withdraw') {
      if (signed.delete(person.id)) continue
      if (state === 'refused' && refuser === person.id) state = 'asked'
      else if (state === 'asked' && asker === person.id) {
        state = 'unasked'
        signed.clear()
      }
    }
  }
  return { state, signed }
}

function missingOf(policy: Policy, people: number, ofCompliance: number): Missing[] {
  const compliance = Math.max(0, policy.compliance - ofCompliance)
  // Signatures of others fill only the places that need no compliance.
  const others = Math.max(
    0,
    policy.people - policy.compliance - (people - Math.min(ofCompliance, policy.compliance)),
  )
  return [
    ...(compliance > 0 ? [{ people: compliance, compliance: true }] : []),
    ...(others > 0 ? [{ people: others, compliance: false }] : []),
  ]
}
