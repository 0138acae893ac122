import type { ViewProps } from '#web/blocks/define-block.ts'
import { HeroPlate } from './hero-plate.tsx'
import type { HeroBlock } from './query.ts'

/** A hero without prices; `page-blocks.tsx` renders one that prices follow. */
export const View = ({ block, locale }: ViewProps<HeroBlock>) => (
  <HeroPlate block={block} instruments={null} locale={locale} />
)
