import { fontTokens, pageFonts } from '#web/design/fonts.gen.ts'
import { root } from './page.ts'
import { stripParts } from './strip.ts'

/** Said of a part, which else inherits the letters of the whole. */
const ours: Keyframe = { ...fontTokens, fontFamily: fontTokens['--font-text'] }

/** What is set anew in one go: a whole page would hold a slow phone for a quarter of a second. */
const parts = 'body > :not(main, script), main > *'

const afterFrame = async (): Promise<void> =>
  new Promise((resolve) => {
    requestAnimationFrame(() => setTimeout(resolve))
  })

/** Shows our fonts when all have come, part by part from the top; by animations, so that the page is not changed. */
const showFonts = async () => {
  await afterFrame()
  // For the first words of a page, in letters of its language; a file that does not come has its stand-in.
  const words = stripParts().strip?.textContent
  await Promise.allSettled(pageFonts.map(async (font) => document.fonts.load(font, words)))
  const shown: Animation[] = []
  for (const part of document.querySelectorAll(parts)) {
    shown.push(part.animate([ours, ours], { fill: 'forwards' }))
    await afterFrame()
  }
  root.dataset['fonts'] = 'ours'
  for (const animation of shown) animation.cancel()
}

/**
 * Our fonts come after the first paint, so that a slow line brings the words first (docs/adr/0030). Who has them
 * already is shown them from the start (`headScript`).
 */
export const startFonts = (): void => {
  if (root.dataset['fonts'] === undefined) void showFonts()
}
