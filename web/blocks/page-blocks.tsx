import { Fragment } from 'react'
import type { Block } from '#web/content/types.ts'
import type { Locale } from '#locales/table.ts'
import { HeroPlate } from './hero/hero-plate.tsx'
import { planSections } from './plan-sections.ts'
import { drawBlock } from './registry.tsx'

/** The blocks of a page, in the editor's order. */
export const PageBlocks = ({ locale, blocks }: { locale: Locale; blocks: readonly Block[] }) =>
  planSections(blocks).map((section, index) =>
    section.kind === 'plate' ? (
      <HeroPlate
        key={section.hero._key}
        block={section.hero}
        instruments={section.instruments}
        locale={locale}
      />
    ) : (
      <Fragment key={section.block._key}>
        {drawBlock({ block: section.block, locale, isOpening: index === 0 })}
      </Fragment>
    ),
  )
