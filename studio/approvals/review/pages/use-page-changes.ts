import { type RefObject, useCallback, useEffect, useMemo, useRef, useState } from 'react'
import {
  type FromPage,
  isFromPage,
  type MarkKind,
  type PageBlock,
  type ToPage,
} from '#common/compared-pages.ts'
import { site } from '#studio/connection.ts'
import { type PageChange, planPageChanges } from './plan-page-changes.ts'
import { type Hidden, type Side, sides } from './plan-place-list.ts'
import { intoView } from './into-view.ts'

const kinds: Readonly<Record<Side, MarkKind>> = { inForce: 'removed', proposed: 'added' }

/** After so long without a word of a page it is not compared any more; sooner where all came, or errors instead. */
const patienceMs = 30_000
const patienceAfterLoadMs = 10_000

/** What a page said of itself when it came. */
export interface Arrival {
  path: string
  status: number
}

/** Two pages in frames, and what differs between them. */
export interface PageChanges {
  /** Undefined while a page has not told what is on it. The same ones from then on, whatever moves in the pages. */
  changes: readonly PageChange[] | undefined
  hidden: Hidden
  /** A page did not answer. */
  isLost: boolean
  arrivals: Readonly<Partial<Record<Side, Arrival>>>
  /** Brings a change into view, in one page before the other. */
  show: (change: PageChange, side: Side) => void
  hold: Readonly<Record<Side, (frame: HTMLIFrameElement | null) => void>>
  onLoad: () => void
  /** What stays in view above the frames. */
  bar: RefObject<HTMLDivElement | null>
}

interface Told {
  /** `<side> <change>` of what was in view. */
  onSeen: (seen: readonly string[]) => void
  onStep: (by: 1 | -1) => void
}

const none: ReadonlySet<string> = new Set()

/** Keeps what one page said beside what the other said. */
const bySide =
  <T>(side: Side, value: T) =>
  (before: Readonly<Partial<Record<Side, T>>>): Partial<Record<Side, T>> => ({ ...before, [side]: value })

/**
 * Compares the pages in two frames, marks in both what differs, and tells what of it was in view.
 * @param of the pages there are: of a page that is new, the proposed one alone
 */
export function usePageChanges(of: readonly Side[], { onSeen, onStep }: Told): PageChanges {
  const frames = useRef<Partial<Record<Side, HTMLIFrameElement>>>({})
  const bar = useRef<HTMLDivElement>(null)
  const [blocks, setBlocks] = useState<Partial<Record<Side, readonly PageBlock[]>>>({})
  const [hidden, setHidden] = useState<Partial<Record<Side, ReadonlySet<string>>>>({})
  const [arrivals, setArrivals] = useState<Partial<Record<Side, Arrival>>>({})
  const [isLost, setLost] = useState(false)
  const [loads, setLoads] = useState(0)
  const inForce = of.includes('inForce') ? blocks.inForce : nothing
  const { proposed } = blocks
  const changes = useMemo(
    () => inForce && proposed && planPageChanges(inForce, proposed),
    [inForce, proposed],
  )

  const tell = useCallback((side: Side, message: ToPage) => {
    frames.current[side]?.contentWindow?.postMessage(message, new URL(site).origin)
  }, [])
  const hold = useMemo(() => {
    const holding = (side: Side) => (frame: HTMLIFrameElement | null) => {
      if (frame) frames.current[side] = frame
      else delete frames.current[side]
    }
    return { inForce: holding('inForce'), proposed: holding('proposed') }
  }, [])
  const mark = useCallback(
    (side: Side) => {
      const marks = changes?.map((change) => change[side])
      if (marks) tell(side, { compare: 'mark', kind: kinds[side], marks })
    },
    [changes, tell],
  )
  useEffect(() => {
    for (const side of sides) mark(side)
  }, [mark])

  /** The page that comes into view with the change that is shown. */
  const wanted = useRef<{ id: string; side: Side }>(undefined)
  const show = useCallback(
    (change: PageChange, side: Side) => {
      wanted.current = { id: change.id, side }
      for (const one of sides) tell(one, { compare: 'show', change: change.id })
    },
    [tell],
  )

  useEffect(() => {
    const obey = (side: Side, message: FromPage) => {
      if (message.compare === 'ready') {
        setArrivals(bySide(side, { path: message.path, status: message.status }))
        tell(side, { compare: 'read' })
      } else if (message.compare === 'blocks') {
        // A page that came once more says the same: what differs between two contents stays what it is.
        setBlocks((before) => (before[side] ? before : bySide(side, message.blocks)(before)))
        mark(side)
      } else if (message.compare === 'hidden')
        setHidden(bySide<ReadonlySet<string>>(side, new Set(message.changes)))
      else if (message.compare === 'seen') onSeen(message.changes.map((change) => `${side} ${change}`))
      else if (message.compare === 'step') onStep(message.by)
      else if (wanted.current?.id === message.change && wanted.current.side === side) {
        const frame = frames.current[side]
        if (frame) intoView(frame, message.at, bar.current)
      }
    }
    const hear = ({ data, origin, source }: MessageEvent<unknown>) => {
      const side = sides.find((one) => frames.current[one]?.contentWindow === source)
      if (side && source !== null && origin === new URL(site).origin && isFromPage(data)) obey(side, data)
    }
    window.addEventListener('message', hear)
    return () => window.removeEventListener('message', hear)
  }, [onSeen, onStep, mark, tell])

  const onLoad = useCallback(() => setLoads((before) => before + 1), [])
  const isLoaded = loads >= of.length
  const isWaiting = changes === undefined
  useEffect(() => {
    if (!isWaiting) return undefined
    const timer = setTimeout(() => setLost(true), isLoaded ? patienceAfterLoadMs : patienceMs)
    return () => clearTimeout(timer)
  }, [isWaiting, isLoaded])

  const seenByNobody = { inForce: hidden.inForce ?? none, proposed: hidden.proposed ?? none }
  return { changes, hidden: seenByNobody, isLost: isLost && isWaiting, arrivals, show, hold, onLoad, bar }
}

const nothing: readonly PageBlock[] = []
