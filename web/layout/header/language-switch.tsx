import { Icon } from '#web/design/icon.tsx'
import { getTexts } from '#web/i18n/texts.ts'
import { defaultLocale, type Locale, localeIds, localePath, locales } from '#locales/table.ts'

export interface SwitchProps {
  locale: Locale
  path: string
  /** Languages in which this page exists. */
  alternates: readonly Locale[]
}

/**
 * The prefix names the language. English has none, so its link uses the query, which wins and is remembered
 * (requirements C3). With script the choice is stored first and the query is dropped.
 */
const switchHref = (locale: Locale, path: string) =>
  localePath(locale, path) + (locale === defaultLocale ? `?hl=${locale}` : '')

/**
 * One entry per language. If the page does not exist in it, the entry is disabled instead of leading to another page
 * (record 8). `data-hl` tells the page script to store the choice first.
 */
export const LanguageList = ({ locale, path, alternates }: SwitchProps) => {
  const t = getTexts(locale, 'BasicLayout')
  return localeIds.map((id) => {
    const { name } = locales[id]
    const isHere = alternates.includes(id)
    return (
      <li key={id}>
        {isHere ? (
          <a
            href={switchHref(id, path)}
            lang={id}
            hrefLang={id}
            data-hl={id}
            aria-current={id === locale ? 'true' : undefined}
          >
            {name}
            {id === locale && <Icon name="check" size={16} />}
          </a>
        ) : (
          <span className="is-missing">
            <span lang={id}>{name}</span>
            <small>{t('language.missing', { language: name })}</small>
          </span>
        )}
      </li>
    )
  })
}

export const LanguageSwitch = (props: SwitchProps) => {
  const t = getTexts(props.locale, 'BasicLayout')
  return (
    <details className="lang">
      <summary
        aria-label={`${props.locale.toUpperCase()}, ${t('language.label')}: ${locales[props.locale].name}`}
      >
        <Icon name="globe" size={19} />
        {props.locale.toUpperCase()}
        <Icon name="chevron" size={14} />
      </summary>
      <ul className="lang__list">
        <LanguageList {...props} />
      </ul>
    </details>
  )
}
