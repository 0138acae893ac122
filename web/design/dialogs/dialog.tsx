'use client'

import { type ReactNode, useId, useLayoutEffect, useRef } from 'react'
import './dialog.css'

/**
 * A modal sheet on the browser's own `<dialog>`, which keeps the focus inside and gives it back to where it was.
 * It begins below the risk strip (quality 6).
 * @param onClose Escape, or anything else that would close it; the parent then stops drawing it
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
  // Before the sheet leaves the page: only a close gives the focus back.
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
      // A browser may close it although `cancel` was refused. The event comes late: it may be open again.
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
