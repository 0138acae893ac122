import type { Block } from './data/block-types.ts'
import { getTexts } from '#web/i18n/texts.ts'
import type { Locale } from '#locales/table.ts'
import { HeroPlate } from './hero/hero-plate.tsx'
import { planContents } from './parts/plan-contents.ts'
import { TableOfContents } from './parts/table-of-contents.tsx'
import { planSections, type Section } from './plan-sections.ts'
import { drawBlock } from './registry.tsx'
import { TradingBanner } from './trading-banner/trading-banner.tsx'

type Sheets = Extract<Section, { kind: 'sheets' }>

/** The blocks of a page, in the editor's order; the table of contents stands beside the first stretch of them. */
export const PageBlocks = ({ locale, blocks }: { locale: Locale; blocks: readonly Block[] }) => {
  const sections = planSections(blocks)
  const contents = planContents(blocks)
  const firstSheets = sections.find((section) => section.kind === 'sheets')
  const drawSheets = (section: Sheets) =>
    section.blocks.map((block) => drawBlock({ block, locale, isOpening: block === blocks[0] }))
  return sections.map((section) => {
    if (section.kind === 'plate') {
      const { hero, instruments } = section
      return <HeroPlate key={hero._key} block={hero} instruments={instruments} locale={locale} />
    }
    if (section.kind === 'band') {
      return <TradingBanner key={section.band._key} block={section.band} locale={locale} />
    }
    if (section.kind === 'wide') {
      const { block } = section
      return (
        <div className="sheets sheets--wide" key={block._key}>
          {drawBlock({ block, locale, isOpening: block === blocks[0] })}
        </div>
      )
    }
    return contents.length > 0 ? (
      <div className="wrap article" key={section.key}>
        {section === firstSheets && (
          <TableOfContents entries={contents} label={getTexts(locale, 'BasicLayout')('blocks.contents')} />
        )}
        <div className="article__body">{drawSheets(section)}</div>
      </div>
    ) : (
      <div className="sheets" key={section.key}>
        {drawSheets(section)}
      </div>
    )
  })
}
