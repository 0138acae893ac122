import { expect, test } from '@playwright/test'
import { z } from 'zod'
import type { TestLake } from '#tests/support/lake/lake.ts'
import { openAs, publish, startStudioLake, watch } from '#tests/support/studio/studio.ts'

test.use({ viewport: { width: 1440, height: 900 } })

let lake: TestLake

test.beforeAll(async () => {
  lake = await startStudioLake()
})

test.afterAll(() => lake.stop())

const key: unknown = expect.stringMatching(/^[0-9a-f]{12}$/)

const span = (text: string, ...marks: string[]) => ({ _key: key, _type: 'span', text, marks })

const written = z.object({ markDefs: z.tuple([z.object({ _key: z.string() })]) })

test('running text is written with a mark and a link, and published as it was written', async ({ page }) => {
  const misdeeds = watch(page, lake)
  await openAs(page, lake, 'compliance-1', 'pages;en;all;page-en-about-intro')
  await page.getByTestId('field-blocks').scrollIntoViewIfNeeded()
  await page.getByRole('button', { name: 'The paper' }).click()
  const dialog = page.getByTestId('nested-object-dialog')
  await dialog.getByTestId('pt-editor').getByRole('textbox').click()
  await page.keyboard.press('Control+End')
  await page.keyboard.press('Enter')
  await page.keyboard.type('Costs are ')
  await page.keyboard.press('Control+b')
  await page.keyboard.type('plainly')
  await page.keyboard.press('Control+b')
  await page.keyboard.type(' shown in the list')
  await page.keyboard.press('Control+Shift+ArrowLeft')
  await dialog.getByTestId('action-button-link').first().click()
  await page.getByTestId('popover-edit-dialog').getByLabel('Address').fill('/more/legal')
  await page.keyboard.press('Escape')
  await publish(page)

  const [first, second] = await lake
    .client()
    .fetch<unknown[]>('*[_id == "page-en-about-intro"][0].blocks[_key == "c"][0].content')
  expect(first).toMatchObject({ _key: 'd', children: [{ text: 'The paper', marks: ['e'] }] })
  const { markDefs } = written.parse(second)
  expect(second).toEqual({
    _key: key,
    _type: 'block',
    style: 'normal',
    markDefs: [{ _key: key, _type: 'link', href: '/more/legal' }],
    children: [
      span('Costs are '),
      span('plainly', 'strong'),
      span(' shown in the '),
      span('list', markDefs[0]._key),
    ],
  })
  expect(misdeeds).toEqual({ errors: [], strays: [] })
})
