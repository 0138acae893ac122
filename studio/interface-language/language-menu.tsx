import { CheckmarkIcon } from '@sanity/icons/Checkmark'
import { TranslateIcon } from '@sanity/icons/Translate'
import { Button } from '@sanity/ui'
import { Menu, MenuButton, MenuItem } from '@sanity/ui/menu'
import { useLayoutEffect } from 'react'
import { useLocale, useTranslation } from 'sanity'
import { styled } from 'styled-components'
import { isJustChosen } from './chosen.ts'
import { useChoose } from './use-choose.ts'

/** The focused entry, a little darker than Sanity draws it, so that its words can be read. */
const Entries = styled.div`
  [data-selected] {
    background-color: color-mix(in srgb, var(--card-bg-color) 85%, black) !important;
  }
`

const buttonId = 'interface-language'

/** The button of the bar that names the Studio's language, and the languages it offers. */
export function LanguageMenu() {
  const { locales, currentLocale } = useLocale()
  const choose = useChoose()
  const { t } = useTranslation('interface-language')
  // Runs again whenever the bar comes into sight: it is hidden while words are loaded and loses the focus then.
  useLayoutEffect(() => {
    // MenuButton takes the ref of its button for itself.
    if (isJustChosen()) document.getElementById(buttonId)?.focus()
  }, [])
  return (
    <MenuButton
      id={buttonId}
      button={
        <Button
          icon={TranslateIcon}
          mode="bleed"
          fontSize={1}
          padding={2}
          aria-label={`${t('button')}: ${currentLocale.title}`}
          data-testid="interface-language"
        />
      }
      popover={{ portal: true, constrainSize: true }}
      menu={
        <Menu aria-label={t('button')} data-testid="interface-languages">
          <Entries role="none">
            {locales.map(({ id, title }) => (
              <MenuItem
                key={id}
                lang={id}
                text={title}
                fontSize={1}
                role="menuitemradio"
                aria-checked={id === currentLocale.id}
                iconRight={id === currentLocale.id ? CheckmarkIcon : undefined}
                onClick={() => choose(id)}
              />
            ))}
          </Entries>
        </Menu>
      }
    />
  )
}
