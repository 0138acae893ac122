import { z } from 'zod'
import { defineHeadedBlock, type BlockOf } from '#web/blocks/define-block.ts'
import { linkFields } from '#web/content/values/link-fields.ts'
import { resolveLink } from '#web/content/values/links.ts'
import { pictureFields, pictureResult, resolvePicture } from '#web/content/values/pictures.ts'
import { keyed, linkResult, text } from '#web/content/values/shapes.ts'

export const cardsFields = /* groq */ `
  items[]{ ..., link{ ${linkFields} }, picture{ ${pictureFields} } }
`

const item = z.object({
  ...keyed,
  title: z.string().min(1),
  text,
  picture: pictureResult,
  link: linkResult,
  linkLabel: text,
})

export const block = defineHeadedBlock({
  type: 'cards',
  shape: z.object({ items: z.array(item).min(1) }),
  /** A card that leads to an address of the settings is left out while that is not set: it offers what there is not. */
  resolve: ({ items }, context) => ({
    items: items.flatMap(({ _key: key, title, text: words, picture, link: target, linkLabel }) => {
      const link = resolveLink(target, linkLabel, context)
      if (target?.kind === 'setting' && !link) return []
      return {
        key,
        title,
        text: words ?? null,
        link,
        picture: resolvePicture(picture, picture?.alt, 'three-to-two'),
      }
    }),
  }),
})

export type CardsBlock = BlockOf<typeof block>
