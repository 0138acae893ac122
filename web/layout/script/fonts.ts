import { pageFonts } from '#web/design/fonts/fonts.gen.ts'
import { afterFrame, root } from './page.ts'
import { stripParts } from './strip.ts'

/** Switches to our fonts once all have loaded: only what is in view is styled and laid out for it. */
const showFonts = async () => {
  await afterFrame()
  // Loads the fonts for the page's first words in its language; a failed file keeps its fallback.
  const words = stripParts().whole?.textContent
  await Promise.allSettled(pageFonts.map(async (font) => document.fonts.load(font, words)))
  await afterFrame()
  root.dataset['fonts'] = 'ours'
}

/**
 * Loads our fonts after the first paint, so that a slow connection shows text first (record 30). With cached fonts
 * they are used from the start (`headScript`).
 */
export const startFonts = async (): Promise<void> => {
  if (root.dataset['fonts'] === undefined) await showFonts()
}
