import { resolveLink, type LinkContext } from './links.ts'
import { blockResult } from './results.ts'
import { type ActionLink, type Block, type LegalKind, legalKinds } from './types.ts'

/** The three of the home page when an editor names none (requirements I5). */
const topThree = ['EURUSD', 'XAUUSD', 'NAS100']

const isLegalKind = (kind: string): kind is LegalKind => legalKinds.some((known) => known === kind)

/**
 * The blocks of a page that can be drawn. One that is malformed is left out and reported to the log
 * (architecture, failure); one of a type this build does not know is left out.
 */
export const drawableBlocks = (raw: readonly unknown[], where: string, context: LinkContext): Block[] =>
  raw.flatMap((item) => {
    const parsed = blockResult.safeParse(item)
    if (!parsed.success) {
      console.error(`a block of ${where} is left out:`, parsed.error.issues)
      return []
    }
    return drawn(parsed.data, context)
  })

type ParsedBlock = ReturnType<typeof blockResult.parse>

const drawn = (block: ParsedBlock, context: LinkContext): Block => {
  const { _key } = block
  switch (block._type) {
    case 'hero': {
      const actions = (block.actions ?? []).flatMap(({ label, link, style }): ActionLink[] => {
        const resolved = resolveLink(link, label, context)
        return resolved ? [{ ...resolved, style: style === 'outlined' ? 'outlined' : 'solid' }] : []
      })
      return { _key, _type: 'hero', title: block.title, lede: block.lede ?? null, actions }
    }
    case 'richText':
      return { _key, _type: 'richText', heading: block.heading ?? null, content: block.content ?? [] }
    case 'topInstruments': {
      const instruments = block.instruments?.length ? block.instruments : topThree
      const more = resolveLink(block.moreLink, block.moreLabel, context)
      return { _key, _type: 'topInstruments', instruments, note: block.note ?? null, more }
    }
    default: {
      const kinds = (block.kinds ?? []).filter(isLegalKind)
      return { _key, _type: 'legalList', title: block.title ?? null, lede: block.lede ?? null, kinds }
    }
  }
}
