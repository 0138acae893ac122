import type { InstrumentPageContent } from '#web/content/pages/instrument-page.ts'
import { Icon } from '#web/design/icon.tsx'
import { resources } from '#web/i18n/resources.ts'
import { fill } from '#common/fill.ts'
import { localePath } from '#locales/table.ts'
import { BlockFrame } from '#web/blocks/parts/block-frame.tsx'

/** Related links: existing pages, then other instruments of the market. */
export const RelatedLinks = ({ content }: { content: InstrumentPageContent }) => {
  const { locale, instrument, marketPath, neighbours, exists } = content
  const { instrument: words, classes } = resources[locale].trading
  const market = classes[instrument.assetClass]
  const pages = [
    { path: marketPath, label: fill(words.market, { market }) },
    { path: '/trading/realtime', label: words.realtime },
    { path: '/fees', label: words.fees },
    { path: '/more/faq', label: words.faq },
    { path: '/glossary', label: words.glossary },
  ].filter(({ path }) => exists(locale, path))
  return (
    <BlockFrame block={{ _key: 'related', heading: words.related, lede: null }} name="related" isWide>
      <ul className="related__list">
        {pages.map(({ path, label }) => (
          <li key={path}>
            <a href={localePath(locale, path)} className="more">
              {label}
              <Icon name="arrow" size={18} />
            </a>
          </li>
        ))}
      </ul>
      {neighbours.length > 0 && (
        <nav className="related__others" aria-labelledby="neighbours">
          <h3 id="neighbours">{fill(words.neighbours, { market })}</h3>
          <ul>
            {neighbours.map(({ symbol, name, href }) => (
              <li key={symbol}>
                <a href={href} title={name}>
                  {symbol}
                </a>
              </li>
            ))}
          </ul>
        </nav>
      )}
    </BlockFrame>
  )
}
