import { existsSync, readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { z } from 'zod'

/** Where a landmark or block lies, px: left, top, width, height. */
const rectangle = z.tuple([z.number(), z.number(), z.number(), z.number()])
const record = z.record(z.string(), z.record(z.string(), rectangle))
export type Rectangles = z.infer<typeof record>[string]

/** What may lie otherwise than recorded, px. */
const tolerance = 2

export const rectanglesFile = new URL('../../e2e/rectangles.gen.json', import.meta.url)

/** The recorded rectangles by page and width: `/more/legal 390`. */
export const recordedRectangles = (): Readonly<Record<string, Rectangles>> =>
  existsSync(rectanglesFile) ? record.parse(JSON.parse(readFileSync(rectanglesFile, 'utf8'))) : {}

/** Left, top, width and height of each landmark and block, px, by a name that is the same in each run. */
export const rectanglesOf = async (page: Page): Promise<Rectangles> =>
  page.evaluate(async () => {
    await document.fonts.ready
    const parts =
      'aside.risk, header, .head__bar, nav.tabs, main, main > *, main section, main h1, footer, .foot__lists'
    const found: Record<string, [number, number, number, number]> = {}
    for (const element of document.querySelectorAll(parts)) {
      const { left, top, width, height } = element.getBoundingClientRect()
      if (width === 0 || height === 0) continue
      const kind = element.id || element.className.split(' ').at(-1) || element.tagName.toLowerCase()
      let name = kind
      for (let count = 2; name in found; count += 1) name = `${kind} ${count}`
      found[name] = [Math.round(left), Math.round(top + scrollY), Math.round(width), Math.round(height)]
    }
    return found
  })

/** What lies elsewhere than it did, is new or gone. */
export const moved = (was: Rectangles, is: Rectangles): string[] => {
  const names = new Set([...Object.keys(was), ...Object.keys(is)])
  return [...names].flatMap((name) => {
    const [before, now] = [was[name], is[name]]
    if (!before || !now) return [`${name}: ${before ? 'gone' : 'new'}`]
    const isNear = before.every((side, index) => Math.abs(side - (now[index] ?? Number.NaN)) <= tolerance)
    return isNear ? [] : [`${name}: ${before.join(' ')} → ${now.join(' ')}`]
  })
}
