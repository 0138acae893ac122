import { expect, type Page, test } from '@playwright/test'
import type { TestLake } from '#tests/support/lake/lake.ts'
import { openAs, publish, resetDocuments, startStudioLake, watch } from '#tests/support/studio/studio.ts'

const place = 'pages;en;all;page-en-about-intro'

/** High enough for every block of the page: the list draws only those in view, also when the form above it grows. */
test.use({ viewport: { width: 1440, height: 1800 } })

let lake: TestLake

test.beforeAll(async () => {
  lake = await startStudioLake()
})

test.beforeEach(() => resetDocuments(lake))

test.afterAll(() => lake.stop())

const handle = (page: Page, index: number) =>
  page.getByTestId('field-blocks').locator('[data-index]').nth(index).locator('[data-ui=DragHandleButton]')

const typesIn = (id: string) =>
  lake.client({ perspective: 'raw' }).fetch<string[] | null>('*[_id == $id][0].blocks[]._type', { id })

const keysIn = (id: string) =>
  lake.client({ perspective: 'raw' }).fetch<string[] | null>('*[_id == $id][0].blocks[]._key', { id })

/** The blocks in the form, which draws them when they come into view. */
const shown = (page: Page) => page.getByTestId('field-blocks').locator('[data-index]')

const openPage = async (page: Page) => {
  await openAs(page, lake, 'compliance-1', place)
  await page.getByTestId('field-blocks').scrollIntoViewIfNeeded()
  await expect(shown(page)).toHaveText([/^Who we are/, /^The paper/, /^EURUSD/, /^Legal documents/])
}

/** Does a step of a drag and waits until the list says that it took it. */
const step = async (page: Page, said: RegExp, act: () => Promise<void>) => {
  await act()
  await expect(page.locator('[id^=DndLiveRegion]').filter({ hasText: said })).toBeAttached({ timeout: 8_000 })
}

/**
 * Carries a block over another one and leaves it in hand. The list measures its blocks when one is taken up: a form
 * that grows in that moment leads elsewhere, and the block is put back and taken up again.
 */
const carry = (page: Page, steps: () => Promise<void>) =>
  expect(async () => {
    try {
      await steps()
    } catch (error) {
      await page.keyboard.press('Escape')
      await page.mouse.up()
      throw error
    }
  }).toPass({ timeout: 60_000 })

const choose = async (page: Page, index: number, command: string) => {
  await shown(page).nth(index).getByTestId('array-item-menu-button').click()
  await page.getByRole('menuitem', { name: command }).click()
}

test('blocks are put in order by keyboard and by drag', async ({ page }) => {
  const misdeeds = watch(page, lake)
  await openPage(page)

  await carry(page, async () => {
    await handle(page, 0).focus()
    await step(page, /item a was moved over droppable area a/, () => page.keyboard.press('Space'))
    await step(page, /item a was moved over droppable area c/, () => page.keyboard.press('ArrowDown'))
  })
  await step(page, /item a was dropped over droppable area c/, () => page.keyboard.press('Space'))
  await expect(shown(page)).toHaveText([/^The paper/, /^Who we are/, /^EURUSD/, /^Legal documents/])
  await expect.poll(() => keysIn('drafts.page-en-about-intro')).toEqual(['c', 'a', 'g', 'h'])

  await carry(page, async () => {
    await handle(page, 3).hover()
    await page.mouse.down()
    const above = await handle(page, 0).boundingBox()
    if (above === null) throw new Error('the first block has no place on the screen')
    await step(page, /item h was moved over droppable area c/, () =>
      page.mouse.move(above.x + 4, above.y + above.height / 2, { steps: 12 }),
    )
  })
  await step(page, /item h was dropped over droppable area c/, () => page.mouse.up())
  await expect(shown(page)).toHaveText([/^Legal documents/, /^The paper/, /^Who we are/, /^EURUSD/])
  await expect.poll(() => keysIn('drafts.page-en-about-intro')).toEqual(['h', 'c', 'a', 'g'])
  await publish(page)
  expect(await keysIn('page-en-about-intro')).toEqual(['h', 'c', 'a', 'g'])
  expect(misdeeds).toEqual({ errors: [], strays: [] })
})

test('blocks are added, duplicated and removed', async ({ page }) => {
  const misdeeds = watch(page, lake)
  await openPage(page)
  const dialog = page.getByTestId('nested-object-dialog')
  await choose(page, 2, 'Duplicate')
  await expect
    .poll(() => typesIn('drafts.page-en-about-intro'))
    .toEqual(['hero', 'richText', 'topInstruments', 'topInstruments', 'legalList'])
  expect(new Set(await keysIn('drafts.page-en-about-intro')).size).toBe(5)
  await dialog.getByRole('button', { name: 'Close dialog' }).click()

  await choose(page, 0, 'Remove')
  await expect
    .poll(() => typesIn('drafts.page-en-about-intro'))
    .toEqual(['richText', 'topInstruments', 'topInstruments', 'legalList'])

  await page.getByTestId('add-multiple-object-button').click()
  const hero = page.getByRole('menuitem', { name: 'Hero', exact: true })
  await expect
    .poll(() =>
      hero.locator('img').evaluate((drawing) => drawing instanceof HTMLImageElement && drawing.naturalWidth),
    )
    .toBeGreaterThan(0)
  await hero.click()
  await dialog.getByRole('textbox').first().fill('At the end')
  await publish(page)
  expect(await typesIn('page-en-about-intro')).toEqual([
    'richText',
    'topInstruments',
    'topInstruments',
    'legalList',
    'hero',
  ])
  expect(misdeeds).toEqual({ errors: [], strays: [] })
})
