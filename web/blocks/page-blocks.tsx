import { Fragment, type ReactNode } from 'react'
import type { Locale } from '#locales/table.ts'
import { getTexts } from '#web/i18n/texts.ts'
import { HeroPlate } from './hero/hero-plate.tsx'
import { planContents } from './parts/plan-contents.ts'
import { TableOfContents } from './parts/table-of-contents.tsx'
import { planSections, type Section } from './plan-sections.ts'
import type { Block } from './read-blocks.ts'
import { drawView } from './views.gen.tsx'

/** A page's blocks in the editor's order, with the table of contents in a row under the page's head. */
export const PageBlocks = ({
  locale,
  blocks,
  promotion = null,
}: {
  locale: Locale
  blocks: readonly Block[]
  /** Stands before the last section, or below one that opens the page alone: never above what a page is for. */
  promotion?: ReactNode
}) => {
  const sections = planSections(blocks)
  const contents = planContents(blocks)
  const draw = (block: Block) => (
    <Fragment key={block._key}>{drawView({ block, locale, isOpening: block === blocks[0] })}</Fragment>
  )
  const drawSection = (section: Section) => {
    switch (section.kind) {
      case 'plate': {
        const { hero, instruments } = section
        return <HeroPlate key={hero._key} block={hero} instruments={instruments} locale={locale} />
      }
      case 'wide':
        return (
          <div className="sheets sheets--wide" key={section.block._key}>
            {draw(section.block)}
          </div>
        )
      case 'sheets':
        return (
          <div className="sheets" key={section.key}>
            {section.blocks.map(draw)}
          </div>
        )
      default:
        return draw(section.block)
    }
  }
  const opensAlone = sections.length === 1 && (sections[0]?.kind === 'plate' || sections[0]?.kind === 'head')
  const before = opensAlone ? 1 : Math.max(0, sections.length - 1)
  const heads = sections[0]?.kind === 'head' ? 1 : 0
  const drawn = sections.map(drawSection)
  return (
    <>
      {drawn.slice(0, heads)}
      {contents.length > 0 && (
        <TableOfContents entries={contents} label={getTexts(locale, 'BasicLayout')('blocks.contents')} />
      )}
      {drawn.slice(heads, before)}
      {promotion}
      {drawn.slice(before)}
    </>
  )
}
