import { z } from 'zod'
import { defineBlock, type BlockOf } from '#web/blocks/define-block.ts'
import { linkFields } from '#web/content/values/link-fields.ts'
import { resolveLink } from '#web/content/values/links.ts'
import { linkResult, text } from '#web/content/values/shapes.ts'

export const sideNoteFields = /* groq */ `link{ ${linkFields} }`

export const block = defineBlock({
  type: 'sideNote',
  shape: z.object({ title: z.string().min(1), text: z.string().min(1), link: linkResult, linkLabel: text }),
  resolve: ({ title, text: words, link, linkLabel }, context) => ({
    title,
    text: words,
    link: resolveLink(link, linkLabel, context),
  }),
})

export type SideNoteBlock = BlockOf<typeof block>
