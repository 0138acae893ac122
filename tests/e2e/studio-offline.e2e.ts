import { expect, test } from '@playwright/test'
import type { TestLake } from '#tests/support/lake/lake.ts'
import { fieldInput, openAs, publish, startStudioLake } from '#tests/support/studio/studio.ts'

test.use({ viewport: { width: 1440, height: 900 } })

/** The Studio itself waits some ten seconds before it says that it cannot save. */
test.setTimeout(180_000)

let lake: TestLake

test.beforeAll(async () => {
  lake = await startStudioLake()
})

test.afterAll(() => lake.stop())

const id = 'page-en-about-intro'

const titleOf = (documentId: string) =>
  lake.client({ perspective: 'raw' }).fetch<string | null>('*[_id == $documentId][0].title', { documentId })

test('what is typed while the line is down is kept, said to be unsaved, and saved when it is back', async ({
  page,
  context,
}) => {
  await openAs(page, lake, 'compliance-1', `pages;en;all;${id}`)
  const title = fieldInput(page, 'title')
  await title.click()
  await title.press('End')
  await title.pressSequentially(' before')
  await expect.poll(() => titleOf(`drafts.${id}`)).toBe('Who we are before')

  await context.setOffline(true)
  await title.pressSequentially(' and while it was down')
  await expect(page.getByTestId('pane-footer').getByText('Saving...')).toBeVisible()
  await expect(page.getByText('Editing resumes as soon as your changes are saved.')).toBeVisible({
    timeout: 45_000,
  })
  await expect(title).not.toBeEditable()
  await expect(title).toHaveValue('Who we are before and while it was down')
  expect(await titleOf(`drafts.${id}`)).toBe('Who we are before')

  await context.setOffline(false)
  await expect(title).toBeEditable({ timeout: 45_000 })
  await title.press('End')
  await title.pressSequentially(' and after')
  const whole = 'Who we are before and while it was down and after'
  await expect.poll(() => titleOf(`drafts.${id}`)).toBe(whole)
  await expect(page.getByTestId('document-list-pane').getByText(whole)).toBeVisible()
  await publish(page)
  expect(await titleOf(id)).toBe(whole)
  expect(await titleOf(`drafts.${id}`)).toBeNull()
})
