import { defaultLocale, isLocale } from '#locales/table.ts'
import { hasCookie, keepCookie } from './cookie.ts'
import { closest, first, listen } from './page.ts'

const openList = () => first('.lang[open]')

const closeList = () => {
  const open = openList()
  open?.removeAttribute('open')
  return open
}

/** What else this page was asked for, such as the campaign that led here. */
const queryWithout = (name: string): URLSearchParams => {
  const query = new URLSearchParams(location.search)
  query.delete(name)
  return query
}

/** Migrates the choice of an older site: read once, on the home page, if there is no cookie (requirements C3). */
const takeOver = () => {
  if (location.pathname !== '/' || hasCookie('hl')) return
  try {
    const kept = localStorage.getItem('hl')
    if (!isLocale(kept) || kept === defaultLocale) return
    const query = queryWithout('hl')
    query.set('hl', kept)
    location.replace(`/?${query}`)
  } catch {
    // Storage is unavailable, so nothing was stored.
  }
}

/** Closes the language list on Escape and outside clicks, and stores a choice before following it. */
export const startLanguage = (): void => {
  listen('pointerdown', (event) => {
    if (!closest(event, '.lang')) closeList()
  })
  listen('keydown', (event) => {
    if (event.key === 'Escape') closeList()?.querySelector('summary')?.focus()
  })
  // What an open list partly covers must not be a target: a click there only closes the list (WCAG 2.5.8).
  listen('toggle', () => first('.tabs')?.toggleAttribute('inert', openList() !== null))
  listen('click', (event) => {
    const choice = closest(event, '[data-hl]')
    const locale = choice?.dataset['hl']
    if (!(choice instanceof HTMLAnchorElement) || !isLocale(locale)) return
    keepCookie('hl', locale)
    // Already stored, so the language is not needed in it.
    choice.search = `${queryWithout('hl')}`
  })
  takeOver()
}
