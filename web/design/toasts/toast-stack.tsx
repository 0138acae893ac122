'use client'

import { type ReactNode, useEffect, useRef } from 'react'
import { toast, ToastContainer, type ToastTransitionProps } from 'react-toastify/unstyled'
import type { ToastMessage } from './toast.ts'
import { ToastCard } from './toast-card.tsx'
import type { ToastWords } from './toast-region.tsx'
import './toast.css'

/** How long a toast slides out, ms (requirements I3); in is 450 ms, in toast.css. */
const slideOut = 750

const wantsStillness = () => matchMedia('(prefers-reduced-motion: reduce)').matches

/**
 * Slides in and out. The library's own transitions wait for the end of an animation, which never comes where
 * a visitor asked for no motion; this one goes by the clock.
 */
const Slide = (transition: ToastTransitionProps): ReactNode => {
  const { isIn, done, nodeRef } = transition
  useEffect(() => {
    const node = nodeRef.current
    if (isIn || !node) return undefined
    node.dataset['leaving'] = ''
    const timer = setTimeout(done, wantsStillness() ? 0 : slideOut)
    return () => clearTimeout(timer)
  }, [isIn, done, nodeRef])
  return transition.children
}

/**
 * Draws toasts with react-toastify. It places and stacks them; the time to read them and the reading aloud are
 * the page's own (toast-card, toast-region), since the library's depend on an animation and on its own region.
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
      // A failure stays until it is closed, or until something newer is known: never a pile of them.
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
