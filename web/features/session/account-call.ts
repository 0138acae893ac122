import { type CallOptions, type Outcome } from '#web/features/calls/call.ts'
import { callWithProof, proofStock } from '#web/features/calls/proof.ts'

/** Computed while the visitor types. */
const stock = proofStock('account')

/** Starts computing a proof of work unless there is one. */
export const prepareAccountProof = (): void => stock.prepare()

/** Endpoints that could reveal an account always need a proof of work. */
const alwaysProven: ReadonlySet<string> = new Set(['W203', 'W206'])

/** A call of registration or password reset, with a proof of work when needed. */
export const callAccount = (code: string, body: unknown, options: CallOptions): Promise<Outcome> =>
  callWithProof(code, body, { ...options, stock, isNeeded: alwaysProven.has(code) })
