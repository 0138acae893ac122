import { type CallOptions, type Outcome } from '#web/features/calls/call.ts'
import { callWithProof, proofStock } from '#web/features/calls/proof.ts'

/** Solved beside the page while somebody types, so that nobody waits for it. */
const stock = proofStock('account')

/** Starts to solve a proof of work; it does nothing while one is there. */
export const prepareAccountProof = (): void => stock.prepare()

/** What would tell a stranger who has an account is answered with a proof of work alone. */
const alwaysProven: ReadonlySet<string> = new Set(['W203', 'W206'])

/** A call of registration and passwords, with a proof of work where the server wants one. */
export const callAccount = (code: string, body: unknown, options: CallOptions): Promise<Outcome> =>
  callWithProof(code, body, { ...options, stock, isNeeded: alwaysProven.has(code) })
