import { useLayoutEffect, useState } from 'react'
import { isNowhere } from '#studio/focus/use-return-focus.ts'
import { refusalOf } from './refusal.ts'

/**
 * Something an editor asks of the lake, which may refuse it: the sentence of the refusal stands until the next try.
 * `refuse` is for what fails beside it, e.g. a reading. The button that is disabled meanwhile gets its focus back.
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
