import { useLayoutEffect, useState } from 'react'
import { isNowhere } from '#studio/focus/use-return-focus.ts'
import { refusalOf } from './refusal.ts'

/**
 * A request of an editor to the lake, which may refuse it: the refusal is shown until the next attempt.
 * `refuse` reports related failures, e.g. of a read. The focus returns to the button that was disabled
 * meanwhile.
 */
export function useRequest() {
  const [refusal, setRefusal] = useState('')
  const [asker, setAsker] = useState<Element | null>(null)
  const [isSending, setSending] = useState(false)
  useLayoutEffect(() => {
    if (!isSending && asker instanceof HTMLElement && asker.isConnected && isNowhere()) asker.focus()
  }, [isSending, asker])
  const send = async (act: () => Promise<void>): Promise<void> => {
    setAsker(document.activeElement)
    setSending(true)
    setRefusal('')
    try {
      await act()
    } catch (error) {
      setRefusal(refusalOf(error))
    } finally {
      setSending(false)
    }
  }
  return { refusal, refuse: setRefusal, isSending, send }
}
