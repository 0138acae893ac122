import type { ReactNode } from 'react'

/** What stands inside of a still part: elements of the platform alone, or finished HTML. */
export type StillContent = { children: ReactNode } | { html: string }

/**
 * The contents of still parts between the two halves of one render. Next bundles server components and what
 * draws HTML apart, so the one state of this process hangs on `globalThis`.
 */
declare global {
  var stillContents: Map<string, { content: StillContent; keptAt: number }> | undefined
}

/** Far longer than a render takes, ms. Names follow contents, so the site's own size is the bound until then. */
const kept = 60_000

const contents = () => (globalThis.stillContents ??= new Map())

let sweeping: ReturnType<typeof setTimeout> | undefined

/** The oldest stand first, since what is kept again moves to the end. */
const sweep = () => {
  sweeping = undefined
  const oldest = Date.now() - kept
  for (const [id, { keptAt }] of contents()) {
    if (keptAt > oldest) break
    contents().delete(id)
  }
  if (contents().size > 0) planSweep()
}

const planSweep = () => {
  sweeping ??= setTimeout(sweep, kept)
  sweeping.unref()
}

/** Keeps what a part holds for the half of this render that writes HTML. */
export const keepContent = (id: string, content: StillContent): void => {
  contents().delete(id)
  contents().set(id, { content, keptAt: Date.now() })
  planSweep()
}

/** @throws when nothing was kept under the name: better no page than one with a hole */
export const contentOf = (id: string): StillContent => {
  const held = contents().get(id)
  if (!held) throw new Error(`the still part ${id} was not kept for its page`)
  return held.content
}
