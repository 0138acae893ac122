import 'server-only'
import { cache } from 'react'
import { siteSettings } from '#web/lib/settings.ts'
import { askInPreview } from './preview-client.ts'
import { trustedClient } from '#web/content/lake/client.ts'
import { previewTip } from './preview-client.ts'
import type { Perspective } from './plan-perspective.ts'
import { PreviewAnswers } from './preview-answers.ts'
import type { TaggedAnswer } from './preview-answers.ts'
import type { Read } from '#web/content/lake/read.ts'
import { siteProcess } from '#web/lib/site-process.ts'

declare module '#web/lib/site-process.ts' {
  interface SiteProcess {
    previewAnswers?: PreviewAnswers | undefined
  }
}

const answers = (siteProcess.previewAnswers ??= new PreviewAnswers({
  tip: previewTip,
  follow: ({ onChange, onGap, onLost }) => {
    const events = trustedClient()
      .live.events({ includeDrafts: true })
      .subscribe({
        next: (event) => {
          if (event.type === 'message') onChange(Number(event.id), event.tags)
          else if (event.type === 'welcome' || event.type === 'restart') onGap()
        },
        error: (error: unknown) => {
          console.error('previews ask the lake for everything anew:', error)
          onLost()
        },
      })
    return () => events.unsubscribe()
  },
}))

const askTagged = async (read: Read<unknown>, perspective: Perspective): Promise<TaggedAnswer> => {
  const tags: string[] = []
  const value = await read.ask(async (query, params) => {
    const answer = await askInPreview(query, params, perspective, read.hasWords ?? true)
    tags.push(...answer.tags)
    return answer.value
  })
  return { value, tags }
}

/** Once per render. Hosted Sanity has no change counter: there previews query everything. */
const caughtUp = cache(async (): Promise<boolean> => {
  if (!siteSettings().isEmbedded) return false
  await answers.catchUp()
  return true
})

/** Reads what editors are working on, as the lake has it now. @throws when the lake fails */
export const previewAnswerTo = async <Data>(read: Read<Data>, perspective: Perspective): Promise<Data> => {
  const ask = () => askTagged(read, perspective)
  const value = (await caughtUp())
    ? await answers.get(`${String(perspective)} ${read.key}`, ask)
    : (await ask()).value
  return read.parse(value)
}
