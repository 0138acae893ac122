import { useCallback, useEffect, useState } from 'react'
import { type Guide, type GuideLanguage, guidesFolder } from './guides.ts'
import { withoutSource } from './plan-guide.ts'

interface Text {
  text: string
  language: GuideLanguage | 'en'
}

/** The text of a file, or why there is none. */
async function readFile(name: string, signal: AbortSignal): Promise<{ text: string } | { failure: string }> {
  const answer = await fetch(`/${guidesFolder}/${name}.md`, { signal })
  // A server of a single page answers with that page where it has no file.
  const isPage = answer.headers.get('content-type')?.startsWith('text/html') ?? false
  if (!answer.ok || isPage) return { failure: `HTTP ${isPage ? 404 : answer.status}` }
  return { text: await answer.text() }
}

/** A guide in this language, or in English where it is not translated. */
async function readGuide(
  guide: Guide,
  wanted: GuideLanguage | undefined,
  signal: AbortSignal,
): Promise<Text> {
  if (wanted !== undefined) {
    const translation = await readFile(`${wanted}/${guide}`, signal)
    if ('text' in translation) return { text: withoutSource(translation.text), language: wanted }
  }
  const english = await readFile(guide, signal)
  if ('failure' in english) throw new Error(english.failure)
  return { ...english, language: 'en' }
}

/** What came of reading a guide for somebody with this language. */
type Answer = { guide: Guide; wanted: GuideLanguage | undefined } & (Text | { failure: string })

type Read = (Text & { failure?: undefined }) | { text?: undefined; language?: undefined; failure?: string }

/** The text of a guide and its language, or why it cannot be read; neither while it is read. */
export function useGuide(guide: Guide, wanted: GuideLanguage | undefined): Read & { again: () => void } {
  const [answer, setAnswer] = useState<Answer>()
  const load = useCallback(
    (signal: AbortSignal) => {
      readGuide(guide, wanted, signal).then(
        (text) => setAnswer({ guide, wanted, ...text }),
        (error: unknown) => {
          if (signal.aborted) return
          setAnswer({ guide, wanted, failure: error instanceof Error ? error.message : String(error) })
        },
      )
    },
    [guide, wanted],
  )
  useEffect(() => {
    const reading = new AbortController()
    load(reading.signal)
    return () => reading.abort()
  }, [load])
  const again = useCallback(() => load(new AbortController().signal), [load])
  return answer?.guide === guide && answer.wanted === wanted ? { ...answer, again } : { again }
}
