import { z } from 'zod'

type Fetch = typeof globalThis.fetch

const refusal = z.object({ error: z.object({ description: z.string() }) })

const told = new Set<(sentence: string) => void>()

/** Calls `tell` with the lake's sentence whenever it refuses a comment or a task. @returns how to end that */
export function onRefusedComment(tell: (sentence: string) => void): () => void {
  told.add(tell)
  return () => void told.delete(tell)
}

const isComments = (input: Parameters<Fetch>[0]): boolean =>
  /\/data\/(?:mutate|actions)\/[^/?]+-comments(?:[/?]|$)/.test(
    input instanceof Request ? input.url : String(input),
  )

/**
 * A fetch that reads why the lake refused a comment or a task: the Studio keeps what was typed and offers to send it
 * again, but does not say why.
 */
export const withCommentRefusals =
  (fetch: Fetch): Fetch =>
  async (input, init) => {
    const response = await fetch(input, init)
    if (response.status < 400 || response.status >= 500 || !isComments(input)) return response
    const body: unknown = await response
      .clone()
      .json()
      .catch(() => undefined)
    const sentence = refusal.safeParse(body).data?.error.description
    if (sentence !== undefined) for (const tell of told) tell(sentence)
    return response
  }
