import { expect } from '@playwright/test'
import { test } from '#tests/support/site/site-test.ts'
import { visit } from '#tests/support/site/visitor.ts'

const phone = { width: 390, height: 844 }

test('a toast stands below the strip for five seconds, waits under the pointer and the focus, slides as specified (I3, H3)', async ({
  browser,
  site,
}) => {
  const { page, close } = await visit(browser, `${site.url}/about/intro`, phone)
  // The regions that are read aloud stand there before anything is said.
  await expect(page.locator('output.aloud')).toBeAttached()
  await expect(page.locator('[role=alert].aloud')).toBeAttached()
  const noon = Date.parse('2026-11-21T12:00:00Z')
  await page.clock.install({ time: noon })
  await page.goto(`${site.url}/about/intro?notice=login`)
  const shown = page.locator('.toast', { hasText: 'Please login first!' })
  await expect(shown).toBeVisible()
  await expect(page.locator('output.aloud')).toHaveText('Please login first!')
  await expect(shown).toHaveCSS('animation-duration', '0.45s')
  const [box, edge] = [await shown.boundingBox(), await page.locator('.risk .scale').last().boundingBox()]
  expect(box && edge && box.y - (edge.y + edge.height)).toBeGreaterThan(0)
  expect(box && phone.width - (box.x + box.width)).toBeLessThan(40)

  // Held, and from here on time goes only where the test sends it.
  await shown.hover()
  /** At most so much of its five seconds has passed, ms. */
  const spent = (await page.evaluate(() => Date.now())) - noon
  await page.clock.pauseAt(noon + 3_600_000)
  await expect(shown).toBeVisible()
  await shown.getByRole('button', { name: 'Close this message' }).focus()
  await page.mouse.move(5, 800)
  await page.clock.runFor(60_000)
  await expect(shown).toBeVisible()
  await page.locator('main').focus()
  await page.clock.runFor(Math.max(0, 4_900 - spent))
  await expect(shown).not.toHaveAttribute('data-leaving')
  // It leaves within what is left of the five seconds, looked at in steps shorter than its leaving takes.
  for (let passed = 0; passed <= spent + 200; passed += 200) {
    await page.clock.runFor(200)
    if ((await shown.getAttribute('data-leaving')) !== null) break
  }
  await expect(shown).toHaveAttribute('data-leaving')
  await expect(shown).toHaveCSS('animation-duration', '0.75s')
  await page.clock.runFor(800)
  await expect(shown).toHaveCount(0)
  await close()
})
