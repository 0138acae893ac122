'use client'

import { useState } from 'react'
import { send } from '#web/broker/send.ts'
import { statusText } from '#web/broker/status-text.ts'
import { ConfirmDialog, type DialogWords } from '#web/design/confirm-dialog.tsx'
import { showToast } from '#web/design/toast.ts'
import type { Locale } from '#locales/table.ts'
import { loginAddress } from './plan-landing.ts'
import { forgetRemembered } from './remembered.ts'
import { useReady } from './use-ready.ts'

/** Logs out after asking (requirements B7, E7): the session ends, `user-info` goes, and the login follows. */
export const LogOut = ({
  locale,
  words,
}: {
  locale: Locale
  words: { logOut: string; ask: string; askText: string; failed: string } & DialogWords
}) => {
  const [isAsking, setIsAsking] = useState(false)
  const [isBusy, setIsBusy] = useState(false)
  const isReady = useReady()
  const logOut = async () => {
    setIsBusy(true)
    const call = { method: 'DELETE', signal: AbortSignal.timeout(10_000) } as const
    const { envelope } = await send('/api/session', call, (status, text) => statusText(locale, status, text))
    if (envelope.res === 1) {
      forgetRemembered()
      location.assign(loginAddress(`${location.pathname}${location.search}`, locale))
      return
    }
    setIsBusy(false)
    setIsAsking(false)
    showToast({ kind: 'failure', title: words.failed, text: envelope.msg })
  }
  return (
    <>
      <button
        className="btn"
        type="button"
        aria-haspopup="dialog"
        disabled={!isReady}
        onClick={() => setIsAsking(true)}
      >
        {words.logOut}
      </button>
      {isAsking && (
        <ConfirmDialog
          title={words.ask}
          words={words}
          isBusy={isBusy}
          onOk={() => void logOut()}
          onCancel={() => setIsAsking(false)}
        >
          <p>{words.askText}</p>
        </ConfirmDialog>
      )}
    </>
  )
}
