import type { Context } from 'hono'

/**
 * The body of a call: JSON, or a form where its type says so (requirements G1); `undefined` when it is neither.
 */
export async function readBody(c: Context): Promise<unknown> {
  const text = await c.req.text()
  if (c.req.header('content-type')?.startsWith('application/x-www-form-urlencoded')) {
    return Object.fromEntries(new URLSearchParams(text))
  }
  try {
    const parsed: unknown = JSON.parse(text)
    return parsed
  } catch {
    return undefined
  }
}
