import type { z } from 'zod'
import type { Envelope } from '#sandbox/envelope.ts'
import type { Store } from '#sandbox/store/store.ts'
import type { Language } from '#sandbox/words/language.ts'

/** What an endpoint may use besides its body. */
export interface RequestContext {
  seed: string
  now: number
  store: Store
  language: Language
  /** The session token of the call (header `Authorization`), if present. */
  token: string | undefined
  /** The device fields of the call's headers (requirements G1). */
  device: Readonly<Record<string, string>>
}

/** The envelope, and the session token issued to the caller (requirements E10). */
export interface Answered {
  envelope: Envelope
  authorization?: string
}

/** One endpoint of the broker; all are POST. */
export interface Endpoint {
  code: string
  path: string
  /** One sentence for the index page. */
  purpose: string
  /** A valid body, for the index page. */
  example: string
  answer: (body: unknown, context: RequestContext) => Promise<Answered | { fault: string }>
}

interface Definition<Body> extends Omit<Endpoint, 'answer'> {
  body: z.ZodType<Body>
  answer: (body: Body, context: RequestContext) => Envelope | Answered | Promise<Envelope | Answered>
}

/** An endpoint with a validated body; a `fault` names the invalid field. */
export function endpoint<Body>({ body: schema, answer, ...rest }: Definition<Body>): Endpoint {
  return {
    ...rest,
    answer: async (body, context) => {
      const parsed = schema.safeParse(body)
      if (!parsed.success) {
        const issue = parsed.error.issues[0]
        return { fault: `${issue?.path.join('.') || 'body'}: ${issue?.message ?? 'is malformed'}` }
      }
      const answered = await answer(parsed.data, context)
      return 'envelope' in answered ? answered : { envelope: answered }
    },
  }
}
