import { useState } from 'react'
import { refusalOf } from './refusal.ts'

/**
 * Something an editor asks of the lake, which may refuse it: the sentence of the refusal stands until the next try.
 * `refuse` is for what fails beside it, e.g. a reading.
 */
export function useRequest() {
  const [refusal, setRefusal] = useState('')
  const [isSending, setSending] = useState(false)
  const send = async (act: () => Promise<void>): Promise<void> => {
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
