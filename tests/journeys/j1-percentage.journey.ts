import type { Page } from '@playwright/test'
import { expect, test } from '#tests/support/product/journey.ts'
import { expectAtOnce } from '#tests/support/product/at-once.ts'
import { agreed } from '#tests/support/lake/agreed.ts'
import { shoot } from '#tests/support/site/shoot.ts'
import { type Desk, peopleOf } from '#tests/support/studio/people-of.ts'
import { askFor, openReview, signNow } from '#tests/support/studio/review-as.ts'
import { goThrough, signButton, signWords } from '#tests/support/studio/sign-as.ts'
import { axeFindings } from '#tests/support/studio/studio-axe.ts'
import { openForm, write } from '#tests/support/studio/studio.ts'

/** J1: a marketer changes the loss percentage, two of compliance look through the real pages and sign. */

test.describe.configure({ timeout: 420_000 })

const phone: Desk = { width: 390, height: 844 }
const numberOfPlaces = (page: Page) => page.getByTestId('place-list').getByRole('listitem').count()

/** The figure as each language writes it. */
const written = (figure: string) => ({
  '/': `${figure}%`,
  '/de': figure.replace('.', ','),
  '/pl': figure.replace('.', ','),
})

test('the percentage is asked for, looked through on the real pages and signed by two, and every language shows it', async ({
  product,
  browser,
}) => {
  const { lake, site } = product
  const people = peopleOf(browser, lake)
  const before = await lake.client().getDocument('riskWarning')
  try {
    const marketer = await people.pageOf('marketer')
    await openForm(marketer, lake, 'riskWarning')
    await write(marketer, 'lossPercentage', '71.3')
    const refusal = marketer.getByTestId('publish-refusal')
    await expect(refusal).toHaveText(
      'Needs one signature of compliance and one signature of another person; you are its author. Nobody has asked for approval yet.',
    )
    await expect(marketer.getByTestId('action-publish')).toBeDisabled()
    await shoot(marketer, 'approval-form')
    await askFor(marketer, 'Figure of the third quarter')

    // At a desk, in English.
    const first = await people.pageOf('compliance-1')
    await openReview(first, lake.url, 'Figure of the third quarter')
    const places = await numberOfPlaces(first)
    expect(places).toBeGreaterThan(2)
    const list = first.getByTestId('place-list')
    await expect(list.getByRole('listitem').filter({ hasText: 'Login' })).toHaveCount(0)
    // What is read aloud is text in the list, and a number of places for each group.
    await expect(list).toContainText('In the page, but not seen')
    await expect(list).toContainText('74.5')
    await expect(signButton(first)).toBeDisabled()
    await expect(first.getByTestId('approval-remaining').getByRole('button')).not.toHaveCount(0)
    expect(await axeFindings(first, '[data-testid="approvals"]')).toEqual([])
    await goThrough(first)
    await expect(first.getByTestId('page-changes')).toContainText('All of them read.')
    // The same places as at first, whatever moved in the pages, as wide as a desk too.
    expect(await numberOfPlaces(first)).toBe(places)
    await first.getByRole('button', { name: 'Desktop' }).press('Enter')
    await expect(first.locator('iframe').first()).toHaveAttribute('width', '1280')
    expect(await numberOfPlaces(first)).toBe(places)
    await expect(signButton(first)).toBeEnabled()
    await signNow(first)
    const stand = first.getByTestId('approval-stand')
    await expect(stand).toContainText('Signed by Compliance 1.')
    expect(await site.text('/')).not.toContain('71.3%')

    // A change after the signature voids it, and says so until everybody knows that it was asked about again.
    await write(marketer, 'lossPercentage', '71.4')
    await expect(stand).toContainText('so that signature no longer counts: its author has to ask again.')
    await expect(first.getByTestId('told-voided')).toHaveText(
      'It no longer counts: the content was changed afterwards.',
    )
    await askFor(marketer, 'As the worksheet says')
    await expect(stand).toContainText('that signature no longer counts. Approval has been asked for again.')
    await openReview(first, lake.url, 'As the worksheet says')
    await goThrough(first)
    await signNow(first)
    await expect(stand).toContainText('Signed by Compliance 1.')

    // On a phone, in German.
    const second = await people.pageOf('compliance-2', { ...phone, locale: 'de-DE' })
    await openReview(second, lake.url, 'As the worksheet says', 'de')
    await second.getByRole('button', { name: 'Deutsch' }).press('Enter')
    const proposed = second.frameLocator('iframe[title="Vorgeschlagen"]').locator('.risk')
    await expect(proposed).toContainText('71,4', { timeout: 60_000 })
    await expect(second.getByTestId('place-list')).toContainText('71,4')
    expect(await axeFindings(second, '[data-testid="approvals"]')).toEqual([])
    expect(
      await second.evaluate(() => document.documentElement.scrollWidth - window.innerWidth),
    ).toBeLessThanOrEqual(0)
    await goThrough(second, signWords.de)
    const signedAt = await signNow(second, signWords.de)
    const shown = Object.entries(written('71.4')).map(async ([path, figure]) => {
      await expect
        .poll(async () => (await site.text(path)).includes(figure), { intervals: [50], timeout: 20_000 })
        .toBe(true)
      expectAtOnce(`the figure on ${path}`, Date.now() - signedAt)
    })
    // Nothing beside it says what was missing before it.
    const said = second.getByTestId('approval-signed').or(second.getByTestId('approval-stand'))
    await expect(second.getByTestId('approval-signed')).toBeVisible()
    expect(await said.allTextContents()).toEqual([
      expect.stringContaining('unterschrieben und veröffentlicht'),
    ])
    await Promise.all(shown)

    await marketer.getByTestId('pane-context-menu-button').last().click()
    await marketer.getByRole('menuitem', { name: 'History' }).click()
    const told = marketer.getByTestId('history')
    await expect(told).toContainText('Compliance 2 signed')
    await expect(told).toContainText('As the worksheet says')
    await expect(told.locator('time').first()).toHaveText(/20\d\d.*\d\d:\d\d/)
    expect(await axeFindings(marketer, '[aria-label="History"]')).toEqual([])
    await shoot(marketer, 'approval-history')
  } finally {
    await people.close()
    if (before) {
      const { _rev, _createdAt, _updatedAt, ...content } = before
      await agreed(lake).put(content)
    }
  }
})
