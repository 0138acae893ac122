import { isSweep } from '#tests/support/sample.ts'
import { expect, test } from '#tests/support/product/journey.ts'
import { approvalsOf } from '#tests/support/lake/approvals.ts'
import { peopleOf } from '#tests/support/studio/people-of.ts'
import { openReview } from '#tests/support/studio/review-as.ts'
import { goThrough, signButton } from '#tests/support/studio/sign-as.ts'

/** J1: of whatever regulated type a change is, its pages can be looked through to their end, at a desk and on a phone. */

test.describe.configure({ timeout: 420_000 })

const textInLanguage = /("language":"(?:en|de|pl)"[^{}]*?"value":")([^"\\]+)"/g

/** A document with a word more in its first text, in every language. */
function reworded(document: unknown): Record<string, unknown> {
  let left = 3
  const text = JSON.stringify(document).replace(
    textInLanguage,
    (all: string, before: string, words: string) => {
      left -= 1
      return left < 0 ? all : `${before}${words} II"`
    },
  )
  const changed: unknown = JSON.parse(text)
  if (typeof changed !== 'object' || changed === null) throw new Error('there is no such document')
  return { ...changed }
}

/** Every regulated type that has a page, where visitors see it; `approvalPolicy` has none. */
const types = ['entity', 'legalDocument', 'banner', 'instrument', 'contact', 'menu'] as const

// The way is the same for all; a sweep walks it for each.
for (const type of isSweep ? types : types.slice(0, 1)) {
  test(`a change of a document of type ${type} can be looked through and signed`, async ({
    product,
    browser,
  }) => {
    const { lake } = product
    const approvals = approvalsOf(lake)
    const people = peopleOf(browser, lake)
    const raw = lake.client({ perspective: 'raw' })
    const found = await lake
      .client()
      .fetch<{ _id: string } | null>(
        '*[_type == $type && !(slug in ["cookie-policy"])] | order(_id asc)[0]',
        { type },
      )
    const id = found?._id ?? `${type}-of-the-journey`
    const content = found ?? {
      _type: type,
      kind: 'trading',
      title: ['en', 'de', 'pl'].map((language) => ({ _key: language, language, value: 'New hours' })),
      buttonLabel: ['en', 'de', 'pl'].map((language) => ({ _key: language, language, value: 'Register' })),
      riskFormat: 'C',
    }
    const { _rev, _createdAt, _updatedAt, ...draft } = reworded({ ...content, _id: `drafts.${id}` })
    try {
      await raw.createOrReplace({ ...draft, _id: `drafts.${id}`, _type: type })
      const asked = await approvals.ask('marketer', id, { reason: `Of the type ${type}.` })
      expect(asked.status, await asked.text()).toBe(200)
      const page = await people.pageOf('compliance-1')
      await openReview(page, lake.url, `Of the type ${type}.`)
      await goThrough(page)
      const places = page.getByTestId('place-list').getByRole('listitem')
      const before = await places.count()
      await page.getByRole('button', { name: 'Desktop' }).press('Enter')
      await expect(page.locator('iframe').last()).toHaveAttribute('width', '1280')
      expect(await places.count()).toBe(before)
      for (const language of ['Deutsch', 'Polski']) {
        await page.getByRole('button', { name: new RegExp(`^${language}`) }).press('Enter')
        await expect(page.getByTestId('page-changes')).toBeVisible({ timeout: 60_000 })
      }
      await page.setViewportSize({ width: 390, height: 844 })
      await expect(signButton(page)).toBeEnabled()
    } finally {
      await people.close()
      await raw.delete(`drafts.${id}`)
    }
  })
}
