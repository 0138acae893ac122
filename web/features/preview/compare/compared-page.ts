import { type FromPage, isToPage, type MarkKind, type PageMark, type ToPage } from '#common/compared-pages.ts'
import { isTyped, stepOf } from '#common/keys.ts'
import { addStyles, lineAround, markBlocks, scrollToBlock } from './mark-blocks.ts'
import { type FoundBlock, readBlocks } from './read-blocks.ts'

/** Prices change many times a second; the page is read again once they rest a moment. */
const restMs = 500
/** As much of a block must be in view, or this many pixels of a tall one. */
const seenPart = 0.6
const seenPixels = 240

const printOf = (blocks: readonly FoundBlock[]): string =>
  blocks.map(({ words, facts }) => `${words}\n${facts}`).join('\n\n')

/** Sends words and facts alone: elements stay here. */
const told = ({ words, facts, isLive }: FoundBlock) => ({ words, facts, isLive })

/**
 * One of two pages that the Studio compares: tells its blocks, marks what differs from the other page, scrolls to a
 * change, and tells which changes were in view. Does nothing until the Studio asks.
 * @param studio the origin of the Studio, from which alone it takes messages
 * @returns stops it
 */
export function comparePage(studio: string): () => void {
  let blocks: FoundBlock[] = []
  let print: string | undefined
  let marked: { kind: MarkKind; marks: readonly PageMark[] } = { kind: 'added', marks: [] }
  /** The change that is shown. */
  let shown: string | undefined
  let rest: number | undefined
  const send = (message: FromPage) => window.parent.postMessage(message, studio)

  const seen = new IntersectionObserver(
    (entries) => {
      const inView = entries.filter(
        ({ intersectionRatio, intersectionRect }) =>
          intersectionRatio >= seenPart || intersectionRect.height >= seenPixels,
      )
      const elements = new Set(inView.map(({ target }) => target))
      const changes = marked.marks.flatMap(({ change, block }) => {
        const element = blocks[block]?.element
        return element && elements.has(element) ? [change] : []
      })
      if (changes.length > 0) send({ compare: 'seen', changes })
    },
    { threshold: [0, 0.2, 0.4, seenPart, 0.8, 1] },
  )

  const mark = () => {
    markBlocks(blocks, marked.kind, marked.marks)
    const current = marked.marks.find(({ change }) => change === shown)
    lineAround(current?.isPlace === false ? blocks[current.block] : undefined)
    seen.disconnect()
    for (const { block, isPlace } of marked.marks) {
      const element = blocks[block]?.element
      if (element && !isPlace) seen.observe(element)
    }
  }

  const read = () => {
    const before = blocks
    blocks = readBlocks(document.body)
    const now = printOf(blocks)
    if (now === print) {
      // Drawn anew with the same words.
      if (marked.marks.some(({ block }) => before[block]?.element !== blocks[block]?.element)) mark()
      return
    }
    print = now
    marked = { ...marked, marks: [] }
    send({ compare: 'blocks', blocks: blocks.map(told) })
  }
  const readSoon = () => {
    rest ??= window.setTimeout(() => {
      rest = undefined
      read()
    }, restMs)
  }
  const drawn = new MutationObserver(readSoon)

  const hear = ({ data, origin, source }: MessageEvent<unknown>) => {
    if (origin !== studio || source !== window.parent || !isToPage(data)) return
    obey(data)
  }
  const obey = (message: ToPage) => {
    if (message.compare === 'read') {
      print = undefined
      addStyles()
      drawn.observe(document.body, { subtree: true, childList: true, characterData: true })
      window.addEventListener('resize', readSoon)
      read()
    } else if (message.compare === 'mark') {
      marked = message
      mark()
    } else {
      shown = message.change
      mark()
      const current = marked.marks.find(({ change }) => change === shown)
      const block = current && blocks[current.block]
      if (block) scrollToBlock(block)
    }
  }
  const step = (event: KeyboardEvent) => {
    const by = isTyped(event) ? undefined : stepOf(event)
    if (by !== undefined) send({ compare: 'step', by })
  }

  window.addEventListener('message', hear)
  window.addEventListener('keydown', step)
  send({ compare: 'ready' })
  return () => {
    window.removeEventListener('message', hear)
    window.removeEventListener('keydown', step)
    window.removeEventListener('resize', readSoon)
    window.clearTimeout(rest)
    drawn.disconnect()
    seen.disconnect()
  }
}
