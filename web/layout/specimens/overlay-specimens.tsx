'use client'

import { useState } from 'react'
import { ConfirmDialog } from '#web/design/dialogs/confirm-dialog.tsx'
import { showToast, type ToastMessage } from '#web/design/toasts/toast.ts'

const toasts: Record<ToastMessage['kind'], { title: string; text?: string }> = {
  done: { title: 'Login successfully', text: 'Taking you to your client area.' },
  note: { title: 'Please login first!' },
  failure: { title: 'The server did not answer', text: 'Nothing was sent. Try again in a moment.' },
}

/** Overlays, opened as on a page: question, result, each kind of toast, cookie banner. */
export const OverlaySpecimens = () => {
  const [open, setOpen] = useState<'question' | 'result' | null>(null)
  const close = () => setOpen(null)
  return (
    <>
      <p className="specimen__row">
        <button className="btn" type="button" onClick={() => setOpen('question')}>
          Ask
        </button>
        <button className="btn" type="button" onClick={() => setOpen('result')}>
          Tell
        </button>
        {(['done', 'note', 'failure'] as const).map((kind) => (
          <button
            className="btn"
            type="button"
            key={kind}
            onClick={() => showToast({ kind, ...toasts[kind] })}
          >
            Toast: {kind}
          </button>
        ))}
      </p>
      <div className="specimen__progress" aria-hidden="true">
        <span className="progress" />
      </div>
      {open && (
        <ConfirmDialog
          title={open === 'question' ? 'Log out?' : 'Submission Complete'}
          words={{ yes: 'Yes', no: 'No' }}
          {...(open === 'result' ? { ok: 'OK' } : {})}
          hasCancel={open === 'question'}
          onOk={close}
          onCancel={close}
        >
          <p>Your open positions stay open. Closing the client area does not close a trade.</p>
        </ConfirmDialog>
      )}
    </>
  )
}
