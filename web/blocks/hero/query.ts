import { z } from 'zod'
import { defineBlock, type BlockOf } from '#web/blocks/define-block.ts'
import { linkFields } from '#web/content/values/link-fields.ts'
import { type ActionLink, resolveLink } from '#web/content/values/links.ts'
import { pictureFields, pictureResult, resolvePicture } from '#web/content/values/pictures.ts'
import { linkResult, text } from '#web/content/values/shapes.ts'

export const heroFields = /* groq */ `
  actions[]{ label, style, link{ ${linkFields} } },
  picture{ ${pictureFields} }
`

export const block = defineBlock({
  type: 'hero',
  shape: z.object({
    title: z.string(),
    lede: text,
    course: text,
    picture: pictureResult,
    actions: z.array(z.object({ label: text, style: text, link: linkResult })).nullish(),
  }),
  resolve: ({ title, lede, course, picture, actions }, context) => ({
    title,
    lede: lede ?? null,
    /** Symbol of the instrument whose course runs across the chart. */
    course: course ?? null,
    /** Takes the place of the chart and the course. */
    picture: resolvePicture(picture, picture?.alt, 'three-to-two'),
    actions: (actions ?? []).flatMap(({ label, link, style }): ActionLink[] => {
      const resolved = resolveLink(link, label, context)
      return resolved ? [{ ...resolved, style: style === 'outlined' ? 'outlined' : 'solid' }] : []
    }),
  }),
})

export type HeroBlock = BlockOf<typeof block>
