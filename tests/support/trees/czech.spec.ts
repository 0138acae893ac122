import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { signInAs } from '#tests/support/broker/sign-in.ts'
import { root } from '#tests/support/process.ts'
import { startTestSite, type TestSite } from '#tests/support/site/site.ts'

/** Runs in a copy of the tree that has Czech, with the words and pages of English (add-language.contract.ts). */
let site: TestSite

beforeAll(async () => {
  site = await startTestSite()
}, 900_000)
afterAll(() => site.stop())

it('serves pages under the prefix, in their language', async () => {
  for (const path of ['/cs', '/cs/fees']) {
    const html = await site.text(path)
    expect(html).toContain('<html lang="cs"')
    expect(html).toMatch(new RegExp(`<link rel="canonical" href="[^"]*${path}"`))
  }
})

it('is offered by every page, to readers and to search engines', async () => {
  for (const path of ['/fees', '/de/fees', '/cs/fees']) {
    const html = await site.text(path)
    expect(html).toMatch(/<link rel="alternate" hreflang="cs" href="[^"]*\/cs\/fees"/i)
    expect(html).toMatch(/<a [^>]*href="\/cs\/fees"[^>]*>Čeština</)
  }
  expect(await site.text('/sitemap.xml')).toMatch(/hreflang="cs" href="[^"]*\/cs\/fees"/)
  expect(await site.text('/locales/cs/login.json')).toBe(await site.text('/locales/en/login.json'))
})

it('has a translator, who edits its texts alone', async () => {
  const { lake } = site
  const client = lake.client({ token: await signInAs(lake.url, 'translator-cs') })
  const me: unknown = await client.request({ url: '/users/me' })
  expect(me).toMatchObject({ role: 'translator', language: 'cs', roles: [{ title: 'Translator (Czech)' }] })
  await client.create({ _id: 'drafts.page-cs-new', _type: 'page', language: 'cs', title: 'Nová' })
  const german = client.create({ _id: 'drafts.page-de-new', _type: 'page', language: 'de', title: 'Neu' })
  await expect(german).rejects.toMatchObject({ statusCode: 403 })
})

it('is in the Studio’s list of languages', () => {
  const folder = join(root, 'studio', 'dist', 'static')
  const scripts = readdirSync(folder).filter((name) => name.endsWith('.js'))
  expect(scripts.some((name) => readFileSync(join(folder, name), 'utf8').includes('Čeština'))).toBe(true)
})
