// What the platform cannot do by itself yet. One small file for every page, no framework: the page is
// complete without it. Listeners sit on the document, so they outlive whatever is drawn again.
const root = document.documentElement
const phone = matchMedia('(max-width: 959.98px), (max-height: 480px)')

/* The strip: height of what stays of it while scrolling, and lower edge of what is seen of it now. */
const strip = document.querySelector('.risk')
const held = document.querySelector('.risk__hold')
const end = document.querySelector('.risk > .scale')
const measureStrip = () => {
  const stays = phone.matches ? held : strip
  if (!stays || !end) return
  root.style.setProperty('--risk-h', `${stays.getBoundingClientRect().height}px`)
  const edge = Math.max(stays.getBoundingClientRect().bottom, end.getBoundingClientRect().bottom)
  root.style.setProperty('--risk-edge', `${Math.ceil(edge)}px`)
}
const stripSize = new ResizeObserver(measureStrip)
for (const part of [strip, held]) if (part) stripSize.observe(part)

/* The header is fixed past 700 px, looked at every 120 ms (requirements E1). */
let scrollTimer = 0
const onScroll = () => {
  scrollTimer = 0
  root.toggleAttribute('data-scrolled', scrollY > 700)
  measureStrip()
}
addEventListener('scroll', () => (scrollTimer ||= setTimeout(onScroll, 120)), { passive: true })
addEventListener('resize', measureStrip)
onScroll()

/* The menu opens by hover and focus in CSS. Here: what assistive technology hears, Escape, taps. */
const itemOf = (target) => (target instanceof Element ? target.closest('.nav__item') : null)
const isShut = () => root.hasAttribute('data-menu-shut')
const announce = () => {
  for (const top of document.querySelectorAll('button.nav__top')) {
    const isOpen = !isShut() && top.parentElement.matches(':hover, :focus-within')
    top.setAttribute('aria-expanded', String(isOpen))
  }
}
const shut = (yes) => {
  root.toggleAttribute('data-menu-shut', yes)
  announce()
}
let itemBefore = null
const onMove = (event) => {
  const item = itemOf(event.target)
  if (item !== itemBefore) {
    itemBefore = item
    shut(false)
  }
}
addEventListener('pointerover', onMove)
addEventListener('focusin', onMove)
addEventListener('focusout', () => setTimeout(announce))

let wasOpen = false
addEventListener('pointerdown', (event) => {
  const top = event.target instanceof Element ? event.target.closest('button.nav__top') : null
  wasOpen = event.pointerType !== 'mouse' && top?.getAttribute('aria-expanded') === 'true'
  for (const open of document.querySelectorAll('.lang[open]')) {
    if (!open.contains(event.target)) open.removeAttribute('open')
  }
})

const drawer = () => document.querySelector('.drawer')
/** Room that a drawer needs below the strip, px: its head, its foot and a few entries. */
const drawerRoom = 380
let placeBefore = null
/** On a small phone the whole strip leaves no room: the page is scrolled until its sentence stands alone. */
const makeRoom = () => {
  if (!held || !end) return
  const edge = end.getBoundingClientRect().bottom
  if (innerHeight - edge >= drawerRoom) return
  placeBefore = scrollY
  scrollBy({ top: edge - held.getBoundingClientRect().height, behavior: 'instant' })
}
// `close` does not bubble, so it is caught on its way down.
addEventListener(
  'close',
  (event) => {
    if (event.target !== drawer() || placeBefore === null) return
    scrollTo({ top: placeBefore, behavior: 'instant' })
    placeBefore = null
  },
  true,
)
const hasCommands = 'commandForElement' in HTMLButtonElement.prototype
addEventListener('click', (event) => {
  const target = event.target instanceof Element ? event.target : null
  if (!target) return
  if (target.closest('button.nav__top')) {
    const byKey = event.detail === 0
    shut(byKey ? !isShut() : wasOpen)
  } else if (target.closest('.mega a')) {
    shut(true)
  }
  const choice = target.closest('[data-hl]')
  if (choice) {
    document.cookie = `hl=${choice.dataset.hl}; path=/; max-age=31536000; samesite=lax`
    // Remembered already, so the way through the query is not needed.
    choice.search = ''
  }
  const opener = target.closest('[commandfor="drawer"]')
  if (opener && !drawer()?.open) {
    makeRoom()
    measureStrip()
  }
  if (opener && !hasCommands) {
    if (opener.getAttribute('command') === 'close') drawer()?.close()
    else drawer()?.showModal()
  }
  if (target.closest('.drawer a')) drawer()?.close()
  const toggle = target.closest('.foot__toggle')
  if (toggle) {
    const mine = toggle.closest('.foot__list')
    for (const list of document.querySelectorAll('.foot__list')) {
      const isOpen = list === mine && !list.hasAttribute('data-open')
      list.toggleAttribute('data-open', isOpen)
      list.querySelector('.foot__toggle')?.setAttribute('aria-expanded', String(isOpen))
    }
  }
})

addEventListener('keydown', (event) => {
  if (event.key !== 'Escape') return
  const item = itemOf(document.activeElement)
  if (item || document.querySelector('.nav__item:hover')) {
    shut(true)
    item?.querySelector('.nav__top')?.focus()
  }
  const open = document.querySelector('.lang[open]')
  if (open) {
    open.removeAttribute('open')
    open.querySelector('summary')?.focus()
  }
})

// A drawer left open on a phone that is turned would sit behind the desktop's header.
matchMedia('(min-width: 960px)').addEventListener('change', (wide) => wide.matches && drawer()?.close())

/* A choice kept by an older site: read once, on the home page, while there is no cookie (requirements C3). */
try {
  const kept = localStorage.getItem('hl')
  if (location.pathname === '/' && /^(de|pl)$/.test(kept ?? '') && !/(^|; )hl=/.test(document.cookie)) {
    location.replace(`/?hl=${kept}`)
  }
} catch {
  // Storage is closed to us: then nothing was kept.
}
