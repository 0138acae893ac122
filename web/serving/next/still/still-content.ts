import type { ReactNode } from 'react'
import { siteProcess } from '#web/lib/site-process.ts'

/** What stands inside of a still part: elements of the platform alone, or finished HTML. */
export type StillContent = { children: ReactNode } | { html: string }

interface Kept {
  content: StillContent
  /** Of everything that shows of it. */
  hash: string
  /** ms since 1970. */
  at: number
}

declare module '#web/lib/site-process.ts' {
  interface SiteProcess {
    /** The contents of still parts between the two halves of one render. */
    stillContents?: Map<string, Kept> | undefined
  }
}

export const stillContents = (): Map<string, Kept> => (siteProcess.stillContents ??= new Map())

/** @throws when nothing was kept under the name: better no page than one with a hole */
export const contentOf = (id: string): StillContent => {
  const kept = stillContents().get(id)
  if (!kept) throw new Error(`the still part ${id} was not kept for its page`)
  return kept.content
}
