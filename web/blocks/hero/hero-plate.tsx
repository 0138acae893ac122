import { ActionButtons } from '#web/blocks/parts/action-buttons.tsx'
import { seaChartFile } from '#web/design/art/charts.gen.ts'
import { Picture } from '#web/design/picture.tsx'
import type { Locale } from '#locales/table.ts'
import { PriceLedger } from '#web/blocks/top-instruments/price-ledger.tsx'
import type { TopInstrumentsBlock } from '#web/blocks/top-instruments/query.ts'
import { HeroCourse } from './hero-course.tsx'
import type { HeroBlock } from './query.ts'

/**
 * The opening of a page as a sea chart: text on open water, land to the right, the course of an instrument across it
 * where the editor names one, and prices at its foot if they follow. The chart is one file for all pages; a picture
 * takes its place.
 */
export const HeroPlate = ({
  block,
  instruments,
  locale,
}: {
  block: HeroBlock
  instruments: TopInstrumentsBlock | null
  locale: Locale
}) => (
  <section className="hero">
    <div className="plate neat">
      <div className="hero__body">
        {!block.picture && (
          <svg className="hero__art" aria-hidden="true" preserveAspectRatio="xMaxYMax slice">
            <use href={`${seaChartFile}#sea`} />
          </svg>
        )}
        <div className="hero__text">
          <h1>{block.title}</h1>
          {block.lede && <p className="hero__lede">{block.lede}</p>}
          <ActionButtons actions={block.actions} className="hero__actions" />
        </div>
        {block.picture ? (
          <div className="hero__picture">
            <Picture picture={block.picture} sizes="(min-width: 960px) 42vw, 96vw" isFirst />
          </div>
        ) : (
          block.course && <HeroCourse symbol={block.course} locale={locale} />
        )}
      </div>
      {instruments && <PriceLedger block={instruments} locale={locale} />}
    </div>
  </section>
)
