/**
 * What the Studio and two pages in its frames tell each other, so that what differs between them is marked in both
 * (record 69). Each side takes messages from the other's origin and window alone.
 */

/**
 * Where a block stands: in the page itself, only read aloud, or in what search engines and other sites get of it: title,
 * description, picture for sharing, data for search engines.
 */
export type PagePart = 'page' | 'aloud' | 'title' | 'description' | 'picture' | 'data'

/** A part of a page that stands for itself: a paragraph, a heading, a cell, a picture, a sentence read aloud. */
export interface PageBlock {
  /** What is read there, without marks of fields; figures of live parts as zeros. */
  words: string
  /** What may differ though the words are the same: where its links lead, which picture it is. */
  facts: string
  /** Its figures change by themselves, so that words in it are not marked one by one. */
  isLive: boolean
  part: PagePart
  /** The heading or the part of the page it stands under; empty where there is none. */
  where: string
}

/** What a block is known by, also after its page was drawn anew. */
export const blockKey = ({ part, words, facts }: PageBlock): string => `${part}\n${words.trim()}\n${facts}`

/** The places of blocks that are known by the same key, by that key. */
export function blocksByKey(blocks: readonly PageBlock[]): Map<string, number[]> {
  const places = new Map<string, number[]>()
  for (const [at, block] of blocks.entries()) {
    const key = blockKey(block)
    const known = places.get(key)
    if (known) known.push(at)
    else places.set(key, [at])
  }
  return places
}

/** Where a change is in one of the pages. */
export interface PageMark {
  /** Known in both pages by this name. */
  change: string
  /** Which block it is: its key, and the how manieth of those with this key. */
  key: string
  nth: number
  /** From and to in its words; empty where the whole block is another one. */
  runs: readonly (readonly [from: number, to: number])[]
  /** The change is not in this page: only its place is, to scroll to. */
  isPlace: boolean
}

/** `removed` in the page in force, `added` in the proposed one. */
export type MarkKind = 'removed' | 'added'

/** Where a change is in the window of its page, in CSS pixels. */
export interface ShownAt {
  left: number
  top: number
  width: number
  height: number
}

export type FromPage =
  /** The page is there: under this address, with this answer of the site. */
  | { compare: 'ready'; path: string; status: number }
  /** What is on the page, once it rests. */
  | { compare: 'blocks'; blocks: readonly PageBlock[] }
  /** Changes that were in view, however the page was scrolled. */
  | { compare: 'seen'; changes: readonly string[] }
  /** All changes that nobody can see in this page, as wide as it is. */
  | { compare: 'hidden'; changes: readonly string[] }
  /** A change was scrolled to. */
  | { compare: 'shown'; change: string; at: ShownAt }
  /** Pressed while the focus was in the page: on to the next change, or back. */
  | { compare: 'step'; by: 1 | -1 }

export type ToPage =
  /** Asks for the blocks. */
  | { compare: 'read' }
  | { compare: 'mark'; kind: MarkKind; marks: readonly PageMark[] }
  /** Scrolls to a change. */
  | { compare: 'show'; change: string }

const isMessage = (data: unknown): data is { compare: unknown } =>
  typeof data === 'object' && data !== null && 'compare' in data

/** Whether a message, of an origin that was checked, is one of the comparison's. */
export const isFromPage = (data: unknown): data is FromPage => isMessage(data)
export const isToPage = (data: unknown): data is ToPage => isMessage(data)
