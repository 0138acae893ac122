import type { ResolvedLink } from '#web/content/values/links.ts'
import type { RiskFormat } from '#web/documents/risk-warning.ts'
import { bandFile } from '#web/design/art/charts.gen.ts'
import { Icon } from '#web/design/icon.tsx'
import { SiteLink } from '#web/design/site-link.tsx'
import type { Locale } from '#locales/table.ts'
import { RiskNote } from '#web/blocks/parts/risk-note.tsx'

/** The band with the registration button, with the mandated warning between text and button (requirements B4). */
export const TradingBand = ({
  id,
  title,
  text,
  action,
  format,
  locale,
}: {
  id: string
  title: string
  text: string | null
  action: ResolvedLink
  format: RiskFormat
  locale: Locale
}) => (
  <section className="band" id={id} aria-labelledby={`${id}-heading`}>
    <svg className="band__art" aria-hidden="true" preserveAspectRatio="xMaxYMax slice">
      <use href={`${bandFile}#art`} />
    </svg>
    <div className="wrap band__in">
      <h2 id={`${id}-heading`}>{title}</h2>
      {text && <p className="band__text">{text}</p>}
      <RiskNote locale={locale} format={format} />
      <SiteLink link={action} className="btn btn--solid btn--large">
        {action.label}
        <Icon name="arrow" />
      </SiteLink>
    </div>
  </section>
)
