'use client'

import { stopwatch } from '#web/lib/browser/stopwatch.ts'
import { useEffect, useRef } from 'react'
import { Icon, type IconName } from '#web/design/icon.tsx'
import { toastIsDrawn, type ToastMessage, type ToastWords } from './toast.ts'

/** How long a toast that is no failure is shown (requirements I3). */
const toastDurationMs = 5_000

const signs: Record<ToastMessage['kind'], IconName> = { done: 'check', note: 'user', failure: 'caution' }

/** Calls `end` after `durationMs`, pausing while the pointer or the focus is on the toast. */
const useTimer = (card: React.RefObject<HTMLElement | null>, durationMs: number | null, end: () => void) => {
  const finish = useRef(end)
  useEffect(() => {
    finish.current = end
  })
  useEffect(() => {
    const toast = card.current?.closest<HTMLElement>('.toast')
    if (!toast || durationMs === null) return undefined
    let left = durationMs
    let shown = () => 0
    let timer: ReturnType<typeof setTimeout> | undefined
    const isHeld = () => toast.matches(':hover, :focus-within') || document.visibilityState === 'hidden'
    const stop = () => {
      if (timer === undefined) return
      clearTimeout(timer)
      timer = undefined
      left -= shown()
    }
    const run = () => {
      stop()
      toast.toggleAttribute('data-held', isHeld())
      if (isHeld()) return
      shown = stopwatch()
      timer = setTimeout(() => finish.current(), left)
    }
    // At `focusout` the focus has not yet arrived at its next element.
    const later = () => setTimeout(run)
    const events = ['pointerenter', 'pointerleave', 'focusin', 'focusout']
    for (const name of events) toast.addEventListener(name, later)
    document.addEventListener('visibilitychange', run)
    run()
    return () => {
      stop()
      for (const name of events) toast.removeEventListener(name, later)
      document.removeEventListener('visibilitychange', run)
    }
  }, [card, durationMs])
}

/** A toast: icon, text and close button. Failures stay; others close by themselves. */
export const ToastCard = ({
  message,
  words,
  onClose,
}: {
  message: ToastMessage
  words: ToastWords
  onClose: () => void
}) => {
  const card = useRef<HTMLDivElement>(null)
  const isTimed = message.kind !== 'failure'
  useTimer(card, isTimed ? toastDurationMs : null, onClose)
  useEffect(toastIsDrawn, [])
  return (
    <div className="toast__in" ref={card}>
      <Icon name={signs[message.kind]} size={22} />
      <strong>{message.title}</strong>
      <button type="button" aria-label={words.close} onClick={() => onClose()}>
        <Icon name="close" size={18} />
      </button>
      {message.text && <p>{message.text}</p>}
      {message.link && (
        <p>
          <a href={message.link.href}>{message.link.label}</a>
        </p>
      )}
      {isTimed && <span className="toast__time" />}
    </div>
  )
}
