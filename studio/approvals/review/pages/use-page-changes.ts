import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import {
  type FromPage,
  isFromPage,
  type MarkKind,
  type PageBlock,
  type ToPage,
} from '#common/compared-pages.ts'
import { isTyped, stepOf } from '#common/keys.ts'
import { site } from '#studio/connection.ts'
import { type PageChange, planPageChanges } from './plan-page-changes.ts'
import { planStep } from './plan-step.ts'

export const sides = ['inForce', 'proposed'] as const
export type Side = (typeof sides)[number]

const kinds: Readonly<Record<Side, MarkKind>> = { inForce: 'removed', proposed: 'added' }

/** After so long without a word of a page it is not compared any more; sooner where both came, or errors instead. */
const patienceMs = 30_000
const patienceAfterLoadMs = 10_000

/** Two pages in frames, and what differs between them. */
export interface PageChanges {
  /** Undefined while a page has not told what is on it. */
  changes: readonly PageChange[] | undefined
  /** A page did not answer. */
  isLost: boolean
  /** The place of the change that is shown, −1 before the first. */
  at: number
  /** How many changes were not in view yet, in each page that has them. */
  left: number
  /** Shows the next change, or the one before. */
  step: (by: 1 | -1) => void
  hold: Readonly<Record<Side, (frame: HTMLIFrameElement | null) => void>>
  onLoad: () => void
}

/** Compares the pages in two frames, marks in both what differs, and follows what of it was in view. */
export function usePageChanges(): PageChanges {
  const frames = useRef<Partial<Record<Side, HTMLIFrameElement>>>({})
  const [blocks, setBlocks] = useState<Partial<Record<Side, readonly PageBlock[]>>>({})
  const [seen, setSeen] = useState<ReadonlySet<string>>(new Set())
  const [shown, setShown] = useState<string>()
  const [isLost, setLost] = useState(false)
  const [loads, setLoads] = useState(0)
  const { inForce, proposed } = blocks
  const changes = useMemo(
    () => inForce && proposed && planPageChanges(inForce, proposed),
    [inForce, proposed],
  )
  // By its name: a page that is read again may have a change more before it.
  const at = changes?.findIndex(({ id }) => id === shown) ?? -1

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

  useEffect(() => {
    if (!changes) return
    for (const side of sides) {
      tell(side, { compare: 'mark', kind: kinds[side], marks: changes.map((change) => change[side]) })
    }
  }, [changes, tell])

  const isSeen = useCallback(
    (change: PageChange) => sides.every((side) => change[side].isPlace || seen.has(`${side} ${change.id}`)),
    [seen],
  )
  const step = useCallback(
    (by: 1 | -1) => {
      if (!changes || changes.length === 0) return
      const next = planStep(changes.map(isSeen), at, by)
      const change = changes[next]
      if (!change) return
      setShown(change.id)
      for (const side of sides) tell(side, { compare: 'show', change: change.id })
      // One below the other, the page that was not looked at comes into view.
      const unseen = sides.find((side) => !change[side].isPlace && !seen.has(`${side} ${change.id}`))
      frames.current[unseen ?? 'proposed']?.scrollIntoView({ block: 'nearest' })
    },
    [changes, at, isSeen, seen, tell],
  )

  useEffect(() => {
    const obey = (side: Side, message: FromPage) => {
      if (message.compare === 'ready') tell(side, { compare: 'read' })
      else if (message.compare === 'blocks') setBlocks((before) => ({ ...before, [side]: message.blocks }))
      else if (message.compare === 'step') step(message.by)
      else setSeen((before) => new Set([...before, ...message.changes.map((change) => `${side} ${change}`)]))
    }
    const hear = ({ data, origin, source }: MessageEvent<unknown>) => {
      const side = sides.find((one) => frames.current[one]?.contentWindow === source)
      if (side && source !== null && origin === new URL(site).origin && isFromPage(data)) obey(side, data)
    }
    const press = (event: KeyboardEvent) => {
      const by = isTyped(event) ? undefined : stepOf(event)
      if (by === undefined) return
      event.preventDefault()
      step(by)
    }
    window.addEventListener('message', hear)
    document.addEventListener('keydown', press)
    return () => {
      window.removeEventListener('message', hear)
      document.removeEventListener('keydown', press)
    }
  }, [step, tell])

  const onLoad = useCallback(() => setLoads((before) => before + 1), [])
  const isLoaded = loads >= sides.length
  const isWaiting = changes === undefined
  useEffect(() => {
    if (!isWaiting) return undefined
    const timer = setTimeout(() => setLost(true), isLoaded ? patienceAfterLoadMs : patienceMs)
    return () => clearTimeout(timer)
  }, [isWaiting, isLoaded])

  const left = changes?.filter((change) => !isSeen(change)).length ?? 0
  return { changes, isLost: isLost && isWaiting, at, left, step, hold, onLoad }
}
