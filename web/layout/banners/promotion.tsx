import type { Banner } from '#web/documents/banner.ts'
import type { RiskFormat } from '#web/documents/risk-warning.ts'
import { illustrations } from '#web/design/art/charts.gen.ts'
import { Icon } from '#web/design/icon.tsx'
import { Picture } from '#web/design/picture.tsx'
import { SiteLink } from '#web/design/site-link.tsx'
import type { Locale } from '#locales/table.ts'
import { RiskNote } from '#web/blocks/parts/risk-note.tsx'

/** A promotion of the moment, on land, with the mandated warning in it (requirements B5). */
export const Promotion = ({
  banner,
  locale,
  format,
}: {
  banner: Banner
  locale: Locale
  format: RiskFormat
}) => (
  <section className="promo" aria-labelledby={banner.key}>
    <div className="wrap promo__in">
      <div className="promo__words">
        <h2 id={banner.key}>{banner.title}</h2>
        {banner.subtitle && <p className="promo__text">{banner.subtitle}</p>}
      </div>
      <RiskNote locale={locale} format={format} />
      {banner.action && (
        <SiteLink link={banner.action} className="btn btn--solid">
          {banner.action.label}
          <Icon name="arrow" />
        </SiteLink>
      )}
      {banner.picture ? (
        <div className="promo__picture">
          <Picture picture={banner.picture} sizes="(min-width: 640px) 24vw, 92vw" />
        </div>
      ) : (
        <svg className="promo__art" viewBox="0 0 900 270" aria-hidden="true">
          <use href={`${illustrations.flags.file}#art`} />
        </svg>
      )}
    </div>
  </section>
)
