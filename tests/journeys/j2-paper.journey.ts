import { createHash } from 'node:crypto'
import type { Page } from '@playwright/test'
import { samplePdf } from '#tests/support/files.ts'
import { expect, type Product, test } from '#tests/support/product/journey.ts'
import { expectAtOnce } from '#tests/support/product/at-once.ts'
import { shoot } from '#tests/support/site/shoot.ts'
import { peopleOf } from '#tests/support/studio/people-of.ts'
import { askFor, openReview, signNow } from '#tests/support/studio/review-as.ts'
import { goThrough, signButton, signWords } from '#tests/support/studio/sign-as.ts'
import { axeFindings } from '#tests/support/studio/studio-axe.ts'
import { openForm, writeUnder } from '#tests/support/studio/studio.ts'

/** J2: compliance replaces a paper's file and label; with two signatures the new file stands at the paper's address. */

const slug = 'cookie-policy'
const id = `legal-${slug}`
const words = 'This policy says which cookies this site keeps on your device, and for how long. '.repeat(4)

const hashOf = (bytes: Buffer): string => createHash('sha256').update(bytes).digest('hex')

const printOf = async ({ site }: Product, path: string): Promise<string> => {
  const answer = await fetch(`${site.url}${path}`)
  expect(answer.status, path).toBe(200)
  return hashOf(Buffer.from(await answer.arrayBuffer()))
}

/** How many English files of the paper visitors got so far: the newest has this number. */
const versionsOf = async ({ site }: Product): Promise<number> => {
  for (let number = 1; ; number += 1) {
    const answer = await fetch(`${site.url}/legal/${slug}/${number}.en.pdf`)
    await answer.body?.cancel()
    if (answer.status === 404) return number - 1
  }
}

/** Puts another English file in the place of the one that the form shows. */
async function replaceFile(page: Page, { lake }: Product, name: string, buffer: Buffer): Promise<void> {
  const field = page.getByTestId('field-file')
  await field.getByTestId('options-menu-button').first().click({ timeout: 30_000 })
  const chosen = page.waitForEvent('filechooser')
  await page.getByText('Upload', { exact: true }).click()
  await (await chosen).setFiles({ name, mimeType: 'application/pdf', buffer })
  // Twice while it is on its way: in the line of progress, too.
  await expect(field.getByText(name).first()).toBeVisible({ timeout: 30_000 })
  const query = '*[_id == $id][0].file[language == "en"][0].value.asset->sha1hash'
  const stored = () => lake.client({ perspective: 'raw' }).fetch<string>(query, { id: `drafts.${id}` })
  await expect.poll(stored, { timeout: 60_000 }).toBe(createHash('sha1').update(buffer).digest('hex'))
}

test('a paper is replaced with two signatures: the new file at its address, the old one at its own and linked in the library', async ({
  product,
  browser,
}) => {
  const { lake, site } = product
  const people = peopleOf(browser, lake)
  const before = await lake.client().getDocument(id)
  const old = await printOf(product, `/legal/${slug}.pdf`)
  const number = await versionsOf(product)
  const file = await samplePdf('Cookie policy', (document) => document.text(words))
  const proposed = hashOf(file)
  try {
    const author = await people.pageOf('marketer')
    await openForm(author, lake, `legal;policy;${id}`)
    await replaceFile(author, product, 'cookie-policy-9.pdf', file)
    await writeUnder(author, 'Version', 'versionLabel', '9.0')
    await askFor(author, 'The policy of the new year')

    const first = await people.pageOf('compliance-1')
    await openReview(first, lake.url, 'The policy of the new year')
    const changed = first.getByTestId('approval-changes')
    await expect(changed.getByTestId('file-hash').last()).toHaveText(`SHA-256 ${proposed}`)
    await expect(first.getByTestId('place-list')).toContainText('9.0')
    expect(await axeFindings(first, '[data-testid="approvals"]')).toEqual([])
    // However far the comparison was read, the file was not: its part is named, with the way to it.
    await expect(signButton(first)).toBeDisabled()
    await expect(first.getByTestId('approval-remaining')).toContainText('PDF')
    await goThrough(first)
    await signNow(first)
    await expect(first.getByTestId('approval-stand')).toContainText('Signed by Compliance 1.')
    expect(await printOf(product, `/legal/${slug}.pdf`)).toBe(old)
    // Another file under the same name voids the signature, and is seen by its bytes.
    const other = await samplePdf('Cookie policy', (document) =>
      document.text(`${words} Nothing else is kept.`),
    )
    await replaceFile(author, product, 'cookie-policy-9.pdf', other)
    await expect(first.getByTestId('approval-stand')).toContainText('so that signature no longer counts')
    await expect(changed.getByTestId('file-hash').last()).toHaveText(`SHA-256 ${hashOf(other)}`)
    await shoot(first, 'voided')
    await replaceFile(author, product, 'cookie-policy-9.pdf', file)
    await expect(first.getByTestId('approval-stand')).toContainText('Signed by Compliance 1.')

    const second = await people.pageOf('compliance-2', { width: 390, height: 844, locale: 'de-DE' })
    await openReview(second, lake.url, 'The policy of the new year', 'de')
    await goThrough(second, signWords.de)
    const signedAt = await signNow(second, signWords.de)
    await expect
      .poll(() => printOf(product, `/legal/${slug}.pdf`), { intervals: [50], timeout: 20_000 })
      .toBe(proposed)
    expectAtOnce('the new file', Date.now() - signedAt)

    // Each version at an address of its own, and the one before linked where the paper is listed.
    expect(await printOf(product, `/legal/${slug}/${number}.en.pdf`)).toBe(old)
    expect(await printOf(product, `/legal/${slug}/${number + 1}.en.pdf`)).toBe(proposed)
    const visitor = await people.pageOf('marketer')
    await visitor.goto(`${site.url}/more/legal`)
    const row = visitor
      .getByRole('row')
      .filter({ has: visitor.getByRole('rowheader', { name: /Cookie policy/ }) })
    await expect(row).toContainText('9.0')
    const label = String(before?.['versionLabel'])
    const earlier = row.getByRole('link', {
      name: new RegExp(`^Earlier version ${label.replaceAll('.', '\\.')}`),
    })
    await expect(earlier).toHaveAttribute('href', `/legal/${slug}/${number}.en.pdf`)
    await expect(earlier).toContainText(/20\d\d/)
  } finally {
    await people.close()
  }
})
