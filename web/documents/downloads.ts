import { defineQuery } from 'groq'
import { z } from 'zod'
import { linkFields } from '../content/values/link-fields.ts'
import { type LinkContext, type ResolvedLink, resolveLink } from '#web/content/values/links.ts'
import { labelIn } from '#web/content/values/localized.ts'
import { linkResult, localizedText, text } from '#web/content/values/shapes.ts'
import { defineSharedDocument } from './define-document.ts'

const downloadsQuery = defineQuery(`
  *[_type == "downloads" && _id == "downloads"][0]{
    channels[]{ code, name, link{ ${linkFields} } }
  }
`)

export const downloads = defineSharedDocument({
  type: 'downloads',
  tag: 'downloads',
  query: downloadsQuery,
  none: null,
  linksPages: true,
  shape: z
    .object({
      channels: z.array(z.object({ code: text, name: localizedText, link: linkResult })).nullish(),
    })
    .nullable(),
})

export interface DownloadChannel {
  code: string
  /** Null for a channel that no editor has entered. */
  name: string | null
  link: ResolvedLink | null
}

/** Channels with code and name; a link that leads nowhere is dropped. */
export const downloadsIn = (row: typeof downloads.none, context: LinkContext) => ({
  channels: (row?.channels ?? []).flatMap(({ code, name, link }): DownloadChannel[] => {
    const words = labelIn(name, context.locale)
    return code && words ? [{ code, name: words, link: resolveLink(link, words, context) }] : []
  }),
})

export type Downloads = ReturnType<typeof downloadsIn>
