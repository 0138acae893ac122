import type { Browser, BrowserContext, Locator, Page } from '@playwright/test'
import { expect, productAt, test } from '#tests/support/product/journey.ts'
import type { Product } from '#tests/support/product/journey.ts'
import { startProduct } from '#tests/support/product/product.ts'
import { fieldInput, holdSession, openForm } from '#tests/support/studio/studio.ts'

/** A machine that is busy with other journeys takes its time. */
const slowly = { timeout: 90_000 }

const original = 'page-en-about-intro'

/** A published page of the journey's own. @returns its id and what its title is */
async function ownPage(lake: Product['lake'], word: string): Promise<{ id: string; title: string }> {
  const client = lake.client()
  const found = await client.getDocument(original)
  if (!found) throw new Error(`${original} is missing`)
  const { _rev, _createdAt, _updatedAt, ...page } = found
  const id = `page-en-j10-${word}`
  const title = `Typed ${word}`
  await client.createOrReplace({ ...page, _id: id, path: `/j10-${word}`, title })
  return { id, title }
}

const remove = async (lake: Product['lake'], id: string): Promise<void> => {
  await lake.client().transaction().delete(`drafts.${id}`).delete(id).commit()
}

const titleIn = (lake: Product['lake'], id: string) =>
  lake.client({ perspective: 'raw' }).fetch<string | null>('*[_id == $id][0].title', { id: `drafts.${id}` })

/** A page of somebody's own browser with a form open. */
async function open(
  browser: Browser,
  lake: Product['lake'],
  { user, id }: { user: string; id: string },
): Promise<{ context: BrowserContext; page: Page; title: Locator }> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } })
  const page = await context.newPage()
  await holdSession(page, lake, user)
  await openForm(page, lake, `pages;en;all;${id}`)
  const title = fieldInput(page, 'title')
  await expect(title).toBeEditable()
  await title.click()
  await title.press('End')
  return { context, page, title }
}

const unsaved = (page: Page) =>
  page.getByText('Not saved yet. This browser keeps what you typed until it is saved.')

/** As somebody types who looks at the keys: it takes five seconds. */
const typeFor5Seconds = (field: Locator) =>
  field.pressSequentially(' and five seconds of words without a line', { delay: 125 })
const fiveSeconds = ' and five seconds of words without a line'

for (const hasDraft of [false, true]) {
  test(`five seconds without a line, in a form ${hasDraft ? 'with' : 'without'} a draft`, async ({
    product: { lake },
    browser,
  }) => {
    const { id, title: before } = await ownPage(lake, hasDraft ? 'drafted' : 'published')
    const { context, page, title } = await open(browser, lake, { user: 'marketer', id })
    let words = before
    if (hasDraft) {
      await title.pressSequentially(' first')
      words += ' first'
      await expect.poll(() => titleIn(lake, id), slowly).toBe(words)
    }
    await context.setOffline(true)
    await typeFor5Seconds(title)
    words += fiveSeconds
    await expect(unsaved(page)).toBeVisible()
    await expect(title).toBeEditable()
    await expect(title).toHaveValue(words)

    await context.setOffline(false)
    await title.pressSequentially(' and after')
    words += ' and after'
    await expect.poll(() => titleIn(lake, id), slowly).toBe(words)
    await expect(unsaved(page)).toBeHidden()
    await expect(title).toHaveValue(words)
    await context.close()
    await remove(lake, id)
  })
}

test('a page that was closed without a line has its words when it is opened again, unless somebody wrote there', async ({
  product: { lake },
  browser,
}) => {
  const { id, title: before } = await ownPage(lake, 'closed')
  const { context, page, title } = await open(browser, lake, { user: 'marketer', id })
  const path = fieldInput(page, 'path')
  await context.setOffline(true)
  await title.pressSequentially(' mine')
  await path.press('End')
  await path.pressSequentially('-mine')
  await expect(unsaved(page)).toBeVisible()
  // Chromium gives a page that closes its line back for some milliseconds, in which it would save.
  await page.evaluate(() => {
    globalThis.fetch = () => Promise.reject(new TypeError('No line'))
    XMLHttpRequest.prototype.send = () => undefined
  })
  await page.close()

  await lake.client().patch(id).set({ title: 'Somebody else was here' }).commit()
  await context.setOffline(false)
  const again = await context.newPage()
  await holdSession(again, lake, 'marketer')
  await openForm(again, lake, `pages;en;all;${id}`)
  await expect(again.getByText('What you typed here before it was saved is back.')).toBeVisible()
  await expect(fieldInput(again, 'path')).toHaveValue('/j10-closed-mine')
  await expect(fieldInput(again, 'title')).toHaveValue('Somebody else was here')
  const offer = again.getByTestId('kept-conflict')
  await expect(offer).toContainText(`${before} mine`)
  await offer.getByRole('button', { name: 'Use mine: Title' }).click()
  await expect(offer).toBeHidden()
  await expect(fieldInput(again, 'title')).toHaveValue(`${before} mine`)
  await expect.poll(() => titleIn(lake, id), slowly).toBe(`${before} mine`)
  await context.close()
  await remove(lake, id)
})

test('a browser that stores nothing keeps the words in the page, also of a form that is closed', async ({
  product: { lake },
  browser,
}) => {
  const { id, title: before } = await ownPage(lake, 'unstored')
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } })
  const page = await context.newPage()
  await holdSession(page, lake, 'marketer')
  await page.addInitScript(() => {
    const key = '__studio_auth_token_local'
    const own = window.localStorage
    // The session is there; nothing else is taken.
    Storage.prototype.setItem = (name, value) => {
      if (name !== key) throw new DOMException('The storage is full', 'QuotaExceededError')
      own[key] = value
    }
  })
  await openForm(page, lake, `pages;en;all;${id}`)
  const title = fieldInput(page, 'title')
  await expect(title).toBeEditable()
  await title.press('End')
  await context.setOffline(true)
  await title.pressSequentially(' mine')
  await expect(page.getByText('kept only in this page')).toBeVisible()
  await page.getByTestId('document-list-pane').getByText('About', { exact: true }).click()
  // Without a line the other form does not come, but this one is gone.
  await expect(title).toBeHidden()

  await context.setOffline(false)
  await page.goBack()
  await expect(title).toHaveValue(`${before} mine`)
  await expect.poll(() => titleIn(lake, id), slowly).toBe(`${before} mine`)
  await context.close()
  await remove(lake, id)
})

test('two people in one form see each other’s words and lose none of their own', async ({
  product: { lake },
  browser,
}) => {
  const { id, title: before } = await ownPage(lake, 'together')
  const one = await open(browser, lake, { user: 'marketer', id })
  const other = await open(browser, lake, { user: 'compliance-1', id })
  const otherPath = fieldInput(other.page, 'path')
  await otherPath.press('End')
  await Promise.all([
    one.title.pressSequentially(' by one of them'),
    otherPath.pressSequentially('-and-by-the-other'),
  ])
  const words = `${before} by one of them`
  const address = '/j10-together-and-by-the-other'
  for (const { page } of [one, other]) {
    await expect(fieldInput(page, 'title')).toHaveValue(words)
    await expect(fieldInput(page, 'path')).toHaveValue(address)
  }
  await expect.poll(() => titleIn(lake, id), slowly).toBe(words)
  await expect(one.page.locator('[data-ui=Avatar][aria-label="Compliance 1"]').first()).toBeVisible()

  // In the same field each is told of the other before they write over one another.
  const otherTitle = fieldInput(other.page, 'title')
  await otherTitle.click()
  await expect(one.page.getByText('Compliance 1 is in this field too.')).toBeVisible()
  await expect(other.page.getByText('Marketer is in this field too.')).toBeVisible()
  await otherPath.click()
  await expect(one.page.getByText('Compliance 1 is in this field too.')).toBeHidden()

  // One of them has no line for a while: both go on, and both have all of it afterwards.
  await one.context.setOffline(true)
  await one.title.pressSequentially(' alone')
  await otherPath.pressSequentially('-alone')
  await expect(unsaved(one.page)).toBeVisible()
  await one.context.setOffline(false)
  for (const { page } of [one, other]) {
    await expect(fieldInput(page, 'title')).toHaveValue(`${words} alone`)
    await expect(fieldInput(page, 'path')).toHaveValue(`${address}-alone`)
  }
  await one.context.close()
  await other.context.close()
  await remove(lake, id)
})

test('the lake is killed while somebody types', async ({ browser }) => {
  const running = await startProduct()
  try {
    const product = productAt(running.place)
    const { lake } = product
    const { id, title: before } = await ownPage(lake, 'killed')
    const { page, title } = await open(browser, lake, { user: 'marketer', id })
    const first = product.pidOf('lake')
    const typing = title.pressSequentially(' while the lake was killed, and no letter of it is gone', {
      delay: 100,
    })
    if (first !== undefined) process.kill(first, 'SIGKILL')
    await expect(unsaved(page)).toBeVisible()
    await typing
    const words = `${before} while the lake was killed, and no letter of it is gone`
    await expect(title).toHaveValue(words)
    await expect.poll(() => product.pidOf('lake')).not.toBe(first)
    await expect(unsaved(page)).toBeHidden({ timeout: 60_000 })
    await title.pressSequentially('!')
    await expect.poll(() => titleIn(lake, id), slowly).toBe(`${words}!`)
    await expect(title).toHaveValue(`${words}!`)
  } finally {
    await running.stop()
  }
})
