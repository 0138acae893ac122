import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect } from '@playwright/test'
import type login from '#locales/en/login.json'
import { faultyForms, type FormFault, formFaults, lateFault } from '#tests/support/site/form-faults.ts'
import { pairwise, randomOf } from '#tests/support/pairwise.ts'
import { root } from '#tests/support/process.ts'
import type { TestSite } from '#tests/support/site/site.ts'
import { test } from '#tests/support/site/site-test.ts'
import { localeIds, localePath } from '#locales/table.ts'
import { goTo } from '#tests/support/site/visitor.ts'
import { isSweep, seed } from '#tests/support/sample.ts'

/**
 * Every form against every way an answer can be bad (requirements H1, H2, E9): the message
 * of the status table shows in the visitor's language, nothing typed is lost, and the form can be sent again.
 * A quarter of a sample in which every pair of form, class of fault and language occurs, by the seed; all of them in a
 * sweep.
 */

const classes = Object.keys(formFaults)
const random = randomOf(seed)

const faultsOf = (name: string): FormFault[] =>
  Object.entries(formFaults).flatMap(([key, faults]) => (key === name ? faults : []))
const oneOf = (faults: readonly FormFault[]) => faults.slice(Math.floor(random() * faults.length))[0]

const cases = isSweep
  ? Object.keys(faultyForms).flatMap((form) =>
      localeIds.flatMap((locale) =>
        [...classes.flatMap(faultsOf), lateFault].map((fault) => ({ form, locale, fault })),
      ),
    )
  : pairwise({ form: Object.keys(faultyForms), kind: classes, locale: localeIds }, seed).flatMap(
      ({ form, kind, locale }, at) => {
        const fault = at % 4 === seed % 4 ? oneOf(faultsOf(kind)) : undefined
        return fault ? [{ form, locale: localeIds.find((id) => id === locale) ?? 'en', fault }] : []
      },
    )

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
    const mine = cases.filter((one) => one.form === code && one.locale === locale)
    const form = faultyForms[code]
    if (mine.length === 0 || !form) continue
    test(`G4 H1 H2 ${code} in ${locale}: ${mine.map(({ fault }) => fault.name).join(', ')}`, async ({
      browser,
    }) => {
      test.setTimeout(60_000 + mine.length * 30_000)
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
      for (const { fault } of mine) {
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
