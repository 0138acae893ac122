import type { BrowserContext } from '@playwright/test'
import type { Kind } from './visit-page.ts'

const planted = (react: string): string =>
  [
    '<p style="width:600px;text-align:right">planted far out</p>',
    '<div style="width:60px;overflow:hidden;white-space:nowrap">planted words that do not fit</div>',
    '<img src="/favicon.ico"><button type="button"></button>',
    '<p>undefined {planted}</p>',
    '<div style="position:fixed;inset:0 0 auto;height:40px;z-index:999;background:#fff"></div>',
    '<img src="https://elsewhere.example/planted.png" alt="planted">',
    `<script src="${react}" defer></script>`,
  ].join('')

/** What a visit has to say of the planted faults, by their kind. */
export const sayingOf: Record<Kind, RegExp[]> = {
  axe: [/image-alt/, /button-name/, /without a name: - button/],
  overflow: [
    /"planted far out" out of the window/,
    /the page scrolls sideways/,
    /"planted words that do not fit" cut off/,
  ],
  warning: [/not seen: /],
  texts: [/reads: undefined/, /reads: \{planted\}/],
  weights: [/loads React unasked/],
  policy: [/its scripts are unsafe/],
  complaints: [/elsewhere\.example/],
}

/** Puts a fault of each kind into the page of an address, on its way to the browser. */
export const plantFaults = async (context: BrowserContext, url: string): Promise<void> => {
  await context.route(url, async (route) => {
    const response = await route.fetch()
    const html = await response.text()
    const react = /"(\/_next\/static\/chunks\/[^"]+\.js)"/.exec(html)?.[1]
    if (react === undefined) throw new Error(`${url} names no script of React's`)
    const headers = response.headers()
    const policy = headers['content-security-policy'] ?? ''
    await route.fulfill({
      response,
      body: html.replace('</main>', `${planted(react)}</main>`),
      headers: {
        ...headers,
        'content-security-policy': policy.replace('script-src', "script-src 'unsafe-eval'"),
      },
    })
  })
}
