import type { z } from 'zod'
import type { Envelope } from '#sandbox/envelope.ts'

/** What an endpoint may use beside its body. */
interface Scene {
  seed: string
  now: number
}

/** One endpoint of the broker; all are POST. */
export interface Endpoint {
  code: string
  path: string
  /** For the index page, in one sentence. */
  purpose: string
  /** A body that works, for the index page. */
  example: string
  answer: (body: unknown, scene: Scene) => Answer
}

/** The envelope, or the field that keeps the body from being understood. */
type Answer = { envelope: Envelope } | { fault: string }

interface Definition<Body> extends Omit<Endpoint, 'answer'> {
  body: z.ZodType<Body>
  answer: (body: Body, scene: Scene) => Envelope
}

/** An endpoint whose body is parsed before it is answered. */
export function endpoint<Body>({ body: schema, answer, ...rest }: Definition<Body>): Endpoint {
  return {
    ...rest,
    answer: (body, scene) => {
      const parsed = schema.safeParse(body)
      if (parsed.success) return { envelope: answer(parsed.data, scene) }
      const issue = parsed.error.issues[0]
      const field = issue?.path.join('.') || 'body'
      return { fault: `${field}: ${issue?.message ?? 'is malformed'}` }
    },
  }
}
