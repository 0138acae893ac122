import type { Browser, CDPSession } from '@playwright/test'
import { z } from 'zod'
import { median } from './lighthouse.ts'

/** What a page costs a reader on a phone who scrolls through it and presses nothing. */
export interface Reading {
  /** The longest task of the main thread, and all above 50 ms together, ms. */
  longest: number
  blocking: number
  /** Script and the page itself as they came over the line, bytes. */
  script: number
  html: number
  elements: number
}

/** A phone's processor beside this one. */
const slowness = 4
/** A reader moves half a screen on, this often. */
const steps = 20
const stepMs = 500

const watchTasks = () => {
  const tasks: number[] = []
  Object.assign(globalThis, { tasks })
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) tasks.push(duration)
  }).observe({ type: 'longtask', buffered: true })
}

const countBytes = async (session: CDPSession, reading: Reading): Promise<void> => {
  const kinds = new Map<string, 'script' | 'html'>()
  session.on('Network.responseReceived', ({ requestId, type }) => {
    if (type === 'Script') kinds.set(requestId, 'script')
    if (type === 'Document') kinds.set(requestId, 'html')
  })
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const kind = kinds.get(requestId)
    if (kind) reading[kind] += encodedDataLength
  })
  await session.send('Network.enable')
}

const measured = z.object({ tasks: z.array(z.number()), elements: z.number() })

const once = async (browser: Browser, url: string): Promise<Reading> => {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    deviceScaleFactor: 2,
    isMobile: true,
    hasTouch: true,
  })
  await context.addCookies([{ name: 'isAccept', value: '0', url }])
  const page = await context.newPage()
  const reading: Reading = { longest: 0, blocking: 0, script: 0, html: 0, elements: 0 }
  const session = await context.newCDPSession(page)
  await countBytes(session, reading)
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowness })
  await page.addInitScript(watchTasks)
  await page.goto(url, { waitUntil: 'load' })
  for (let step = 0; step < steps; step += 1) {
    await session.send('Input.synthesizeScrollGesture', { x: 195, y: 600, yDistance: -422, speed: 1_600 })
    await new Promise((resolve) => setTimeout(resolve, stepMs))
  }
  const { tasks, elements } = measured.parse(
    await page.evaluate(() => ({
      tasks: Reflect.get(globalThis, 'tasks'),
      elements: document.querySelectorAll('*').length,
    })),
  )
  await context.close()
  return {
    ...reading,
    elements,
    longest: Math.max(0, ...tasks),
    blocking: tasks.reduce((sum, duration) => sum + Math.max(0, duration - 50), 0),
  }
}

/**
 * Reads a page for ten seconds from its top on a screen of 390 by 844, four times as slow as this machine.
 * @returns the median of each figure
 */
export const readThrough = async (browser: Browser, url: string, runs: number): Promise<Reading> => {
  const all: Reading[] = []
  for (let run = 0; run < runs; run += 1) all.push(await once(browser, url))
  const of = (name: keyof Reading) => median(all.map((one) => one[name]))
  return {
    longest: of('longest'),
    blocking: of('blocking'),
    script: of('script'),
    html: of('html'),
    elements: of('elements'),
  }
}
