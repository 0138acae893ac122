import { z } from 'zod'
import { defineHeadedBlock, type BlockOf } from '#web/blocks/define-block.ts'
import { linkFields } from '#web/content/values/link-fields.ts'
import { resolveLink } from '#web/content/values/links.ts'
import { linkResult, text } from '#web/content/values/shapes.ts'

export const latestPapersFields = /* groq */ `moreLink{ ${linkFields} }`

export const block = defineHeadedBlock({
  type: 'latestPapers',
  shape: z.object({ moreLabel: text, moreLink: linkResult }),
  isWide: true,
  resolve: ({ moreLabel, moreLink }, context) => ({ more: resolveLink(moreLink, moreLabel, context) }),
})

export type LatestPapersBlock = BlockOf<typeof block>
