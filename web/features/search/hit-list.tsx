import type { TFunction } from 'i18next'
import { PricePlace } from '#web/features/quotes/places.tsx'
import { rowFacts } from '#web/features/quotes/row-facts.ts'
import type { Locale } from '#locales/table.ts'
import type { Hit } from './engine.ts'

/**
 * The hits, best first: link, kind and excerpt; of instruments their price, written by `web/live`. Other hits are another
 * list, so that its prices are asked for at once.
 */
export const HitList = ({ locale, hits, t }: { locale: Locale; hits: readonly Hit[]; t: TFunction }) => (
  <ol
    className="hits"
    key={hits.map(({ href }) => href).join(' ')}
    data-prices={hits.some(({ traded }) => traded) ? '' : undefined}
  >
    {hits.map(({ kind, title, href, within, excerpt, traded }) => (
      <li
        key={`${kind} ${href}`}
        {...(traded && rowFacts({ symbol: title, ...traded }, { written: 'percent' }))}
      >
        <a href={href}>
          <span className="hits__title">{title}</span>
          <span className="hits__kind">
            {[within, t(`search.kinds.${kind}`)].filter((word) => word !== null).join(' · ')}
          </span>
          {excerpt && <small>{excerpt}</small>}
          {traded && (
            <span className="hits__price">
              <PricePlace locale={locale} value={undefined} none="" />
            </span>
          )}
        </a>
      </li>
    ))}
  </ol>
)
