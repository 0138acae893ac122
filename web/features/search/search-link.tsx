'use client'

import { type ComponentType, type MouseEvent, useEffect, useState } from 'react'
import { Icon } from '#web/design/icon.tsx'
import type { Locale } from '#locales/table.ts'

interface SheetProps {
  locale: Locale
  href: string
  label: string
  closeLabel: string
  onClose: () => void
}

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && target.matches('input, textarea, select, [contenteditable]')

/**
 * Links to the search page; with script it opens the search dialog instead, as does the key `/`. The dialog and index
 * load at first use.
 */
export const SearchLink = ({ locale, href, label, closeLabel }: Omit<SheetProps, 'onClose'>) => {
  const [Sheet, setSheet] = useState<ComponentType<SheetProps> | null>(null)
  const [isOpen, setOpen] = useState(false)
  useEffect(() => {
    const open = (event: KeyboardEvent) => {
      const isPlain = !event.ctrlKey && !event.metaKey && !event.altKey
      if (event.key !== '/' || !isPlain || isTyping(event.target) || document.querySelector('dialog[open]'))
        return
      event.preventDefault()
      setOpen(true)
    }
    document.addEventListener('keydown', open)
    return () => document.removeEventListener('keydown', open)
  }, [])
  useEffect(() => {
    if (!isOpen || Sheet) return
    import('./search-dialog.tsx').then(
      ({ SearchDialog }) => setSheet(() => SearchDialog),
      () => location.assign(href),
    )
  }, [isOpen, Sheet, href])
  const onClick = (event: MouseEvent) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return
    event.preventDefault()
    setOpen(true)
  }
  return (
    <>
      <a className="head__search" href={href} aria-label={label} onClick={onClick} data-hydrates="">
        <Icon name="search" size={22} />
      </a>
      {isOpen && Sheet && (
        <Sheet
          locale={locale}
          href={href}
          label={label}
          closeLabel={closeLabel}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  )
}
