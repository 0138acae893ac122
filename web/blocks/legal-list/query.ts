import { z } from 'zod'
import { defineBlock, type BlockOf } from '#web/blocks/define-block.ts'
import { type LegalKind, legalKinds } from '#web/content/values/legal-kinds.ts'
import { text } from '#web/content/values/shapes.ts'

const isLegalKind = (kind: string): kind is LegalKind => legalKinds.some((known) => known === kind)

export const block = defineBlock({
  type: 'legalList',
  shape: z.object({ title: text, lede: text, kinds: z.array(z.string()).nullish() }),
  resolve: ({ title, lede, kinds }) => ({
    title: title ?? null,
    lede: lede ?? null,
    /** Kinds to show, in this order; empty means all. */
    kinds: (kinds ?? []).filter(isLegalKind),
  }),
})

export type LegalListBlock = BlockOf<typeof block>
