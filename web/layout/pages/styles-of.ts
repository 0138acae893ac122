import type { Block } from '#web/blocks/read-blocks.ts'
import { isStyleName, type StyleName } from '#web/design/styles/style-links.tsx'

/** The stylesheets of a page, each once. */
export interface PageStyles {
  /** Of what is seen first. */
  first: readonly StyleName[]
  /** Of what follows, by the key of the first block that needs them. */
  later: ReadonlyMap<string, readonly StyleName[]>
  /** Of what appears with a press. */
  last: readonly StyleName[]
}

/** How many blocks the first window may show: the opening of a platform fills it. */
const seenFirst = ([first]: readonly Block[]): number => (first?._type === 'platformHero' ? 1 : 2)

const withFields: readonly Block['_type'][] = ['calculator', 'economicCalendar', 'marketBoard', 'quotesTable']

/** Those whose own stylesheet has only what appears with a press, and what comes with it. */
const withAnswers: Partial<Record<Block['_type'], readonly StyleName[]>> = { economicCalendar: ['memory'] }

const ownOf = ({ _type }: Block): StyleName[] => (isStyleName(_type) ? [_type] : [])

/** What the blocks need to be drawn, apart from the stylesheet of all blocks. */
const ofBlock = (block: Block): StyleName[] => [
  ...(withFields.includes(block._type) ? (['fields'] as const) : []),
  ...(block._type in withAnswers ? [] : ownOf(block)),
  // A screen in the browser has more on it than a window.
  ...(block._type === 'platformScreen' && block.screen === 'browser' ? (['browser'] as const) : []),
]

/** The stylesheets that a page of these blocks needs: that of all blocks, and those that a block has apart. */
export const stylesOf = (blocks: readonly Block[]): PageStyles => {
  const seen = seenFirst(blocks)
  const first = new Set<StyleName>(['page', ...blocks.slice(0, seen).flatMap(ofBlock)])
  const known = new Set(first)
  const later = new Map<string, readonly StyleName[]>()
  for (const block of blocks.slice(seen)) {
    const own = ofBlock(block).filter((name) => !known.has(name))
    for (const name of own) known.add(name)
    if (own.length > 0) later.set(block._key, own)
  }
  const answers = blocks.flatMap((block) => {
    const more = withAnswers[block._type]
    return more ? [...ownOf(block), ...more] : []
  })
  return { first: [...first], later, last: [...new Set(answers)] }
}
