import type { ViewProps } from '#web/blocks/define-block.ts'
import { WidePart } from '#web/blocks/parts/wide-part.tsx'
import { Icon } from '#web/design/icon.tsx'
import { SiteLink } from '#web/design/site-link.tsx'
import { legsOf } from '#web/features/calculators/conversion.ts'
import { readLastPrices } from '#web/features/history/last-prices.ts'
import { drawLesson } from './drawings/drawing.tsx'
import { planFigures } from './plan-figures.ts'
import type { LessonsBlock } from './query.ts'

/** Sums are drawn in euros. */
const currency = 'EUR'

/** What the product is, a few words and a drawing at a time; its figures are those of the instrument. */
export const View = async ({ block, locale }: ViewProps<LessonsBlock>) => {
  const { instrument, lots, items } = block
  const prices = await readLastPrices(
    instrument ? [instrument.symbol, ...(legsOf(instrument.quote, currency) ?? [])] : [],
  )
  const bidOf = (symbol: string) => prices.get(symbol)?.bid ?? null
  const figures = instrument && planFigures(instrument, { lots, currency, now: Date.now(), bidOf })
  const Title = block.heading ? 'h3' : 'h2'
  return (
    <WidePart block={block}>
      <ol className="lessons">
        {items.map(({ key, drawing, title, text, caption, more }) => {
          const drawn = drawLesson(drawing, locale, instrument, figures)
          return (
            <li key={key}>
              <div className="lesson__words">
                <Title>{title}</Title>
                <p>{text}</p>
                {more?.label && (
                  <SiteLink link={more} className="more">
                    {more.label}
                    <Icon name="arrow" size={18} />
                  </SiteLink>
                )}
              </div>
              {drawn && (
                <figure>
                  {drawn}
                  {caption && <figcaption>{caption}</figcaption>}
                </figure>
              )}
            </li>
          )
        })}
      </ol>
    </WidePart>
  )
}
