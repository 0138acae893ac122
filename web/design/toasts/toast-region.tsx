'use client'

import { type ComponentType, useEffect, useRef, useState } from 'react'
import { onToast, type ToastMessage, type ToastWords } from './toast.ts'

type Stack = ComponentType<{ words: ToastWords; messages: readonly ToastMessage[] }>

/**
 * Container of the toasts. Its two live regions exist from the start, so that the first toast is announced; the code
 * that draws toasts loads with the first one (quality 1).
 */
export const ToastRegion = ({ words }: { words: ToastWords }) => {
  const [messages, setMessages] = useState<readonly ToastMessage[]>([])
  const [Drawn, setDrawn] = useState<Stack | null>(null)
  const isAsked = useRef(false)
  useEffect(
    () =>
      onToast((message) => {
        setMessages((before) => [...before, message])
        if (isAsked.current) return
        isAsked.current = true
        import('./toast-stack.tsx').then(
          ({ ToastStack }) => setDrawn(() => ToastStack),
          (error: unknown) => {
            // The message was announced, and every form shows its own; the next toast tries again.
            console.error('toasts cannot be drawn:', error)
            isAsked.current = false
          },
        )
      }),
    [],
  )
  const last = (isFailure: boolean) => {
    const message = messages.findLast(({ kind }) => (kind === 'failure') === isFailure)
    return message && [message.title, message.text].filter(Boolean).join(' ')
  }
  return (
    <>
      <output className="aloud">{last(false)}</output>
      <p className="aloud" role="alert">
        {last(true)}
      </p>
      {Drawn && <Drawn words={words} messages={messages} />}
    </>
  )
}
