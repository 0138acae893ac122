import { setTimeout as sleep } from 'node:timers/promises'
import * as fc from 'fast-check'
import { publishFigure, showsFigure, writtenFigures } from './figures.ts'
import type { TestSite } from './site.ts'

export interface Interleaving {
  /** Publishes after which the next request showed the state before. */
  late: number[]
  /** Of these, the ones that a further request after all renders still did not show: lost. */
  lost: number[]
  /** Publishes that landed while a page was being rendered. */
  inside: number
}

const longest = 500
/** A publish is answered this long after what it expired is asked for again, at most, ms: a render begins then. */
const readAheadMs = 250
/** Figures from 40 to 90, as many as are allowed; then they begin anew. */
const figures = 200

/**
 * Places `count` publishes inside running renders: each render waits 250 to 750 ms for its data, each publish comes
 * 0 to 500 ms into it. Then the home page is asked for once, at once.
 */
export const interleave = async (site: TestSite, count: number): Promise<Interleaving> => {
  const result: Interleaving = { late: [], lost: [], inside: 0 }
  const shows = async (figure: number) => showsFigure(await site.text('/'), writtenFigures(figure)[0] ?? '')
  const instants = fc.record({
    drawn: fc.integer({ min: longest / 2, max: longest * 1.5 }),
    into: fc.integer({ min: 0, max: longest }),
  })
  for (const [at, { drawn, into }] of fc.sample(instants, { numRuns: count, seed: count }).entries()) {
    site.proxy.delay = () => readAheadMs + drawn
    const figure = 40 + (at % figures) / 4
    await publishFigure(site, figure)
    let isRendering = true
    const reader = site.text('/').finally(() => {
      isRendering = false
    })
    await sleep(into)
    if (isRendering) result.inside += 1
    await publishFigure(site, figure + 0.05)
    const isShown = await shows(figure + 0.05)
    await reader
    if (isShown) continue
    result.late.push(figure)
    if (!(await shows(figure + 0.05))) result.lost.push(figure)
  }
  site.proxy.delay = () => 0
  return result
}
