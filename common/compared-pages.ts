/**
 * What the Studio and two pages in its frames tell each other, so that what differs between them is marked in both
 * (record 69). Each side takes messages from the other's origin and window alone.
 */

/** A part of a page that stands for itself: a paragraph, a heading, a cell, a picture. */
export interface PageBlock {
  /** What is read there, without marks of fields; figures of live parts as zeros. */
  words: string
  /** What may differ though the words are the same: where its links lead, which picture it is. */
  facts: string
  /** Its figures change by themselves, so that words in it are not marked one by one. */
  isLive: boolean
}

/** Where a change is in one of the pages. */
export interface PageMark {
  /** Known in both pages by this name. */
  change: string
  /** The place of the block in the list the page told. */
  block: number
  /** From and to in its words; empty where the whole block is another one. */
  runs: readonly (readonly [from: number, to: number])[]
  /** The change is not in this page: only its place is, to scroll to. */
  isPlace: boolean
}

/** `removed` in the page in force, `added` in the proposed one. */
export type MarkKind = 'removed' | 'added'

export type FromPage =
  | { compare: 'ready' }
  | { compare: 'blocks'; blocks: readonly PageBlock[] }
  /** Changes that were in view, however the page was scrolled. */
  | { compare: 'seen'; changes: readonly string[] }
  /** Pressed while the focus was in the page: on to the next change, or back. */
  | { compare: 'step'; by: 1 | -1 }

export type ToPage =
  /** Asks for the blocks, now and whenever they become others. */
  | { compare: 'read' }
  | { compare: 'mark'; kind: MarkKind; marks: readonly PageMark[] }
  /** Scrolls to a change. */
  | { compare: 'show'; change: string }

const isMessage = (data: unknown): data is { compare: unknown } =>
  typeof data === 'object' && data !== null && 'compare' in data

/** Whether a message, of an origin that was checked, is one of the comparison's. */
export const isFromPage = (data: unknown): data is FromPage => isMessage(data)
export const isToPage = (data: unknown): data is ToPage => isMessage(data)
