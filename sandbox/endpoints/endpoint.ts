import type { z } from 'zod'
import type { Envelope } from '#sandbox/envelope.ts'
import type { Store } from '#sandbox/store/store.ts'
import type { Language } from '#sandbox/words/language.ts'

/** What an endpoint may use beside its body. */
export interface Scene {
  seed: string
  now: number
  store: Store
  language: Language
  /** The session token of the call (header `Authorization`), if it has one. */
  token: string | undefined
  /** The device fields of the call's headers (requirements G1). */
  device: Readonly<Record<string, string>>
}

/** The envelope, and the token that becomes the caller's session (requirements E10). */
export interface Answered {
  envelope: Envelope
  authorization?: string
}

/** One endpoint of the broker; all are POST. */
export interface Endpoint {
  code: string
  path: string
  /** For the index page, in one sentence. */
  purpose: string
  /** A body that works, for the index page. */
  example: string
  answer: (body: unknown, scene: Scene) => Promise<Answered | { fault: string }>
}

interface Definition<Body> extends Omit<Endpoint, 'answer'> {
  body: z.ZodType<Body>
  answer: (body: Body, scene: Scene) => Envelope | Answered | Promise<Envelope | Answered>
}

/** An endpoint whose body is parsed before it is answered; a `fault` names the field at fault. */
export function endpoint<Body>({ body: schema, answer, ...rest }: Definition<Body>): Endpoint {
  return {
    ...rest,
    answer: async (body, scene) => {
      const parsed = schema.safeParse(body)
      if (!parsed.success) {
        const issue = parsed.error.issues[0]
        return { fault: `${issue?.path.join('.') || 'body'}: ${issue?.message ?? 'is malformed'}` }
      }
      const answered = await answer(parsed.data, scene)
      return 'envelope' in answered ? answered : { envelope: answered }
    },
  }
}
