import { z } from 'zod'
import { defineBlock, type BlockOf } from '#web/blocks/define-block.ts'
import { pictureFields as fields, pictureResult, resolvePicture } from '#web/content/values/pictures.ts'

export const pictureFields = /* groq */ `image{ ${fields} }`

export const block = defineBlock({
  type: 'picture',
  shape: z.object({ image: pictureResult, size: z.enum(['text', 'page']).nullish().catch(null) }),
  resolve: ({ image, size }) => ({
    picture: resolvePicture(image, image?.alt),
    size: size ?? 'text',
  }),
})

export type PictureBlock = BlockOf<typeof block>
