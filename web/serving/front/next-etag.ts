import { createRequire } from 'node:module'
import type { generateETag } from 'next/dist/server/lib/etag.js'

/** Next's own ETag, so that what a browser has kept from one fits the other; internal paths of a pinned version. */
const load = createRequire(import.meta.url)

const etag: { generateETag: typeof generateETag } = load('next/dist/server/lib/etag.js')

/** Weak, because three encodings share it: compared without `W/` it equals Next's (RFC 9110, 8.8.3). */
export const etagOf = (html: string): string => etag.generateETag(html, true)

type Fresh = (
  request: Readonly<Record<string, string | undefined>>,
  answer: Readonly<Record<string, string | undefined>>,
) => boolean

/** Whether a visitor's copy is current, as Next decides it. */
export const isFresh: Fresh = load('next/dist/compiled/fresh')
