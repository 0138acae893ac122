import { ageProof } from '#tests/support/lake/age-proof.ts'
import { demoPassword } from '#tests/support/lake/lake.ts'
import { expect, test } from '#tests/support/product/journey.ts'
import { signInAs } from '#tests/support/broker/sign-in.ts'
import { shoot } from '#tests/support/site/shoot.ts'
import { chooseAction } from '#tests/support/studio/choose-action.ts'
import { peopleOf } from '#tests/support/studio/people-of.ts'
import { askFor, openReview, signNow } from '#tests/support/studio/review-as.ts'
import { goThrough, goThroughAndSign } from '#tests/support/studio/sign-as.ts'
import { axeFindings } from '#tests/support/studio/studio-axe.ts'
import { openForm, write } from '#tests/support/studio/studio.ts'

/** J1: what was asked for is sent back, mended, signed with a password typed once more, and withdrawn from. */

test.describe.configure({ timeout: 420_000 })

test('a change is sent back with a comment, mended, signed after the password, and the signature withdrawn', async ({
  product,
  browser,
}) => {
  const { lake } = product
  const people = peopleOf(browser, lake)
  const paper = 'legal-leverage-policy'
  try {
    const author = await people.pageOf('marketer')
    await openForm(author, lake, `legal;policy;${paper}`)
    const tab = author.getByTestId('form-view').last().getByRole('tab', { name: 'Version' })
    await tab.click()
    await write(author, 'versionLabel', '7.0')
    await askFor(author, 'The label of the year')

    const first = await people.pageOf('compliance-1')
    await openReview(first, lake.url, 'The label of the year')
    const back = first.getByRole('button', { name: 'Send back' })
    await back.press('Enter')
    await expect(first.getByRole('alert')).toContainText('Write in the comment what must be mended.')
    await first.getByLabel('Comment').fill('The list says 7.1')
    await back.press('Enter')
    const refusal = author.getByTestId('publish-refusal')
    await expect(refusal).toContainText('Compliance 1 sent it back: “The list says 7.1”.')
    await shoot(author, 'sent-back')
    await write(author, 'versionLabel', '7.1')
    await expect(refusal).toContainText('It was changed since then: ask again.')
    await askFor(author, 'As the list says')

    const token = await signInAs(lake.url, 'compliance-1')
    ageProof({ dataDir: product.folder }, token, 20)
    const late = await people.pageOf('compliance-1', {}, token)
    await openReview(late, lake.url, 'As the list says')
    await late.getByLabel('Comment').fill('As in the list')
    await goThroughAndSign(late)
    const dialog = late.getByRole('dialog', { name: 'Is it you?' })
    await expect(dialog.getByLabel('Password')).toBeFocused()
    expect(await axeFindings(late, '[data-testid="proof"]')).toEqual([])
    await dialog.getByLabel('Password').fill('not it')
    await late.keyboard.press('Enter')
    await expect(dialog.getByRole('alert')).toContainText('This is not your password.')
    await dialog.getByLabel('Password').fill(demoPassword)
    await late.keyboard.press('Enter')
    await expect(late.getByTestId('approval-stand')).toContainText('Signed by Compliance 1.')
    await expect(late.getByTestId('approvals-told').getByRole('listitem').first()).toContainText(
      'As in the list',
    )

    await late.getByRole('link', { name: 'Open the form' }).press('Enter')
    const withdrawal = await chooseAction(late, 'Withdraw', 'Withdraw from this approval?')
    await withdrawal.getByRole('button', { name: 'Withdraw' }).press('Enter')
    await expect(refusal).not.toContainText('Signed by')

    const second = await people.pageOf('compliance-2')
    await openReview(second, lake.url, 'As the list says')
    await expect(second.getByTestId('told-voided')).toContainText(
      'It no longer counts: Compliance 1 withdrew it.',
    )
    await goThrough(second)
    await signNow(second)
    await expect(second.getByTestId('approval-stand')).toContainText('Signed by Compliance 2.')
  } finally {
    await people.close()
    await lake.client({ perspective: 'raw' }).delete(`drafts.${paper}`)
  }
})
