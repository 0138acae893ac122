import { type KeyboardEvent, type PointerEvent, useEffect, useRef, useState } from 'react'
import type { Bar } from '#web/broker/history/history.ts'
import { type ChartWindow, middleOf } from '#web/features/chart/plan/window.ts'

/** Pause between two announcements while a key repeats, ms. */
const speakAfterMs = 500

const nearest = (bars: readonly Bar[], window: ChartWindow, at: number): number =>
  bars.reduce(
    (best, bar, index) =>
      Math.abs(middleOf(window, bar.at) - at) < Math.abs(middleOf(window, bars[best]?.at ?? 0) - at)
        ? index
        : best,
    0,
  )

const moves: Readonly<Record<string, (index: number, count: number) => number>> = {
  ArrowLeft: (index) => index - 1,
  ArrowRight: (index) => index + 1,
  Home: () => 0,
  End: (_index, count) => count - 1,
}

/**
 * The bar under the cross, moved by pointer and keys; null while the cross is hidden. `spoken` is the bar to announce:
 * by keys alone, and not more often than twice a second.
 */
export const useCross = (bars: readonly Bar[], window: ChartWindow | null) => {
  const [shownAt, setShownAt] = useState<number | null>(null)
  const [spokenAt, setSpokenAt] = useState<number | null>(null)
  const plot = useRef<HTMLDivElement>(null)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const latest = useRef<number | null>(null)
  useEffect(() => () => clearTimeout(timer.current), [])

  const speak = (at: number | null) => {
    latest.current = at
    timer.current ??= setTimeout(() => {
      timer.current = undefined
      setSpokenAt(latest.current)
    }, speakAfterMs)
  }
  const hide = () => {
    setShownAt(null)
    speak(null)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape') {
      hide()
      return
    }
    const move = moves[event.key]
    if (!move || bars.length === 0 || event.altKey || event.ctrlKey || event.metaKey) return
    event.preventDefault()
    const known = bars.findIndex(({ at }) => at === shownAt)
    const index = Math.min(
      bars.length - 1,
      Math.max(0, move(known < 0 ? bars.length - 1 : known, bars.length)),
    )
    const at = bars[index]?.at ?? null
    setShownAt(at)
    speak(at)
  }
  const onPointerMove = ({ clientX }: PointerEvent) => {
    const box = plot.current?.getBoundingClientRect()
    if (!box || !window || bars.length === 0) return
    const at = window.from + ((clientX - box.left) / box.width) * (window.until - window.from)
    setShownAt(bars[nearest(bars, window, at)]?.at ?? null)
  }
  const barAt = (at: number | null) => bars.find((bar) => bar.at === at) ?? null
  return {
    plot,
    shown: barAt(shownAt),
    spoken: barAt(spokenAt),
    handlers: {
      onKeyDown,
      onPointerMove,
      onPointerDown: onPointerMove,
      onPointerLeave: () => setShownAt(null),
    },
  }
}
