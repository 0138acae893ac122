import { describe, expect } from 'vitest'
import { programTexts } from '#locales/resources.ts'
import { caughtUp } from '#tests/support/site/figures.ts'
import type { TestSite } from '#tests/support/site/site.ts'
import { test as it } from '#tests/support/site/worker-site.ts'

let site: TestSite

it.beforeAll(async ({ site: given }) => {
  site = given
}, 600_000)

/** Publishes words for a text; resolves when the site has heard of it, however busy the machine is. */
const publish = async (key: string, value: string): Promise<void> => {
  await site.client.createOrReplace({
    _id: 'interface-pl-login',
    _type: 'interfaceText',
    language: 'pl',
    namespace: 'login',
    overrides: [{ _key: 'a', _type: 'override', key, value }],
  })
  await caughtUp(site.lake)
}

describe('a text of the interface that editors have published (requirements C4, J4)', () => {
  const own = programTexts.pl.login.register

  it('stands on the very next page and in the file for scripts, in its language alone', async () => {
    expect(await site.text('/pl')).toContain(`>${own}<`)
    for (const words of ['Otwórz rachunek', 'Załóż rachunek']) {
      await publish('register', words)
      const [page, file] = await Promise.all([site.text('/pl'), site.text('/locales/pl/login.json')])
      expect([page.includes(`>${words}<`), page.includes(`>${own}<`)]).toEqual([true, false])
      expect(JSON.parse(file)).toEqual({ ...programTexts.pl.login, register: words })
      expect((await site.text('/de')).includes(words)).toBe(false)
    }
    expect(JSON.parse(await site.text('/locales/en/login.json'))).toEqual(programTexts.en.login)
  })

  it('is there again after a restart', async () => {
    await site.stopSite()
    await site.startSite()
    expect((await site.text('/pl')).includes('>Załóż rachunek<')).toBe(true)
  })

  it('gives way to the program’s when it is taken back', async () => {
    await site.client.delete('interface-pl-login')
    await caughtUp(site.lake)
    expect((await site.text('/pl')).includes(`>${own}<`)).toBe(true)
    expect(JSON.parse(await site.text('/locales/pl/login.json'))).toEqual(programTexts.pl.login)
  })

  it('is refused with its reason when it cannot stand there', async () => {
    await expect(publish('register', '<b>Konto</b>')).rejects.toThrow('Write plain words')
    await expect(publish('register', 'Konto {{brand}}')).rejects.toThrow('double braces')
    await expect(publish('no.such.key', 'Konto')).rejects.toThrow('no text with this key')
    expect((await site.text('/pl')).includes(`>${own}<`)).toBe(true)
  })
})
