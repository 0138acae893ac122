import { z } from 'zod'

/** How an endpoint misbehaves; fields combine, `drop` wins over `empty`, `empty` over `malformed`. */
export const faultSchema = z
  .strictObject({
    /** Answer with this status and a failure envelope. */
    status: z.int().min(200).max(599).optional(),
    /** Wait this long before anything else. */
    delayMs: z.int().min(0).max(60_000).optional(),
    /** Close the connection without an answer. */
    drop: z.boolean().optional(),
    /** Answer with truncated JSON. */
    malformed: z.boolean().optional(),
    /** Answer with no body. */
    empty: z.boolean().optional(),
    /** Answer with this flag instead of 1, with `code` and `msg`. */
    res: z.int().optional(),
    code: z.int().optional(),
    msg: z.string().max(500).optional(),
    /** Rows of the answer's list in place of those with the same `name` or `id`, or after all others. */
    rows: z.array(z.unknown()).max(500).optional(),
  })
  .refine((fault) => Object.keys(fault).length > 0, 'A fault needs at least one switch.')

export type Fault = z.infer<typeof faultSchema>

/** The active faults by endpoint code. They are lost when the sandbox ends. */
export class Faults {
  private readonly switches = new Map<string, Fault>()

  set(code: string, fault: Fault): void {
    this.switches.set(code, fault)
  }

  get(code: string): Fault | undefined {
    return this.switches.get(code)
  }

  clear(code?: string): void {
    if (code === undefined) this.switches.clear()
    else this.switches.delete(code)
  }

  all(): Record<string, Fault> {
    return Object.fromEntries(this.switches)
  }
}
