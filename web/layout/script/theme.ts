import { closest, listen, root } from './page.ts'

type Theme = 'system' | 'light' | 'dark'

const themeOf = (value: string | null | undefined): Theme =>
  value === 'light' || value === 'dark' ? value : 'system'

const kept = (): Theme => {
  try {
    return themeOf(localStorage.getItem('theme'))
  } catch {
    // Storage is unavailable: follow the system.
    return 'system'
  }
}

const keep = (theme: Theme) => {
  try {
    if (theme === 'system') localStorage.removeItem('theme')
    else localStorage.setItem('theme', theme)
  } catch {
    // Applies to this page only.
  }
}

/** `theme-color` has a value per scheme; a chosen theme uses its own for both. */
const frames = [...document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]')].map((meta) => ({
  meta,
  scheme: themeOf(/light|dark/.exec(meta.media)?.[0]),
  color: meta.content,
}))

const apply = (theme: Theme) => {
  if (theme === 'system') delete root.dataset['theme']
  else root.dataset['theme'] = theme
  const chosen = frames.find(({ scheme }) => scheme === theme)
  for (const { meta, color } of frames) meta.content = chosen?.color ?? color
  for (const button of document.querySelectorAll('[data-theme-choice]')) {
    button.setAttribute('aria-pressed', String(button.getAttribute('data-theme-choice') === theme))
  }
}

/** The theme switch. `headScript` has applied the stored choice before this runs. */
export const startTheme = (): void => {
  listen('click', (event) => {
    const choice = closest(event, '[data-theme-choice]')
    if (!choice) return
    const theme = themeOf(choice.dataset['themeChoice'])
    keep(theme)
    apply(theme)
  })
  // Changed in another tab, or while in the back/forward cache.
  addEventListener('storage', ({ key }) => key === 'theme' && apply(kept()))
  addEventListener('pageshow', ({ persisted }) => persisted && apply(kept()))
  apply(kept())
}
