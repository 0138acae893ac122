import { asRead } from '#common/text/as-read.ts'
import { type Glob, wordGlob } from './glob.ts'

/**
 * What groq-js's `match` takes for words of a text, and for those of a pattern, where a star is part of one; both of the
 * text as somebody reads it, since who looks for a word types what is seen.
 */
const ofText = /[^!@#$%^&*(),\\/?";:{}|[\]+<>\s-]+/g
const ofPattern = /[^!@#$%^&(),\\/?";:{}|[\]+<>\s-]+/g

const wordSign = /\w/

/** Leading and trailing dots belong to no word. */
const withoutEdges = (text: string): string =>
  text.replace(/\.+/g, (dots, at: number) =>
    wordSign.test(text[at - 1] ?? ' ') || wordSign.test(text[at + dots.length] ?? ' ') ? '' : dots,
  )

export const wordsOf = (text: string): string[] => withoutEdges(asRead(text)).match(ofText) ?? []
export const termsOf = (pattern: string): string[] => withoutEdges(asRead(pattern)).match(ofPattern) ?? []

/** Recently parsed patterns. */
const cached = new Map<string, readonly Glob[]>()
const maxCached = 500
const maxPatternLength = 1_000

/** The words a pattern looks for. */
export function globsOf(pattern: string): readonly Glob[] {
  const found = cached.get(pattern)
  if (found !== undefined) return found
  const globs = termsOf(pattern).map((term) => wordGlob(term))
  if (pattern.length > maxPatternLength) return globs
  if (cached.size >= maxCached) cached.clear()
  cached.set(pattern, globs)
  return globs
}
