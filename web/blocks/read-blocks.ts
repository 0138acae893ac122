import { z } from 'zod'
import type { LinkContext } from '#web/content/values/links.ts'
import { noRows, type SharedRows } from '#web/documents/registry.gen.ts'
import type { BlockOf, SampleOf, ViewProps } from './define-block.ts'
import { blockQueries } from './queries.gen.ts'

type Queries = typeof blockQueries
export type BlockType = keyof Queries

/** A block as its view gets it: what it shows of shared documents is already in it. */
export type Block = { [Type in BlockType]: BlockOf<Queries[Type]> }[BlockType]

/** What a view is given, whichever block it draws. */
export type SheetProps = ViewProps<Block>

/** Sound contents of every block; `sample.ts` of each has its own. */
export type Samples = { [Type in BlockType]: readonly SampleOf<Queries[Type]>[] }

const typed = z.looseObject({ _type: z.string() })
const known = z.object({ _type: z.custom<BlockType>((type) => isBlockType(type), 'unknown type of block') })

const isBlockType = (type: unknown): type is BlockType =>
  typeof type === 'string' && Object.hasOwn(blockQueries, type)

/** The shared documents that these blocks of a page show: it asks the lake for these alone. */
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
 * The blocks of a page that can be drawn. One that is malformed, or of a type this build does not know, is left out
 * and reported to the log (docs/quality.md).
 */
export const drawableBlocks = (
  raw: readonly unknown[],
  where: string,
  context: LinkContext,
  rows: SharedRows = noRows,
): Block[] =>
  raw.flatMap((item): Block[] => {
    try {
      return [blockQueries[known.parse(item)._type].read(item, context, rows)]
    } catch (error) {
      if (!(error instanceof z.ZodError)) throw error
      console.error(`a block of ${where} is left out:`, error.issues)
      return []
    }
  })
