import { z } from 'zod'

const ways = z.array(z.enum(['password', 'code', 'company']))
export type ProofWay = z.infer<typeof ways>[number]

const asking = z.object({ response: z.object({ body: z.object({ type: z.literal('proofError'), ways }) }) })

/** What the lake asks a person for before it takes their signature; undefined for any other refusal. */
export const proofAskedIn = (error: unknown): readonly ProofWay[] | undefined =>
  asking.safeParse(error).data?.response.body.ways
