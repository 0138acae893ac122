import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { leavingTexts } from '#tests/support/site/leaving-text.ts'
import { allSentences, seenSentences } from '#tests/support/site/risk-strip.ts'

const rules = ['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa', 'best-practice']

/** What axe finds in a page, or in its frame alone. @throws where it read next to nothing */
export const axeFaults = async (page: Page, part: 'all' | 'frame'): Promise<string[]> => {
  // A part that is not drawn yet is as high as any, and what axe measures in it lies over what follows (record 85).
  await page.waitForFunction(
    () => !document.querySelector(':is(.block, .wide-part, .part, .foot):not([data-drawn])'),
  )
  // Not in frames, of which there are none: a second page for each would cost more than the rules.
  const axe = new AxeBuilder({ page })
    .setLegacyMode()
    .options({ resultTypes: ['violations'] })
    .withTags(rules)
  const { violations, passes } = await (part === 'all' ? axe : axe.exclude('main')).analyze()
  if (passes.length < 10) throw new Error(`axe read next to nothing of ${page.url()}`)
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`)
}

const roles = 'link|button|img|textbox|combobox|checkbox|searchbox'
const spoken = new RegExp(`^\\s*- '?(?:${roles})(?= ")`, 'gm')
const silent = new RegExp(`^\\s*- '?(?:${roles})(?![\\w"]| ").*$`, 'gm')

/** Links, buttons, images and controls that say nothing to a screen reader. */
export const namelessFaults = async (page: Page): Promise<string[]> => {
  const heard = await page.locator('body').ariaSnapshot()
  if ([...heard.matchAll(spoken)].length < 3) return ['hardly anything of the page is spoken']
  return [...heard.matchAll(silent)].map(([line]) => `without a name: ${line.trim()}`)
}

/** Sentences of the risk warning that are not wholly in sight; below 960 px a page that is scrolled shows one. */
export const warningFaults = async (page: Page, isWhole: boolean): Promise<string[]> => {
  const sentences = await allSentences(page)
  if (sentences.length !== 3) return [`the warning has ${sentences.length} sentences`]
  const seen = await seenSentences(page)
  const due = isWhole ? sentences : sentences.slice(1, 2)
  return due.filter((sentence) => !seen.includes(sentence)).map((sentence) => `not seen: ${sentence}`)
}

/**
 * Words that a part which does not scroll cuts off. What is drawn may be cut (a line across the page, a mark that is
 * moved), and so may what nobody reads: `aria-hidden`, and words for screen readers alone.
 */
const cutOff = async (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const found = new Set<string>()
    for (const part of document.querySelectorAll('main *, header *, footer *, .risk *')) {
      const isWide = part.scrollWidth > part.clientWidth + 1
      const isHigh = part.scrollHeight > part.clientHeight + 1
      // Inline boxes hold nothing themselves; a box of one pixel is words for screen readers.
      if (part.clientWidth <= 1 || !(isWide || isHigh)) continue
      const { overflowX, overflowY } = getComputedStyle(part)
      const cutsX = isWide && /hidden|clip/.test(overflowX)
      const cutsY = isHigh && /hidden|clip/.test(overflowY)
      if (!cutsX && !cutsY) continue
      const box = part.getBoundingClientRect()
      const walker = document.createTreeWalker(part, NodeFilter.SHOW_TEXT)
      for (let text = walker.nextNode(); text; text = walker.nextNode()) {
        const parent = text.parentElement
        const words = text.nodeValue?.trim()
        if (!words || !parent || parent.closest('[aria-hidden=true], .aloud, svg')) continue
        if (!parent.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue
        const range = document.createRange()
        range.selectNodeContents(text)
        const isCut = [...range.getClientRects()].some(
          ({ left, right, top, bottom }) =>
            (cutsX && (left < box.left - 1 || right > box.right + 1)) ||
            (cutsY && (top < box.top - 1 || bottom > box.bottom + 1)),
        )
        if (isCut) found.add(`"${words}" cut off by ${part.tagName}.${part.className}`)
      }
    }
    return [...found]
  })

/** What does not fit into the window: texts out of their cell, words cut off, a page that scrolls sideways. */
export const overflowFaults = async (page: Page): Promise<string[]> => [
  ...(await leavingTexts(page)),
  ...(await cutOff(page)),
]

/** Texts no visitor may see: a key in place of its words, a value nobody wrote, letters made bold by the browser. */
export const textFaults = async (page: Page, language: string): Promise<string[]> =>
  page.evaluate((expected) => {
    const { lang } = document.documentElement
    const seen = document.body.innerText
    const strange = [
      ...(seen.match(/\b(?:partner|form|search|hits|consent|layout|login)\.[a-z]\w+/g) ?? []),
      ...(seen.match(/\bundefined\b|\bNaN\b|\[object \w+\]|\{\w+\}/g) ?? []),
    ]
    const bold = [...document.body.querySelectorAll('*')].filter((part) => {
      const { fontFamily, fontWeight, fontSynthesisWeight } = getComputedStyle(part)
      return fontFamily.startsWith('Besley') && Number(fontWeight) > 400 && fontSynthesisWeight !== 'none'
    })
    return [
      ...(lang === expected ? [] : [`its language is ${lang}`]),
      ...(document.title.trim() === '' ? ['without a title'] : []),
      ...(document.querySelectorAll('h1').length === 1 ? [] : ['not one heading of the first level']),
      ...strange.map((words) => `reads: ${words}`),
      ...bold.map((part) => `made bold: ${part.tagName}.${part.getAttribute('class')}`),
    ]
  }, language)
