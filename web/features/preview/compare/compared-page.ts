import {
  blockKey,
  blocksByKey,
  type FromPage,
  isToPage,
  type MarkKind,
  type PageMark,
  type ToPage,
} from '#common/compared-pages.ts'
import { isTyped, stepOf } from '#common/keys.ts'
import { isVisible, visibleAround } from './is-visible.ts'
import { addStyles, lineAround, markBlocks, scrollTo } from './mark-blocks.ts'
import { type FoundBlock, readBlocks } from './read-blocks.ts'
import { readLiveParts } from './read-live-parts.ts'

/** Prices change many times a second; the page is read again once they rest a moment. */
const restMs = 500
/** A page that never rests is told as it is after so many readings. */
const maxReadings = 12
/** As much of a block must be in view, or this many pixels of a tall one. */
const seenPart = 0.6
const seenPixels = 240

const printOf = (blocks: readonly FoundBlock[]): string => blocks.map(blockKey).join('\n\n')

/** Sends what a block says: elements stay here. */
const told = ({ words, facts, isLive, part, where }: FoundBlock) => ({ words, facts, isLive, part, where })

/** The status the site answered with. */
const statusOf = (): number => {
  const [navigation] = performance.getEntriesByType('navigation')
  return navigation instanceof PerformanceNavigationTiming ? navigation.responseStatus : 0
}

/** Links and forms lead nowhere: the other page would be compared with another one. */
const stay = (event: Event) => {
  const { target } = event
  if (!(target instanceof Element)) return
  const link = target.closest('a[href]')
  const isInside = link?.getAttribute('href')?.startsWith('#') === true
  if ((link && !isInside) || event.type === 'submit') event.preventDefault()
}

/**
 * One of two pages that the Studio compares: tells its blocks once it rests, marks what differs from the other page,
 * scrolls to a change, and tells which changes were in view and which nobody can see. Does nothing until the Studio
 * asks.
 * @param studio the origin of the Studio, from which alone it takes messages
 * @returns stops it
 */
export function comparePage(studio: string): () => void {
  let blocks: FoundBlock[] = []
  let liveWords: readonly string[] = []
  let print: string | undefined
  let isTold = false
  let readings = 0
  let marked: { kind: MarkKind; marks: readonly PageMark[] } = { kind: 'added', marks: [] }
  /** The elements of the marks; none where nobody can see one. */
  let elements = new Map<string, Element>()
  /** Changes that were scrolled to and did not come into view. */
  const unreachable = new Set<string>()
  let hidden = ''
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
      const targets = new Set(inView.map(({ target }) => target))
      const changes = [...elements].flatMap(([change, element]) => (targets.has(element) ? [change] : []))
      if (changes.length > 0) send({ compare: 'seen', changes })
    },
    { threshold: [0, 0.2, 0.4, seenPart, 0.8, 1] },
  )

  const blockOf = (mark: PageMark, places: Map<string, number[]>): FoundBlock | undefined =>
    blocks[places.get(mark.key)?.[mark.nth] ?? -1]

  const tellHidden = () => {
    const changes = marked.marks.filter(({ change, isPlace }) => !isPlace && !elements.has(change))
    const names = changes.map(({ change }) => change)
    if (hidden === names.join('\n\n')) return
    hidden = names.join('\n\n')
    send({ compare: 'hidden', changes: names })
  }

  const mark = () => {
    const places = blocksByKey(blocks)
    const found = marked.marks.flatMap((one) => {
      const block = blockOf(one, places)
      return block && !one.isPlace ? [{ ...one, block }] : []
    })
    elements = new Map(
      found.flatMap(({ change, block: { part, element } }) =>
        part === 'page' && element && !unreachable.has(change) && isVisible(element)
          ? [[change, element]]
          : [],
      ),
    )
    seen.disconnect()
    for (const element of elements.values()) seen.observe(element)
    tellHidden()
    lineAround(shown === undefined ? undefined : elements.get(shown))
    markBlocks(found, marked.kind)
  }

  const read = () => {
    const before = blocks
    blocks = readBlocks(liveWords)
    const now = printOf(blocks)
    const isSame = now === print
    print = now
    readings += 1
    if (!isTold) {
      if (!(isSame && document.readyState === 'complete') && readings < maxReadings) {
        readSoon()
        return
      }
      isTold = true
      send({ compare: 'blocks', blocks: blocks.map(told) })
      return
    }
    // Drawn anew, or folded otherwise.
    if (!isSame || blocks.some(({ element }, at) => element !== before[at]?.element)) mark()
  }
  const readSoon = () => {
    rest ??= window.setTimeout(() => {
      rest = undefined
      read()
    }, restMs)
  }
  const drawn = new MutationObserver(readSoon)
  const resized = () => {
    unreachable.clear()
    mark()
  }

  const show = (change: string) => {
    shown = change
    const element = elements.get(change)
    lineAround(element)
    const block = blockOfChange(change)
    const around = element ?? (block?.element && visibleAround(block.element))
    if (!around) return
    scrollTo(around)
    // At once: in a frame that is out of view no further one is drawn.
    const { left, top, width, height } = around.getBoundingClientRect()
    const isThere =
      top < window.innerHeight && top + height > 0 && left < window.innerWidth && left + width > 0
    if (element && !isThere) {
      unreachable.add(change)
      mark()
    }
    send({ compare: 'shown', change, at: { left, top, width, height } })
  }
  const blockOfChange = (change: string): FoundBlock | undefined => {
    const current = marked.marks.find((one) => one.change === change)
    return current && blockOf(current, blocksByKey(blocks))
  }

  /** A page that is not sent a second time tells nothing, and the Studio says that it does not answer. */
  const begin = async () => {
    liveWords = await readLiveParts()
    addStyles()
    drawn.observe(document.body, { subtree: true, childList: true, characterData: true })
    window.addEventListener('resize', resized)
    for (const way of ['click', 'submit']) document.addEventListener(way, stay, true)
  }
  const hear = ({ data, origin, source }: MessageEvent<unknown>) => {
    if (origin !== studio || source !== window.parent || !isToPage(data)) return
    obey(data)
  }
  const obey = (message: ToPage) => {
    if (message.compare === 'read') {
      print = undefined
      isTold = false
      readings = 0
      void begin().then(read, (error: unknown) => console.error('the page cannot be compared:', error))
    } else if (message.compare === 'mark') {
      marked = message
      mark()
    } else show(message.change)
  }
  const step = (event: KeyboardEvent) => {
    const by = isTyped(event) ? undefined : stepOf(event)
    if (by !== undefined) send({ compare: 'step', by })
  }

  window.addEventListener('message', hear)
  window.addEventListener('keydown', step)
  send({ compare: 'ready', path: window.location.pathname, status: statusOf() })
  return () => {
    window.removeEventListener('message', hear)
    window.removeEventListener('keydown', step)
    window.removeEventListener('resize', resized)
    for (const way of ['click', 'submit']) document.removeEventListener(way, stay, true)
    window.clearTimeout(rest)
    drawn.disconnect()
    seen.disconnect()
  }
}
