import { diffArrays } from 'diff'
import {
  blockKey,
  blocksByKey,
  type PageBlock,
  type PageMark,
  type PagePart,
} from '#common/compared-pages.ts'
import { type ChangedWords, diffWords } from '#studio/approvals/review/diff-words.ts'

/** Something that differs between two pages. */
export interface PageChange {
  /** The same name in both. */
  id: string
  part: PagePart
  /** The heading or the part of the page it stands under. */
  where: string
  /** What is read there, what went and what came marked; empty where no words changed. */
  words: readonly ChangedWords[]
  /** Where its links lead, or which picture it is, where that differs. */
  facts: { before: string; after: string } | undefined
  inForce: PageMark
  proposed: PageMark
}

/** Blocks with at least this part of their words in common are one block that was changed. */
const alike = 0.4
/** Of more blocks than these, next to each other, those at the same place are compared alone. */
const maxCompared = 400

/** How much of the words two blocks have in common, 0 to 1. */
function likeness(before: PageBlock, after: PageBlock): number {
  if (before.part !== after.part) return 0
  const [was, is] = [before.words.trim(), after.words.trim()]
  if (was === is) return 1
  const same = diffWords(was, is)
    .filter(({ mark }) => mark === 'same')
    .reduce((sum, { text }) => sum + text.trim().length, 0)
  return same / Math.max(1, Math.max(was.length, is.length))
}

interface Pair {
  before?: number
  after?: number
}

/** Finds for each block that went the one it became, in order; what is left went, or is new. */
function pairs(
  [before, was]: readonly [readonly PageBlock[], readonly number[]],
  [after, is]: readonly [readonly PageBlock[], readonly number[]],
): Pair[] {
  const isFew = was.length * is.length <= maxCompared
  const isAlike = (old: number, now: number) => {
    const [a, b] = [before[old], after[now]]
    return a !== undefined && b !== undefined && likeness(a, b) >= alike
  }
  // One block in the place of one other is that block, whatever it says now.
  if (was.length === 1 && is.length === 1) return [{ before: was[0] ?? 0, after: is[0] ?? 0 }]
  const found: Pair[] = []
  let from = 0
  for (const [at, old] of was.entries()) {
    const to = isFew ? is.findIndex((now, place) => place >= from && isAlike(old, now)) : at
    const now = is[to]
    if (to < from || now === undefined) {
      found.push({ before: old })
      continue
    }
    for (const added of is.slice(from, to)) found.push({ after: added })
    found.push({ before: old, after: now })
    from = to + 1
  }
  for (const added of is.slice(from)) found.push({ after: added })
  return found
}

type Runs = { inForce: [number, number][]; proposed: [number, number][] }

/** Where words went and came; of live blocks and where only facts differ, the block as a whole. */
function runsOf(before: PageBlock, words: readonly ChangedWords[], after: PageBlock): Runs {
  const runs: Runs = { inForce: [], proposed: [] }
  if (before.isLive || after.isLive) return runs
  let [old, now] = [0, 0]
  for (const { text, mark } of words) {
    if (mark === 'removed') runs.inForce.push([old, old + text.length])
    if (mark === 'added') runs.proposed.push([now, now + text.length])
    if (mark !== 'added') old += text.length
    if (mark !== 'removed') now += text.length
  }
  return runs
}

const wordsOf = (before: PageBlock | undefined, after: PageBlock | undefined): ChangedWords[] =>
  diffWords(before?.words ?? '', after?.words ?? '')

function factsOf(before: PageBlock | undefined, after: PageBlock | undefined): PageChange['facts'] {
  const [was, is] = [before?.facts ?? '', after?.facts ?? '']
  return was === is ? undefined : { before: was, after: is }
}

/** Names a block of a page by its key, and the how manieth with this key it is. */
function namesOf(blocks: readonly PageBlock[]): (at: number) => Pick<PageMark, 'key' | 'nth'> {
  const places = blocksByKey(blocks)
  return (at) => {
    const block = blocks[at]
    const key = block ? blockKey(block) : ''
    return { key, nth: places.get(key)?.indexOf(at) ?? 0 }
  }
}

/**
 * What differs between two pages, in the order of the proposed one: words that changed in a block, and blocks that went
 * or came.
 */
export function planPageChanges(before: readonly PageBlock[], after: readonly PageBlock[]): PageChange[] {
  const changes: PageChange[] = []
  const nameOf = { before: namesOf(before), after: namesOf(after) }
  const known = new Map<string, number>()
  const add = (pair: Pair, next: { before: number; after: number }) => {
    const [was, is] = [before[pair.before ?? -1], after[pair.after ?? -1]]
    const keys = `${was ? blockKey(was) : ''}\n→\n${is ? blockKey(is) : ''}`
    const times = (known.get(keys) ?? 0) + 1
    known.set(keys, times)
    const id = `${keys} ${times}`
    const words = wordsOf(was, is)
    const runs = was && is ? runsOf(was, words, is) : { inForce: [], proposed: [] }
    // Where a block is missing, the one before its place stands for it.
    const mark = (side: 'before' | 'after', of: [number, number][]): PageMark => ({
      change: id,
      ...nameOf[side](pair[side] ?? Math.max(0, next[side] - 1)),
      runs: of,
      isPlace: pair[side] === undefined,
    })
    const { part, where } = is ?? was ?? { part: 'page' as const, where: '' }
    changes.push({
      id,
      part,
      where,
      words: words.every((one) => one.mark === 'same') ? [] : words,
      facts: factsOf(was, is),
      inForce: mark('before', runs.inForce),
      proposed: mark('after', runs.proposed),
    })
  }
  let [old, now] = [0, 0]
  let [was, is]: [number[], number[]] = [[], []]
  const close = () => {
    for (const pair of pairs([before, was], [after, is]))
      add(pair, { before: pair.before ?? old, after: pair.after ?? now })
    ;[was, is] = [[], []]
  }
  for (const { value, added, removed } of diffArrays(before.map(blockKey), after.map(blockKey))) {
    if (removed) for (const _ of value) was.push(old++)
    else if (added) for (const _ of value) is.push(now++)
    else {
      close()
      old += value.length
      now += value.length
    }
  }
  close()
  return changes
}
