import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Locator } from '@playwright/test'
import { expect, test } from '#tests/support/product/journey.ts'
import { runProgram } from '#tests/support/process.ts'
import { versionsOf } from '#tests/support/served/site-record.ts'
import { differenceOf } from '#tests/support/served/difference-of.ts'
import { unpacked } from '#tests/support/served/unpacked.ts'
import { personAt } from '#tests/support/studio/person.ts'
import { axeFindings } from '#tests/support/studio/studio-axe.ts'

// J12: somebody of compliance is asked what the German page said at an instant, and shows it.

const id = 'page-de-fees'
const address = '/de/fees'
/** The heading at the head of the page. */
const heading = 'blocks[_key=="opening"].title'

const lookOf = (one: Locator) =>
  one.evaluate((element) => {
    const { fontFamily, fontWeight, color } = getComputedStyle(element)
    return [fontFamily, fontWeight, color]
  })

test('what did the German fees page say at an instant, from when to when, and what has changed since', async ({
  product: { lake, site },
  browser,
}) => {
  const before = await lake
    .client()
    .fetch<string>('*[_id == $id][0].blocks[_key == "opening"][0].title', { id })
  const after = 'Was es heute kostet'

  // What a visitor got, kept by them.
  const kept = await site.text(address)
  const sha256 = createHash('sha256').update(kept).digest('hex')
  expect(kept).toContain(before)
  const visitor = await browser.newContext({
    javaScriptEnabled: false,
    viewport: { width: 1_440, height: 900 },
  })
  const asServed = await visitor.newPage()
  await asServed.goto(`${site.url}${address}`)
  const picture = await asServed.screenshot({ fullPage: true })
  const titleLook = await lookOf(asServed.getByRole('heading', { level: 1 }))
  await visitor.close()
  const asked = new Date()
  // The record knows an instant by the millisecond, the screen by the second.
  await expect.poll(() => Date.now() - asked.getTime()).toBeGreaterThan(1_000)
  await lake
    .client()
    .patch(id)
    .set({ [heading]: after })
    .commit()
  await expect.poll(() => site.text(address)).toContain(after)

  await expect.poll(async () => (await versionsOf(lake, address)).length).toBeGreaterThan(1)

  const page = await personAt(browser, lake, 'compliance-1')
  await page.goto(`${lake.url}/`)
  const tool = page.getByTestId('site-on')

  await test.step('in four presses from the start screen', async () => {
    await page.getByRole('link', { name: 'The site on' }).click()
    await tool.getByLabel('Language').selectOption({ label: 'Deutsch' })
    await tool.getByLabel('Page', { exact: true }).fill('/fees')
    await tool.getByLabel('Day').fill(asked.toISOString().slice(0, 10))
    await tool.getByLabel('Time, UTC').fill(asked.toISOString().slice(11, 19))
    await tool.getByRole('button', { name: 'Show', exact: true }).first().click()
    const served = tool.getByTestId('served')
    await expect(served).toContainText(/As served from .+ UTC to .+ UTC/)
    await expect(served).toContainText(sha256)
    await expect(tool.getByTestId('served-words')).toContainText(before)
    await expect(tool.getByTestId('served-words')).not.toContainText(after)
  })

  await test.step('as it looked: its own styles, its words in their place, nothing that runs', async () => {
    const shown = tool.frameLocator('iframe')
    const title = shown.getByRole('heading', { level: 1 })
    await expect(title).toBeVisible()
    expect(await lookOf(title)).toEqual(titleLook)
    await expect(shown.locator('script, link[rel=stylesheet]')).toHaveCount(0)
  })

  await test.step('what has changed since is marked, and the file is the page to the byte', async () => {
    await expect(tool.getByTestId('changes')).toContainText('heute')
    await expect(tool.getByTestId('changes').locator('ins').first()).toBeVisible()
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      tool.getByRole('button', { name: 'Save the file as served' }).press('Enter'),
    ])
    const hash = createHash('sha256')
    for await (const part of await file.createReadStream()) hash.update(part)
    expect(hash.digest('hex')).toBe(sha256)
    expect(await axeFindings(page, '[data-testid=site-on]')).toEqual([])
  })

  await test.step('one press more, and there is a pack that Node alone says is whole', async () => {
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      tool.getByRole('button', { name: 'Evidence pack' }).press('Enter'),
    ])
    await expect(tool.getByTestId('pack')).toHaveText('The pack is in your downloads.')
    const folder = unpacked(await file.path())
    const { code, output } = await runProgram([join(folder, 'verify.mjs')], {})
    expect([code, output]).toEqual([0, expect.stringContaining('Whole.')])
    expect(readFileSync(join(folder, 'site/de/fees/index.html'), 'utf8')).toBe(kept)
    expect(readFileSync(join(folder, 'summary.html'), 'utf8')).toContain(sha256)
    const drawn = readFileSync(join(folder, 'pictures/1440.png'))
    expect(await differenceOf(drawn, picture), 'the part that looks otherwise than it did').toBeLessThan(
      0.002,
    )
  })

  await test.step('two instants stand beside each other, what went and came marked', async () => {
    const versions = tool.getByRole('table', { name: 'All versions of this page' })
    // By keyboard: right after a scroll Chromium still gives a press to the frame that was under the pointer before.
    await versions.getByRole('button', { name: 'Compare' }).first().press('Enter')
    await expect(tool.locator('iframe')).toHaveCount(2)
    const [then, since] = [tool.frameLocator('iframe >> nth=0'), tool.frameLocator('iframe >> nth=1')]
    await expect(then.getByRole('heading', { level: 1 })).toHaveText(before)
    await expect(since.getByRole('heading', { level: 1 })).toHaveText(after)
    await expect(tool.getByRole('heading', { name: /^Changed between/ })).toBeVisible()
    await expect(tool.getByTestId('changes').locator('ins').first()).toBeVisible()
    expect(await axeFindings(page, '[data-testid=site-on]')).toEqual([])
  })

  await test.step('a version of the list is shown, and what is not on record is said', async () => {
    const versions = tool.getByRole('table', { name: 'All versions of this page' })
    await versions.getByRole('button').first().press('Enter')
    await expect(tool.getByTestId('served')).toContainText(/As served since .+ UTC, and still/)
    await expect(tool).toContainText('Every word is as it is now.')
    await tool.getByLabel('Day').fill('2020-01-01')
    await tool.getByRole('button', { name: 'Show', exact: true }).first().press('Enter')
    await expect(tool.getByRole('alert')).toContainText('was first served at')
    await tool.getByLabel('Page', { exact: true }).fill('nowhere')
    await tool.getByRole('button', { name: 'Show', exact: true }).first().press('Enter')
    await expect(tool.getByRole('alert').filter({ hasText: 'beginning with a slash' })).toBeVisible()
    await expect(tool.getByLabel('Page', { exact: true })).toHaveValue('nowhere')
  })

  await page.context().close()
  await lake
    .client()
    .patch(id)
    .set({ [heading]: before })
    .commit()
})
