import type { MenuEntry } from '#web/documents/menu.ts'
import type { SiteSettings } from '#web/documents/site-settings.ts'
import type { SwitchProps } from './language-switch.tsx'

export interface HeaderProps extends SwitchProps {
  menu: readonly MenuEntry[]
  trail: readonly MenuEntry[]
  settings: SiteSettings
}
