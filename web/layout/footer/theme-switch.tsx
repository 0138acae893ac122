import { getTexts } from '#web/i18n/texts.ts'
import type { Locale } from '#locales/table.ts'

const themes = ['system', 'light', 'dark'] as const

/** Colours as the visitor's system has them, or by day or night always; `web/layout/script/theme.ts` keeps the choice. */
export const ThemeSwitch = ({ locale }: { locale: Locale }) => {
  const t = getTexts(locale, 'BasicLayout')
  return (
    <fieldset className="segments segments--small needs-script">
      <legend className="aloud">{t('theme.label')}</legend>
      {themes.map((theme) => (
        <button
          key={theme}
          type="button"
          data-theme-choice={theme}
          aria-pressed={theme === 'system'}
          suppressHydrationWarning
        >
          {t(`theme.${theme}`)}
        </button>
      ))}
    </fieldset>
  )
}
