import { getTexts } from '#web/i18n/texts.ts'
import type { Locale } from '#locales/table.ts'

const themes = ['system', 'light', 'dark'] as const

/** Theme: system, light or dark; `web/layout/script/theme.ts` stores the choice. */
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
