import type { z } from 'zod'

/** One call of the broker: its path, what is sent, and what a success brings in `dt`. */
export interface BrokerEndpoint {
  path: string
  purpose: string
  body: z.ZodType
  data: z.ZodType
  /**
   * `read` asks and changes nothing: it may be asked once more after a fault. `write` is never repeated.
   */
  kind: 'read' | 'write'
  /** Only for reads that are the same for every visitor: how long one answer serves all of them, ms. */
  sharedFor?: number
  /** Whether a success logs the visitor in. */
  logsIn?: true
  /** `specified`: as the specification says; `proposed`: it is silent, and this is what we suggest. */
  shape: 'specified' | 'proposed'
}
