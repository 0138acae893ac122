import { z } from 'zod'
import { defineHeadedBlock, type BlockOf } from '#web/blocks/define-block.ts'
import { linkFields } from '#web/content/values/link-fields.ts'
import { resolveLink } from '#web/content/values/links.ts'
import { keyed, linkResult, text } from '#web/content/values/shapes.ts'

export const cardsFields = /* groq */ `items[]{ ..., link{ ${linkFields} } }`

const item = z.object({ ...keyed, title: z.string().min(1), text, link: linkResult, linkLabel: text })

export const block = defineHeadedBlock({
  type: 'cards',
  shape: z.object({ items: z.array(item).min(1) }),
  resolve: ({ items }, context) => ({
    items: items.map(({ _key: key, title, text: words, link, linkLabel }) => ({
      key,
      title,
      text: words ?? null,
      link: resolveLink(link, linkLabel, context),
    })),
  }),
})

export type CardsBlock = BlockOf<typeof block>
