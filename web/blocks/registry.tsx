import type { ReactNode } from 'react'
import type { BlockOf, BlockType } from '#web/content/types.ts'
import type { Locale } from '#locales/table.ts'
import { HeroPlate } from './hero/hero-plate.tsx'
import { LegalLibrary } from './legal-list/legal-library.tsx'
import { RichText } from './rich-text/rich-text.tsx'
import { TopInstruments } from './top-instruments/top-instruments.tsx'

export interface BlockProps<Type extends BlockType> {
  block: BlockOf<Type>
  locale: Locale
  /** The block's own title is already the page's. */
  isOpening: boolean
}

/** What an editor can place on a page; a block type without its component does not compile. */
const registry = {
  hero: ({ block, locale }) => <HeroPlate block={block} instruments={null} locale={locale} />,
  richText: ({ block }) => <RichText block={block} />,
  topInstruments: ({ block, locale }) => <TopInstruments block={block} locale={locale} />,
  legalList: ({ block, locale, isOpening }) => (
    <LegalLibrary block={block} locale={locale} isOpening={isOpening} />
  ),
} satisfies { [Type in BlockType]: (props: BlockProps<Type>) => ReactNode }

/** Draws one block. One of a type this build does not know is left out and reported. */
export const drawBlock = (props: BlockProps<BlockType>): ReactNode => {
  const { block, locale, isOpening } = props
  switch (block._type) {
    case 'hero':
      return registry.hero({ block, locale, isOpening })
    case 'richText':
      return registry.richText({ block, locale, isOpening })
    case 'topInstruments':
      return registry.topInstruments({ block, locale, isOpening })
    case 'legalList':
      return registry.legalList({ block, locale, isOpening })
    default:
      console.error('a block of an unknown type is left out:', block satisfies never)
      return null
  }
}
