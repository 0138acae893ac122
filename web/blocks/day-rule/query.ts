import { z } from 'zod'
import { defineHeadedBlock, type BlockOf } from '#web/blocks/define-block.ts'
import { linkFields } from '#web/content/values/link-fields.ts'
import { resolveLink } from '#web/content/values/links.ts'
import { linkResult, text } from '#web/content/values/shapes.ts'

export const dayRuleFields = /* groq */ `moreLink{ ${linkFields} }`

export const block = defineHeadedBlock({
  type: 'dayRule',
  shape: z.object({ moreLabel: text, moreLink: linkResult }),
  isLive: true,
  isWide: true,
  resolve: ({ moreLabel, moreLink }, context) => ({ more: resolveLink(moreLink, moreLabel, context) }),
})

export type DayRuleBlock = BlockOf<typeof block>
