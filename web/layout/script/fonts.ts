import { fontTokens, pageFonts } from '#web/design/fonts/fonts.gen.ts'
import { afterFrame, root } from './page.ts'
import { stripParts } from './strip.ts'

const familyOf = (part: Element): string => getComputedStyle(part).fontFamily

/** What is said of a part: one that inherits the letters of the whole is told them. */
const oursOf = (part: Element): Keyframe =>
  familyOf(part) === familyOf(document.body)
    ? { ...fontTokens, fontFamily: fontTokens['--font-text'] }
    : fontTokens

/** How many elements are set anew in one go: a whole page would hold a slow phone for a quarter of a second. */
const most = 60

const sizeOf = (part: Element): number => part.getElementsByTagName('*').length

/** The page from its top, cut where a part would be too much for one go. */
const partsOf = (whole: Element): Element[] =>
  sizeOf(whole) > most ? [...whole.children].flatMap(partsOf) : [whole]

/** Shows our fonts when all have come, part by part from the top; by animations, so that the page is not changed. */
const showFonts = async () => {
  await afterFrame()
  // For the first words of a page, in letters of its language; a file that does not come has its stand-in.
  const words = stripParts().strip?.textContent
  await Promise.allSettled(pageFonts.map(async (font) => document.fonts.load(font, words)))
  const parts = partsOf(document.body).map((part) => ({ part, size: sizeOf(part) + 1, ours: oursOf(part) }))
  const shown: Animation[] = []
  let room = most
  for (const { part, size, ours } of parts) {
    if (size > room) {
      await afterFrame()
      room = most
    }
    room -= size
    shown.push(part.animate([ours, ours], { fill: 'forwards' }))
  }
  await afterFrame()
  root.dataset['fonts'] = 'ours'
  for (const animation of shown) animation.cancel()
}

/**
 * Our fonts come after the first paint, so that a slow line brings the words first (record 30). Who has them
 * already is shown them from the start (`headScript`).
 */
export const startFonts = (): void => {
  if (root.dataset['fonts'] === undefined) void showFonts()
}
