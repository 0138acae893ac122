import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect } from '@playwright/test'
import type login from '#locales/en/login.json'
import { faultyForms, type FormFault, formFaults, lateFault } from '#tests/support/site/form-faults.ts'
import { root } from '#tests/support/process.ts'
import type { TestSite } from '#tests/support/site/site.ts'
import { test } from '#tests/support/site/site-test.ts'
import { localeIds, localePath } from '#locales/table.ts'
import { goTo } from '#tests/support/site/visitor.ts'

/**
 * Every form against every way an answer can be bad (requirements H1, H2, E9): the message
 * of the status table shows in the visitor's language, nothing typed is lost, and the form can be sent again.
 */

const faults: FormFault[] = [...Object.values(formFaults).flat(), lateFault]

const table = (locale: string, name: string): unknown =>
  JSON.parse(readFileSync(join(root, 'locales', locale, `${name}.json`), 'utf8'))
const isWords = (value: unknown): value is typeof login =>
  typeof value === 'object' && value !== null && 'partner' in value && 'login' in value
const sentences = (value: unknown): Map<string, unknown> => new Map(Object.entries(value ?? {}))

// One site for all: what fails one case for a common reason would fail each of the others as slowly.
test.describe.configure({ mode: 'serial' })

let site: TestSite

test.beforeAll(({ site: running }) => {
  site = running
})

for (const code of Object.keys(faultyForms)) {
  for (const locale of localeIds) {
    const form = faultyForms[code]
    if (!form) continue
    test(`G4 H1 H2 ${code} in ${locale}: every fault`, async ({ browser }) => {
      test.setTimeout(60_000 + faults.length * 30_000)
      const words = table(locale, 'login')
      if (!isWords(words)) throw new Error('no words')
      const context = await browser.newContext({ viewport: { width: 390, height: 844 } })
      await context.addCookies([
        { name: 'hl', value: locale, url: site.url },
        { name: 'isAccept', value: '0', url: site.url },
      ])
      const page = await context.newPage()
      const errors: string[] = []
      page.on('pageerror', (error) => errors.push(error.message))
      for (const [before, dt] of Object.entries(form.before)) {
        await page.route(`**/api/m/v1/${before}`, (route) =>
          route.fulfill({ json: { res: 1, code: 0, msg: '', dt } }),
        )
      }
      await goTo(page, `${site.url}${localePath(locale, form.path)}`)
      // The first button of a form is enabled once the page answers.
      await expect(page.locator('main button[type=submit]').first()).toBeEnabled()
      await form.fill(page, words)
      for (const fault of faults) {
        await page.route(`**/api/m/v1/${code}`, (route) => fault.answer(route))
        await form.send(page, words)
        const expected = sentences(table(locale, 'status')).get(fault.row)
        await expect(form.message(page), fault.name).toHaveText(String(expected), { timeout: 30_000 })
        for (const [name, value] of Object.entries(form.kept)) {
          await expect(page.locator(`[name="${name}"]`), `${name} after ${fault.name}`).toHaveValue(value)
        }
        await expect(page.locator('[aria-busy]')).toHaveCount(0)
        await form.settle?.(page, words)
        await page.unroute(`**/api/m/v1/${code}`)
      }
      expect(errors).toEqual([])
      await context.close()
    })
  }
}
