'use client'

import { type ReactNode, useId, useLayoutEffect, useRef } from 'react'
import './dialog.css'

/**
 * A modal dialog on the browser's `<dialog>`, which traps focus and returns it. Starts below the risk strip (quality
 * 6).
 * @param onClose called for Escape and every other way of closing; the parent then stops rendering it
 */
export const Dialog = ({
  title,
  look,
  actions,
  onClose,
  children,
}: {
  title: string
  look?: 'wide'
  actions?: ReactNode
  onClose: () => void
  children?: ReactNode
}) => {
  const sheet = useRef<HTMLDialogElement>(null)
  const heading = useId()
  const body = useId()
  // Runs before the dialog is removed: only a close returns the focus.
  useLayoutEffect(() => {
    const dialog = sheet.current
    dialog?.showModal()
    return () => dialog?.close()
  }, [])
  return (
    <dialog
      ref={sheet}
      className={`dialog${look === 'wide' ? ' dialog--wide' : ''}`}
      aria-labelledby={heading}
      aria-describedby={look === 'wide' ? undefined : body}
      onCancel={(event) => {
        event.preventDefault()
        onClose()
      }}
      // Browsers may close it although `cancel` was prevented. The event is asynchronous: it may be open again.
      onClose={() => sheet.current?.open || onClose()}
    >
      <div className="dialog__body">
        <h2 id={heading}>{title}</h2>
        <div id={body}>{children}</div>
      </div>
      {actions && <div className="dialog__act">{actions}</div>}
    </dialog>
  )
}
