import type { z } from 'zod'

/** A broker endpoint: its path, the request body, and `dt` of a successful answer. */
export interface BrokerEndpoint {
  path: string
  purpose: string
  body: z.ZodType
  data: z.ZodType
  /** `read` changes nothing and may be retried; `write` is never repeated. */
  kind: 'read' | 'write'
  /** Only for reads that are the same for every visitor: how long one answer is shared, ms. */
  sharedFor?: number
  /** Whether a success logs the visitor in. */
  logsIn?: true
  /** A broker may do without it: the site then shows less. */
  isOptional?: true
  /** `specified` by the specification, or `proposed` where it is silent. */
  shape: 'specified' | 'proposed'
}
