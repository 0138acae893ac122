import { RiskNote } from '#web/blocks/parts/risk-note.tsx'
import { type ResolvedLink, registerLink } from '#web/content/values/links.ts'
import { bandFile } from '#web/design/art/charts.gen.ts'
import { Icon } from '#web/design/icon.tsx'
import { SiteLink } from '#web/design/site-link.tsx'
import { getBanners } from '#web/documents/banner.ts'
import type { RiskFormat } from '#web/documents/risk-warning.ts'
import { getSettings } from '#web/documents/site-settings.ts'
import { resources } from '#web/i18n/resources.ts'
import type { Locale } from '#locales/table.ts'
import { PartnerPart } from './partner-part.tsx'

/** The editor's words of a page's closing band. */
export interface ClosingWords {
  title: string
  text: string | null
  action: ResolvedLink
  format: RiskFormat
}

/** The words of a page without its own: a banner of the moment, else the site's settings, else the interface's. */
const wordsOf = async (locale: Locale, path: string): Promise<ClosingWords> => {
  const [banners, { closing }] = await Promise.all([getBanners(locale, path), getSettings(locale)])
  const { startTrading, bandTitle } = resources[locale].login
  const banner = banners.find(({ kind }) => kind === 'trading')
  return {
    title: banner?.title ?? closing.title ?? bandTitle,
    text: banner ? banner.subtitle : closing.text,
    action: banner?.action ?? registerLink(locale, startTrading),
    format: banner?.riskFormat ?? 'C',
  }
}

/**
 * What begins every page's footer (requirements B2, B4, B6): the way to an account with the mandated warning beside it, a demo
 * account where the settings have one, and the partner form, open.
 * @param own the words of the page's editor, if any
 */
export const ClosingBand = async ({
  locale,
  path,
  own,
}: {
  locale: Locale
  path: string
  own: ClosingWords | null
}) => {
  const [{ title, text, action, format }, { links }] = await Promise.all([
    own ?? wordsOf(locale, path),
    getSettings(locale),
  ])
  const { partner, closing } = resources[locale].login
  return (
    <section className="closing" id="closing" aria-labelledby="closing-heading">
      <svg className="closing__art" aria-hidden="true" preserveAspectRatio="xMaxYMax slice">
        <use href={`${bandFile}#art`} />
      </svg>
      <div className="wrap closing__in">
        <div className="closing__start">
          <h2 id="closing-heading">{title}</h2>
          {text && <p className="closing__text">{text}</p>}
          <RiskNote locale={locale} format={format} />
          <p className="closing__actions">
            <SiteLink link={action} className="btn btn--solid btn--large">
              {action.label}
              <Icon name="arrow" />
            </SiteLink>
            {links.demo && (
              <SiteLink
                link={{ href: links.demo, label: '', external: true, newWindow: false }}
                className="btn btn--large"
              >
                {closing.demo}
              </SiteLink>
            )}
          </p>
        </div>
        <div className="closing__partner">
          <h2 id="partner-title">{partner.title}</h2>
          <p className="closing__note">{partner.lede}</p>
          <PartnerPart locale={locale} />
        </div>
      </div>
    </section>
  )
}
