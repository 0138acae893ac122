import { expect, test } from '@playwright/test'
import { leadingTo } from '#tests/support/lake/leading-to.ts'
import { agreed } from '#tests/support/lake/agreed.ts'
import { approvalsOf } from '#tests/support/lake/approvals.ts'
import { shoot } from '#tests/support/site/shoot.ts'
import { startTestSite, type TestSite } from '#tests/support/site/site.ts'
import { axeFindings } from '#tests/support/studio/studio-axe.ts'
import { openAs, write } from '#tests/support/studio/studio.ts'

test.use({ viewport: { width: 1440, height: 900 } })

let site: TestSite

test.beforeAll(async () => {
  test.setTimeout(600_000)
  site = await startTestSite()
})

test.afterAll(async () => {
  await site?.stop()
})

const [from, to] = ['/about/intro', '/about/who-we-are']

const hrefs = async (path: string, wanted: string): Promise<number> =>
  (await site.text(path)).split(`href="${wanted}`).length - 1

test('a page moves with its redirect and the links to it, in one step; the menu follows with its signature', async ({
  page,
}) => {
  test.setTimeout(240_000)
  const { lake } = site
  const raw = lake.client({ perspective: 'raw' })
  for (const id of ['page-en-fees', 'page-de-fees']) {
    await raw
      .patch(id)
      .append('blocks', [leadingTo(`${from}#top`)])
      .commit()
  }
  await expect.poll(() => hrefs('/fees', `${from}#top`), { timeout: 15_000 }).toBe(1)

  await openAs(page, lake, 'marketer', 'pages;en;all;page-en-about-intro')
  await write(page, 'path', to)
  await expect
    .poll(async () => (await raw.getDocument('drafts.page-en-about-intro'))?.['path'], { timeout: 15_000 })
    .toBe(to)
  await page.getByTestId('action-publish').click({ timeout: 30_000 })
  const dialog = page.getByRole('dialog')
  await expect(dialog).toContainText(`Its path ${from} becomes ${to}.`, { timeout: 20_000 })
  await expect(dialog.getByRole('checkbox', { checked: true })).toHaveCount(2)
  await expect(dialog.getByRole('link').filter({ hasText: '/fees' })).toHaveCount(2, { timeout: 15_000 })
  await expect(dialog.getByRole('link').filter({ hasText: '/about/intro' })).toHaveCount(2)
  await expect(dialog).toContainText('Publishing needs one signature of compliance')
  expect(await axeFindings(page, '[role="dialog"]')).toEqual([])
  await shoot(page, 'move')
  await dialog.getByTestId('confirm-move').press('Enter')
  await expect(dialog).toHaveCount(0, { timeout: 20_000 })

  for (const prefix of ['', '/de', '/pl']) {
    await expect
      .poll(async () => (await fetch(`${site.url}${prefix}${to}`)).status, { timeout: 20_000 })
      .toBe(200)
    const old = await fetch(`${site.url}${prefix}${from}`, { redirect: 'manual' })
    expect(old.status).toBe(308)
    expect(new URL(old.headers.get('location') ?? '', site.url).pathname).toBe(`${prefix}${to}`)
  }
  await expect.poll(() => hrefs('/fees', `${to}#top`), { timeout: 15_000 }).toBe(1)
  await expect.poll(() => hrefs('/de/fees', `/de${to}#top`), { timeout: 15_000 }).toBe(1)
  // The menu keeps its entry while it waits: visitors are sent on.
  await expect.poll(() => hrefs('/glossary', `${from}"`), { timeout: 15_000 }).toBeGreaterThan(0)

  await agreed(lake).sign('menu')
  expect((await approvalsOf(lake).publish('compliance-1', 'menu')).status).toBe(200)
  await expect.poll(() => hrefs('/glossary', `${to}"`), { timeout: 15_000 }).toBeGreaterThan(0)
  expect(await hrefs('/glossary', `${from}"`)).toBe(0)
})
