import type { Page } from '@playwright/test'

/**
 * The sentences of the strip that are wholly inside the window and not covered: each line of each is asked
 * who is drawn at its two ends and its middle.
 */
export const seenSentences = async (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const texts = [...document.querySelectorAll('.risk__part, .risk__pct')]
    return texts.flatMap((element) => {
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
  })

export const allSentences = async (page: Page): Promise<string[]> =>
  page.locator('.risk__part, .risk__pct').evaluateAll((all) => all.map((one) => one.textContent.trim()))

/** Where what stays of the strip on phones is drawn: the sentence, and below it the button and the drawing. */
export const stripBox = async (page: Page) => {
  const box = await page.locator('.risk__hold').boundingBox()
  if (!box) throw new Error('the strip is not drawn')
  const scale = page.locator('.risk__hold .scale')
  const hanging = (await scale.isVisible()) ? await scale.boundingBox() : null
  const bottom = Math.max(box.y + box.height, hanging ? hanging.y + hanging.height : 0)
  return { ...box, height: bottom - box.y }
}

/** The pixels of what stays of the strip on phones, its last half pixel left out. */
export const stripPixels = async (page: Page): Promise<Buffer> => {
  const { x, y, width, height } = await stripBox(page)
  return page.screenshot({ clip: { x, y: Math.ceil(y), width, height: Math.floor(height) - 2 } })
}
