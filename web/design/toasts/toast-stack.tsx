'use client'

import { type ReactNode, useEffect, useRef } from 'react'
import { toast, ToastContainer, type ToastTransitionProps } from 'react-toastify/unstyled'
import type { ToastMessage } from './toast.ts'
import { ToastCard } from './toast-card.tsx'
import type { ToastWords } from './toast.ts'
import './toast.css'

/** Duration of a toast's exit (requirements I3); the entry is 450 ms, in toast.css. */
const slideOutMs = 750

const wantsStillness = () => matchMedia('(prefers-reduced-motion: reduce)').matches

/**
 * Slides in and out. The library's transitions wait for `animationend`, which never fires with reduced motion; this
 * one uses a timer.
 */
const Slide = (transition: ToastTransitionProps): ReactNode => {
  const { isIn, done, nodeRef } = transition
  useEffect(() => {
    const node = nodeRef.current
    if (isIn || !node) return undefined
    node.dataset['leaving'] = ''
    const timer = setTimeout(done, wantsStillness() ? 0 : slideOutMs)
    return () => clearTimeout(timer)
  }, [isIn, done, nodeRef])
  return transition.children
}

/**
 * Stacks toasts with react-toastify. Timing and announcements are ours (toast-card, toast-region), because the
 * library's depend on animations and on a live region of its own.
 */
export const ToastStack = ({ words, messages }: { words: ToastWords; messages: readonly ToastMessage[] }) => {
  const shown = useRef(0)
  const failure = useRef<number | string | null>(null)
  const frame = useRef<HTMLDivElement>(null)
  useEffect(() => {
    frame.current?.querySelector('[aria-live]')?.setAttribute('aria-live', 'off')
  }, [])
  useEffect(() => {
    for (const message of messages.slice(shown.current)) {
      // A failure stays until it is closed or replaced by a newer message.
      if (failure.current !== null && message.kind !== 'note') toast.dismiss(failure.current)
      const id = toast(
        ({ closeToast }) => <ToastCard message={message} words={words} onClose={closeToast} />,
        {
          className: `toast toast--${message.kind}`,
          role: 'group',
          ariaLabel: message.title,
        },
      )
      if (message.kind === 'failure') failure.current = id
    }
    shown.current = messages.length
  }, [messages, words])
  return (
    <div ref={frame}>
      <ToastContainer
        className="toasts"
        aria-label={words.region}
        position="top-right"
        transition={Slide}
        autoClose={false}
        closeButton={false}
        icon={false}
        hideProgressBar
        draggable={false}
        limit={4}
        newestOnTop
      />
    </div>
  )
}
