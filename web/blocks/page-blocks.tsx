import { Fragment, type ReactNode } from 'react'
import type { Locale } from '#locales/table.ts'
import { type StyleName, StylesFromHere } from '#web/design/styles/style-links.tsx'
import { getTexts } from '#web/i18n/texts.ts'
import { HeroPlate } from './hero/hero-plate.tsx'
import { PriceCard } from './live-price/price-card.tsx'
import { planContents } from './parts/plan-contents.ts'
import { TableOfContents } from './parts/table-of-contents.tsx'
import { planPromotion, type PromotionPlace } from './plan-promotion.ts'
import { blocksOf, planSections, type Section } from './plan-sections.ts'
import { type Block, isLiveBlock } from './read-blocks.ts'
import { drawView } from './views.gen.tsx'

/** What is promoted, drawn for each of its places. */
export type Promoted = Readonly<Record<PromotionPlace['kind'], ReactNode>>

const isTool = (section: Section | undefined): boolean =>
  section?.kind === 'wide' && isLiveBlock(section.block)

/** How many sections come before the table of contents: the page's head, and a tool that the page is for. */
const headsOf = ([first, second]: readonly Section[]): number =>
  first?.kind === 'head' ? 1 + Number(isTool(second)) : Number(isTool(first))

/** A page's blocks in the editor's order, with the table of contents in a row under the page's head. */
export const PageBlocks = ({
  locale,
  blocks,
  styles,
  promotion = null,
}: {
  locale: Locale
  blocks: readonly Block[]
  /** Stylesheets that begin with a block further down, by its key. */
  styles: ReadonlyMap<string, readonly StyleName[]>
  /** What is promoted on the page now, as a band and as a row in the place of the latest papers; null for nothing. */
  promotion?: Promoted | null
}) => {
  const sections = planSections(blocks)
  const contents = planContents(blocks)
  const draw = (block: Block) => (
    <Fragment key={block._key}>{drawView({ block, locale, isOpening: block === blocks[0] })}</Fragment>
  )
  const drawSection = (section: Section) => {
    const links = <StylesFromHere names={blocksOf(section).flatMap(({ _key }) => styles.get(_key) ?? [])} />
    switch (section.kind) {
      case 'plate': {
        const { hero, instruments } = section
        return (
          <>
            {links}
            <HeroPlate block={hero} instruments={instruments} locale={locale} />
          </>
        )
      }
      case 'wide':
        return (
          <div className="sheets sheets--wide">
            {links}
            {draw(section.block)}
          </div>
        )
      case 'sheets':
        return (
          <div className="sheets">
            {links}
            {section.blocks.map(draw)}
          </div>
        )
      case 'head': {
        const instrument = section.price?.instrument
        const opening = (
          <>
            {links}
            {draw(section.block)}
          </>
        )
        if (!instrument) return opening
        return (
          <div className="priced-head">
            {opening}
            <div className="wrap priced-head__price">
              <PriceCard instrument={instrument} locale={locale} />
            </div>
          </div>
        )
      }
      default:
        return (
          <>
            {links}
            {draw(section.block)}
          </>
        )
    }
  }
  const place = planPromotion(sections)
  const isReplaced = promotion !== null && place.kind === 'row'
  const heads = headsOf(sections)
  const drawn = sections.map((section) => (
    <Fragment key={blocksOf(section)[0]?._key}>{drawSection(section)}</Fragment>
  ))
  return (
    <>
      {drawn.slice(0, heads)}
      {contents.length > 0 && (
        <TableOfContents entries={contents} label={getTexts(locale, 'BasicLayout')('blocks.contents')} />
      )}
      {drawn.slice(heads, place.before)}
      {promotion?.[place.kind]}
      {drawn.slice(isReplaced ? place.before + 1 : place.before)}
    </>
  )
}
