import { brotliCompressSync } from 'node:zlib'
import type { Browser, Response } from '@playwright/test'

/** Bytes a page costs, in Brotli but for the fonts, which are packed already. */
export interface Weight {
  script: number
  html: number
  /** The stylesheets the head of the page waits for, and all others: some of those it fetches ahead. */
  css: number
  later: number
  fonts: number
}

/** Scripts count until then after the page has loaded, ms (quality 1). */
const watched = 4_000

const awaitedIn = (head: string): string => [...head.matchAll(/<link [^>]*rel="stylesheet"[^>]*>/g)].join('')

const kindOf = (response: Response, awaited: string): keyof Weight | null => {
  const type = response.request().resourceType()
  if (type === 'script') return 'script'
  if (type === 'document') return 'html'
  if (type === 'stylesheet')
    return awaited.includes(`href="${new URL(response.url()).pathname}"`) ? 'css' : 'later'
  return type === 'font' ? 'fonts' : null
}

/** What a visitor on a phone fetches who opens the page and reads. */
export const weigh = async (browser: Browser, url: string): Promise<Weight> => {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 } })
  await context.addCookies([
    { name: 'hl', value: 'en', url },
    { name: 'isAccept', value: '0', url },
  ])
  const page = await context.newPage()
  const weight: Weight = { script: 0, html: 0, css: 0, later: 0, fonts: 0 }
  const counting: Promise<void>[] = []
  const counted = new Set<string>()
  const html = await (await context.request.get(url)).text()
  const awaited = awaitedIn(html.slice(0, html.indexOf('<body')))
  page.on('response', (response) => {
    const kind = kindOf(response, awaited)
    // A part of the address is no further file.
    const [file = ''] = response.url().split('#')
    if (!kind || response.status() !== 200 || counted.has(file)) return
    counted.add(file)
    counting.push(
      response.body().then((body) => {
        weight[kind] += kind === 'fonts' ? body.length : brotliCompressSync(body).length
      }),
    )
  })
  await page.goto(url, { waitUntil: 'load' })
  // Live parts further down wait for it.
  await page.mouse.wheel(0, 100)
  await new Promise((resolve) => setTimeout(resolve, watched))
  await Promise.all(counting)
  await context.close()
  return weight
}
