'use client'

import { type ComponentType, useState } from 'react'
import { showToast } from '#web/design/toasts/toast.ts'
import type { Locale } from '#locales/table.ts'
import type { LogOutDialogProps, LogOutWords } from './log-out-dialog.tsx'
import { useReady } from './use-ready.ts'

/** The Log out button of every header (requirements B7, E7); its dialog loads at the first press. */
export const LogOut = ({
  locale,
  words,
  look = '',
}: {
  locale: Locale
  words: LogOutWords
  /** Additional classes of the button. */
  look?: string
}) => {
  const [Ask, setAsk] = useState<ComponentType<LogOutDialogProps> | null>(null)
  const [isAsking, setIsAsking] = useState(false)
  const isReady = useReady()
  const ask = () => {
    setIsAsking(true)
    if (Ask) return
    import('./log-out-dialog.tsx').then(
      ({ LogOutDialog }) => setAsk(() => LogOutDialog),
      (error: unknown) => {
        console.error('the question before logging out cannot be had:', error)
        setIsAsking(false)
        showToast({ kind: 'failure', title: words.failed })
      },
    )
  }
  return (
    <>
      <button
        className={`btn${look}`}
        type="button"
        aria-haspopup="dialog"
        data-own=""
        disabled={!isReady}
        onClick={ask}
      >
        {words.logOut}
      </button>
      {isAsking && Ask && <Ask locale={locale} words={words} onClose={() => setIsAsking(false)} />}
    </>
  )
}
