import { describe, expect } from 'vitest'
import { rawRequest } from '#tests/support/raw-request.ts'
import { caughtUp } from '#tests/support/site/figures.ts'
import type { TestSite } from '#tests/support/site/site.ts'
import { test as it } from '#tests/support/site/worker-site.ts'

let site: TestSite

/** Addresses of an earlier site, as an editor writes them, to a page each. */
const moved: readonly (readonly [from: string, to: string])[] = [
  ['/Old-Page', '/fees'],
  ['/products/cfds.html', '/trading'],
  ['/index.php', '/trading'],
  ['/index.php?id=12', '/fees'],
  ['/über-uns', '/about/why'],
  ['/%C3%BCber-die-firma', '/about/why'],
  ['/a_b/c.d', '/fees'],
  ['/old-paper/', '/fees'],
  ['/legal/old-terms.pdf', '/more/legal'],
]

it.beforeAll(async ({ site: given }) => {
  site = given
  const transaction = site.client.transaction()
  for (const [at, [from, to]] of moved.entries())
    transaction.createOrReplace({ _id: `moved-${at}`, _type: 'redirect', from, to, permanent: true })
  await transaction.commit()
  await caughtUp(site.lake)
}, 600_000)

const visitor = { 'accept-language': 'en' }

/** The status, and the address it leads to; by hand, since a client would write the address in its own way first. */
const ask = async (path: string): Promise<string> => {
  const { status, headers } = await rawRequest(site.url, path, visitor)
  const to = headers['location']
  return typeof to === 'string' ? `${status} ${to.replace(site.url, '')}` : String(status)
}

describe('an old address', () => {
  it.each([
    ['/Old-Page', '308 /fees'],
    ['/old-page', '308 /fees'],
    ['/OLD-PAGE', '308 /fees'],
    ['/de/Old-Page', '308 /de/fees'],
    ['/DE/old-page', '308 /de/fees'],
    ['/old-page?utm_source=letter', '308 /fees?utm_source=letter'],
    ['/products/cfds.html', '308 /trading'],
    ['/Products/CFDs.html', '308 /trading'],
    ['/index.php?id=12', '308 /fees'],
    ['/index.php?id=12&utm_source=letter', '308 /fees?utm_source=letter'],
    ['/index.php?id=13', '308 /trading?id=13'],
    ['/%C3%BCber-uns', '308 /about/why'],
    ['/%C3%9Cber-uns', '308 /about/why'],
    ['/%C3%BCber-die-firma', '308 /about/why'],
    ['/a_b/c.d', '308 /fees'],
    ['/old-paper', '308 /fees'],
    ['/legal/old-terms.pdf', '308 /more/legal'],
    ['/pl/legal/Old-Terms.pdf', '308 /pl/more/legal'],
    ['/Trading/Forex/EURUSD', '308 /trading/forex/eurusd'],
    ['/PL/Fees', '308 /pl/fees'],
    ['/old-page/', '308 /fees'],
    ['/Fees/', '308 /fees'],
    ['/fees/', '308 /fees'],
    ['/de/', '308 /de'],
    ['//fees', '308 /fees'],
    ['/about//why', '308 /about/why'],
    ['/de/Fees/', '308 /de/fees'],
    ['/nowhere-at-all.html', '404'],
  ])('%s is answered with %s, in one hop', async (address, answer) => {
    expect(await ask(address)).toBe(answer)
  })
})
