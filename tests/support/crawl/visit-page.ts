import { type Browser, type BrowserContext, expect, type Page, type Response } from '@playwright/test'
import type { TestSite } from '#tests/support/site/site.ts'
import { goTo } from '#tests/support/site/visitor.ts'
import { isOfQuestion, leaveState, openState } from './frame-states.ts'
import { axeFaults, namelessFaults, overflowFaults, textFaults, warningFaults } from './page-faults.ts'
import type { FrameState, Look, Visit } from './plan-visits.ts'
import { weightFaults } from './weights.ts'

/** What a page can be found wanting in. */
export const kinds = ['axe', 'overflow', 'warning', 'texts', 'weights', 'policy', 'complaints'] as const
export type Kind = (typeof kinds)[number]

/** A browser's window that goes from page to page. */
export interface Walker {
  page: Page
  context: BrowserContext
  /** What the page that is open complained of: errors, console errors, the content security policy included. */
  complaints: string[]
}

export type Faults = Record<Kind, string[]>

/** Starts a visitor who wants nothing to move, has chosen no language but the page's and answered about cookies. */
export const startWalker = async (browser: Browser): Promise<Walker> => {
  const context = await browser.newContext({ locale: 'en-GB', reducedMotion: 'reduce' })
  const page = await context.newPage()
  const complaints: string[] = []
  page.on('pageerror', (error) => complaints.push(error.message))
  page.on('console', (message) => {
    // A broker that is too busy to answer in time is no fault of the page, which says so itself.
    const isBroker = /status of 504 .*\/api\/[qm]\//.test(`${message.text()} ${message.location().url}`)
    if (message.type() === 'error' && !isBroker)
      complaints.push(`${message.text()} ${message.location().url}`)
  })
  // A site that has just started tells news, which bring React; here a page is seen as nobody changes it.
  await context.route('**/api/news*', () => {})
  return { page, context, complaints }
}

/**
 * A page's head: one policy, without a way round it. Scripts of a page that is kept are named by their hash; those of
 * one that is drawn for one visitor by a number used once, and no cache may keep that.
 */
const policyFaults = async (response: Response | null, status: number): Promise<string[]> => {
  const headers = (await response?.headersArray()) ?? []
  const policies = headers.filter(({ name }) => name.toLowerCase() === 'content-security-policy')
  const policy = policies[0]?.value ?? ''
  const isPrivate = /no-store/.test((await response?.headerValue('cache-control')) ?? '')
  const opening = isPrivate
    ? /^default-src 'none'; script-src 'self' 'nonce-[\w-]{20,}' 'sha256-/
    : /^default-src 'none'; script-src 'self' 'sha256-/
  return [
    ...(response?.status() === status ? [] : [`status ${response?.status()}`]),
    ...(policies.length === 1 ? [] : [`${policies.length} policies`]),
    ...(opening.test(policy) ? [] : [`policy: ${policy}`]),
    ...(/script-src[^;]*unsafe/.test(policy) ? ['its scripts are unsafe'] : []),
  ]
}

const see = async (page: Page, { width, theme }: Look): Promise<void> => {
  await page.setViewportSize({ width, height: 844 })
  await page.emulateMedia({ colorScheme: theme })
}

/** Whether the question about cookies is to be seen on a visit. */
const isAsked = ({ states }: Visit): boolean => states.some(({ state }) => isOfQuestion(state))

/** Opens what of the frame is due, each in its look, and has axe read the frame. */
const frameFaults = async (
  { page }: Walker,
  states: Visit['states'],
  isDue: (state: FrameState) => boolean,
): Promise<string[]> => {
  const found: string[] = []
  for (const { state, look } of states.filter((one) => isDue(one.state))) {
    await see(page, look)
    await openState[state](page)
    const faults = [...(await axeFaults(page, 'frame')), ...(await warningFaults(page, look.width >= 960))]
    found.push(...faults.map((fault) => `${state} ${look.width} px ${look.theme}: ${fault}`))
    await leaveState(page, state)
  }
  return found
}

/** Visits a page once and looks at everything there is to be seen on it; `look` is called in each width. */
export const visitPage = async (
  walker: Walker,
  site: Pick<TestSite, 'url'>,
  visit: Visit,
  { status = 200, look }: { status?: number; look?: (width: number) => Promise<void> } = {},
): Promise<Faults> => {
  const { page, context, complaints } = walker
  const { address, path, locale, looks, states } = visit
  const url = `${site.url}${address}`
  await context.clearCookies()
  await context.addCookies([
    { name: 'hl', value: locale, url: site.url },
    ...(isAsked(visit) ? [] : [{ name: 'isAccept', value: '0', url: site.url }]),
  ])
  complaints.length = 0
  await see(page, looks[0] ?? { width: 1440, theme: 'light' })
  const answered = page.waitForResponse((response) => response.url() === url)
  await goTo(page, url)
  await expect(page.locator('html'), address).toHaveAttribute('data-script', 'ready')

  const faults: Faults = {
    policy: await policyFaults(await answered, status),
    weights: await weightFaults(page, path),
    texts: await textFaults(page, locale),
    axe: [],
    overflow: [],
    warning: [],
    complaints: [],
  }
  if (isAsked(visit)) {
    faults.axe.push(...(await frameFaults(walker, states, isOfQuestion)))
    await page.locator('.cookies [data-consent=none]').click()
    await expect(page.locator('.cookies')).toBeHidden()
  }
  for (const [at, one] of looks.entries()) {
    await see(page, one)
    const found = [...(await axeFaults(page, 'all')), ...(at === 0 ? await namelessFaults(page) : [])]
    faults.axe.push(...found.map((fault) => `${one.width} px ${one.theme}: ${fault}`))
  }
  faults.axe.push(...(await frameFaults(walker, states, (state) => !isOfQuestion(state))))
  for (const width of visit.widths) {
    await page.setViewportSize({ width, height: width === 320 ? 640 : 844 })
    const [overflow, unseen] = await Promise.all([overflowFaults(page), warningFaults(page, true)])
    faults.overflow.push(...overflow.map((fault) => `${width} px: ${fault}`))
    faults.warning.push(...unseen.map((fault) => `${width} px: ${fault}`))
    await look?.(width)
  }
  // A page that is missing says so in the console too.
  faults.complaints.push(...complaints.filter((text) => status === 200 || !text.includes(String(status))))
  const named = (kind: Kind) => faults[kind].map((fault) => `${address} ${fault}`)
  return {
    axe: named('axe'),
    overflow: named('overflow'),
    warning: named('warning'),
    texts: named('texts'),
    weights: named('weights'),
    policy: named('policy'),
    complaints: named('complaints'),
  }
}
