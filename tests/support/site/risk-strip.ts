import type { Page } from '@playwright/test'

/**
 * The sentences of the strip that are wholly inside the window and not covered: each line of each is asked
 * who is drawn at its two ends and its middle.
 */
export const seenSentences = async (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const texts = [...document.querySelectorAll('.risk__part, .risk__pct, .risk__stays')]
    const seen = texts.flatMap((element) => {
      const range = document.createRange()
      range.selectNodeContents(element)
      const lines = [...range.getClientRects()].filter((line) => line.width > 1)
      const isSeen = lines.every(({ left, right, top, bottom }) => {
        if (left < 0 || right > innerWidth || top < 0 || bottom > innerHeight) return false
        return [left + 2, (left + right) / 2, right - 2].every((x) => {
          const drawn = document.elementFromPoint(x, (top + bottom) / 2)
          return drawn !== null && (element.contains(drawn) || drawn.contains(element))
        })
      })
      return lines.length > 0 && isSeen ? [element.textContent.trim()] : []
    })
    return [...new Set(seen)]
  })

export const allSentences = async (page: Page): Promise<string[]> =>
  page.locator('.risk__part, .risk__pct').evaluateAll((all) => all.map((one) => one.textContent.trim()))

/** Where the strip is drawn: whole, or on a scrolled phone its sentence with the button and the drawing. */
export const stripBox = async (page: Page) => {
  const hold = page.locator('.risk__hold')
  const box = await ((await hold.isVisible()) ? hold : page.locator('.risk__whole')).boundingBox()
  if (!box) throw new Error('the strip is not drawn')
  return box
}

/** The pixels of the strip, its last half pixel left out. */
export const stripPixels = async (page: Page): Promise<Buffer> => {
  const { x, y, width, height } = await stripBox(page)
  return page.screenshot({ clip: { x, y: Math.ceil(y), width, height: Math.floor(height) - 2 } })
}
