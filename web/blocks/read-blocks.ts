import { z } from 'zod'
import type { LeftOut } from '#web/lib/parse-sound.ts'
import type { LinkContext } from '#web/content/values/links.ts'
import { noRows, type SharedRows } from '#web/documents/registry.gen.ts'
import type { BlockOf, SampleOf, ViewProps } from './define-block.ts'
import { blockQueries } from './queries.gen.ts'

type Queries = typeof blockQueries
export type BlockType = keyof Queries

/** A block as passed to its view, with data of shared documents included. */
export type Block = { [Type in BlockType]: BlockOf<Queries[Type]> }[BlockType]

/** Props of a view, for any block. */
export type SheetProps = ViewProps<Block>

/** Valid samples of every block, from each `sample.ts`. */
export type Samples = { [Type in BlockType]: readonly SampleOf<Queries[Type]>[] }

const typed = z.looseObject({ _type: z.string() })
const known = z.object({ _type: z.custom<BlockType>((type) => isBlockType(type), 'unknown type of block') })

const isBlockType = (type: unknown): type is BlockType =>
  typeof type === 'string' && Object.hasOwn(blockQueries, type)

/** The shared documents that a page's blocks need; the page reads only these. */
export const needsOf = (blocks: readonly unknown[]): (keyof SharedRows)[] => [
  ...new Set(
    blocks.flatMap((block) => {
      const type = typed.safeParse(block).data?._type
      return isBlockType(type) ? blockQueries[type].needs : []
    }),
  ),
]

/** Whether a block changes by itself, so that its page needs React. */
export const isLiveBlock = ({ _type }: Block): boolean => blockQueries[_type].isLive

export const isWideBlock = ({ _type }: Block): boolean => blockQueries[_type].isWide

/**
 * The valid blocks of a page. Malformed ones and those of unknown types are omitted, rows of them that are malformed
 * likewise; `note` is given what is omitted (docs/quality.md).
 */
export const drawableBlocks = (
  raw: readonly unknown[],
  note: (leftOut: readonly LeftOut[]) => void,
  context: LinkContext,
  rows: SharedRows = noRows,
): Block[] => {
  const leftOut: LeftOut[] = []
  const blocks = raw.flatMap((item, index): Block[] => {
    const at = `blocks[${index}]`
    const noteWithin = (parts: readonly LeftOut[]) =>
      void leftOut.push(...parts.map((part) => ({ ...part, path: `${at}.${part.path}` })))
    try {
      return [blockQueries[known.parse(item)._type].read(item, context, rows, noteWithin)]
    } catch (error) {
      if (!(error instanceof z.ZodError)) throw error
      leftOut.push({ document: null, path: at, problem: z.prettifyError(error).replaceAll(/\s+/g, ' ') })
      return []
    }
  })
  note(leftOut)
  return blocks
}
