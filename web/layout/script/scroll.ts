import { root, throttled } from './page.ts'
import { measureStrip } from './strip.ts'

/** Scroll position from which the header is fixed and phones show the account buttons, px (requirements E1, B2). */
const fixedFrom = 700
const every = 120

const fix = () => root.toggleAttribute('data-scrolled', scrollY > fixedFrom)

/** What is read of the layout comes before what changes it. */
const look = () => {
  measureStrip()
  fix()
}

export const startScroll = (): void => {
  addEventListener('scroll', throttled(every, look), { passive: true })
  fix()
}
