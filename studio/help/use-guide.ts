import { useCallback, useEffect, useState } from 'react'
import { type Guide, guidesFolder } from './guides.ts'

async function readGuide(guide: Guide, signal: AbortSignal): Promise<string> {
  const answer = await fetch(`/${guidesFolder}/${guide}.md`, { signal })
  // A server of a single page answers with that page where it has no file.
  const isPage = answer.headers.get('content-type')?.startsWith('text/html') ?? false
  if (!answer.ok || isPage) throw new Error(isPage ? 'HTTP 404' : `HTTP ${answer.status}`)
  return answer.text()
}

interface Answer {
  guide: Guide
  text?: string
  failure?: string
}

/** The text of a guide, or why it cannot be read; neither while it is read. */
export function useGuide(guide: Guide): Omit<Answer, 'guide'> & { again: () => void } {
  const [answer, setAnswer] = useState<Answer>()
  const load = useCallback(
    (signal: AbortSignal) => {
      readGuide(guide, signal).then(
        (text) => setAnswer({ guide, text }),
        (error: unknown) => {
          if (signal.aborted) return
          setAnswer({ guide, failure: error instanceof Error ? error.message : String(error) })
        },
      )
    },
    [guide],
  )
  useEffect(() => {
    const reading = new AbortController()
    load(reading.signal)
    return () => reading.abort()
  }, [load])
  const again = useCallback(() => load(new AbortController().signal), [load])
  return answer?.guide === guide ? { ...answer, again } : { again }
}
