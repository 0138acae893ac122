import { z } from 'zod'

/** The broker's frame around every answer (requirements D1); `res` is 1 on success. */
export interface Envelope<Data> {
  res: number
  code: number
  msg: string
  dt: Data
}

/** The frame alone: what is in `dt` of a failure is nobody's business. */
export const envelopeSchema = z.object({
  res: z.number(),
  code: z.coerce.number().catch(0),
  msg: z.string().catch(''),
  dt: z.unknown(),
})

/** The answer to a failed call: flag 0, the status as its code, no data (requirements H1). */
export const failureEnvelope = (status: number, message: string): Envelope<Record<string, never>> => ({
  res: 0,
  code: status,
  msg: message,
  dt: {},
})
