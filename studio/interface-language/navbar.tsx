import { useEffect } from 'react'
import { type NavbarProps, useLocale } from 'sanity'
import { LanguageMenu } from './language-menu.tsx'
import { useChoose } from './use-choose.ts'

/**
 * The Studio's bar with the choice of its language: a menu in the bar, or entries of the side menu where the screen is
 * narrow. The page says which language it is in.
 */
export function NavbarWithLanguages(props: NavbarProps) {
  const { locales, currentLocale } = useLocale()
  const choose = useChoose()
  useEffect(() => {
    document.documentElement.lang = currentLocale.id
  }, [currentLocale.id])
  return props.renderDefault({
    ...props,
    __internal_actions: [
      ...(props.__internal_actions ?? []),
      { location: 'topbar', name: 'interface-language', render: () => <LanguageMenu /> },
      ...locales.map(({ id, title }) => ({
        location: 'sidebar' as const,
        name: `interface-language-${id}`,
        title,
        selected: id === currentLocale.id,
        onAction: () => choose(id),
      })),
    ],
  })
}
