import { z } from 'zod'
import type { Locale } from '#locales/table.ts'
import type { LinkContext } from '#web/content/values/links.ts'
import { keyed, text } from '#web/content/values/shapes.ts'
import type { SharedRows } from '#web/documents/registry.gen.ts'

interface Definition<Type extends string, Shape extends z.ZodType, Need extends keyof SharedRows, Shown> {
  /** The block's type in the lake, its folder's name in camel case. */
  type: Type
  /** Its own fields, as the page query answers them. */
  shape: Shape
  /** The shared documents it shows; a page reads no others, and ends when one of them changes. */
  needs?: readonly Need[]
  /** It changes by itself while a page is open: the page loads React as soon as a live part is near. */
  isLive?: boolean
  /** It takes the whole measure of the page, also beside a table of contents. */
  isWide?: boolean
  /** What its view draws, in the page's language. A view in the browser is sent all of it: no more than is drawn. */
  resolve: (fields: z.infer<Shape>, context: LinkContext, rows: Pick<SharedRows, Need>) => Shown
}

const key = z.object(keyed)

/** How blocks are defined that all begin with the same fields. */
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
    /** @throws {z.ZodError} when the block is malformed */
    read: (
      raw: unknown,
      context: LinkContext,
      rows: Pick<SharedRows, Need>,
    ): { _key: string; _type: Type } & Head & Shown => ({
      _key: key.parse(raw)._key,
      _type: type,
      ...readHead(raw),
      ...resolve(shape.parse(raw), context, rows),
    }),
  })

/** A block that an editor can place on a page. */
export const defineBlock = definesWith(() => ({}))

const head = z.object({ heading: text, lede: text })

/** A block under a heading and a lede, which are read for it; headings make the page's table of contents. */
export const defineHeadedBlock = definesWith((raw): { heading: string | null; lede: string | null } => {
  const { heading = null, lede = null } = head.parse(raw)
  return { heading, lede }
})

/** A block as its view gets it. */
export type BlockOf<Query extends { read: (...given: never[]) => object }> = ReturnType<Query['read']>

type HeadOf<Shown> = Partial<Pick<Shown, Extract<keyof Shown, 'heading' | 'lede'>>>

/** A block as the lake holds it, without its key and type. */
export type SampleOf<Query extends { shape: z.ZodType; read: (...given: never[]) => object }> =
  z.input<Query['shape']> extends Record<string, never>
    ? HeadOf<BlockOf<Query>>
    : z.input<Query['shape']> & HeadOf<BlockOf<Query>>

/** What every view is given. */
export interface ViewProps<Block> {
  block: Block
  locale: Locale
  /** It is the first of its page, so its title may already be the page's. */
  isOpening: boolean
}
