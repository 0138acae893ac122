import { fontTokens, pageFonts } from '#web/design/fonts/fonts.gen.ts'
import { afterFrame, root } from './page.ts'
import { stripParts } from './strip.ts'

const familyOf = (part: Element): string => getComputedStyle(part).fontFamily

/** The animation's keyframe for a part: inherited font families are set explicitly. */
const oursOf = (part: Element): Keyframe =>
  familyOf(part) === familyOf(document.body)
    ? { ...fontTokens, fontFamily: fontTokens['--font-text'] }
    : fontTokens

/** Elements restyled at a time: a whole page would block a slow phone for a quarter of a second. */
const maxAtOnce = 60

const sizeOf = (part: Element): number => part.getElementsByTagName('*').length

/** The page in parts of at most that size, from the top. */
const partsOf = (whole: Element): Element[] =>
  sizeOf(whole) > maxAtOnce ? [...whole.children].flatMap(partsOf) : [whole]

/**
 * Switches to our fonts when all have loaded, part by part from the top; by animations, so that the DOM is unchanged.
 */
const showFonts = async () => {
  await afterFrame()
  // Loads the fonts for the page's first words in its language; a failed file keeps its fallback.
  const words = stripParts().whole?.textContent
  await Promise.allSettled(pageFonts.map(async (font) => document.fonts.load(font, words)))
  const parts = partsOf(document.body).map((part) => ({ part, size: sizeOf(part) + 1, ours: oursOf(part) }))
  const shown: Animation[] = []
  let room = maxAtOnce
  for (const { part, size, ours } of parts) {
    if (size > room) {
      await afterFrame()
      room = maxAtOnce
    }
    room -= size
    shown.push(part.animate([ours, ours], { fill: 'forwards' }))
  }
  await afterFrame()
  root.dataset['fonts'] = 'ours'
  for (const animation of shown) animation.cancel()
}

/**
 * Loads our fonts after the first paint, so that a slow connection shows text first (record 30). With cached fonts
 * they are used from the start (`headScript`).
 */
export const startFonts = (): void => {
  if (root.dataset['fonts'] === undefined) void showFonts()
}
