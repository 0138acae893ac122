import { z } from 'zod'
import type { Locale } from '#locales/table.ts'
import { type LeftOut, parseSound, withoutNulls } from '#web/lib/parse-sound.ts'
import type { LinkContext } from '#web/content/values/links.ts'
import { keyed, text } from '#web/content/values/shapes.ts'
import type { SharedRows } from '#web/documents/registry.gen.ts'

interface Definition<Type extends string, Shape extends z.ZodType, Need extends keyof SharedRows, Shown> {
  /** The block's type in the lake: its folder's name in camel case. */
  type: Type
  /** Its fields, as the page query returns them. */
  shape: Shape
  /** The shared documents it shows: the page reads only these, and expires when one changes. */
  needs?: readonly Need[]
  /** Changes by itself on an open page: React loads as soon as it is nearly in view. */
  isLive?: boolean
  /** Takes the full page width. */
  isWide?: boolean
  /** The props of its view, in the page's language. Client components receive all of it, so only what is rendered. */
  resolve: (fields: z.infer<Shape>, context: LinkContext, rows: Pick<SharedRows, Need>) => Shown
}

const key = z.object(keyed)

/** Defines blocks with common first fields. */
const definesWith =
  <Head extends object>(readHead: (raw: unknown) => Head) =>
  <
    const Type extends string,
    Shape extends z.ZodType,
    Shown extends object,
    Need extends keyof SharedRows = never,
  >({
    type,
    shape,
    needs = [],
    isLive = false,
    isWide = false,
    resolve,
  }: Definition<Type, Shape, Need, Shown>) => ({
    type,
    shape,
    needs,
    isLive,
    isWide,
    /**
     * Reads it row by row: `onLeftOut` is given what of it does not have its shape.
     * @throws {z.ZodError} when the block itself is malformed
     */
    read: (
      raw: unknown,
      context: LinkContext,
      rows: Pick<SharedRows, Need>,
      onLeftOut: (parts: readonly LeftOut[]) => void = () => {},
    ): { _key: string; _type: Type } & Head & Shown => {
      const { data, leftOut } = parseSound(shape, raw)
      onLeftOut(leftOut)
      return {
        _key: key.parse(raw)._key,
        _type: type,
        ...readHead(withoutNulls(raw)),
        ...resolve(data, context, rows),
      }
    },
  })

/** A block that an editor can place on a page. */
export const defineBlock = definesWith(() => ({}))

const head = z.object({ heading: text, lede: text })

/** A block with heading and lede; headings form the page's table of contents. */
export const defineHeadedBlock = definesWith((raw): { heading: string | null; lede: string | null } => {
  const { heading = null, lede = null } = head.parse(raw)
  return { heading, lede }
})

/** A block as passed to its view. */
export type BlockOf<Query extends { read: (...given: never[]) => object }> = ReturnType<Query['read']>

type HeadOf<Shown> = Partial<Pick<Shown, Extract<keyof Shown, 'heading' | 'lede'>>>

/** A block as stored in the lake, without key and type. */
export type SampleOf<Query extends { shape: z.ZodType; read: (...given: never[]) => object }> =
  z.input<Query['shape']> extends Record<string, never>
    ? HeadOf<BlockOf<Query>>
    : z.input<Query['shape']> & HeadOf<BlockOf<Query>>

/** Props of every view. */
export interface ViewProps<Block> {
  block: Block
  locale: Locale
  /** The first block of its page, whose title may be the page's. */
  isOpening: boolean
}
