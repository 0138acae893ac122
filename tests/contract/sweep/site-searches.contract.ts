import { describe, expect } from 'vitest'
import { localeIds } from '#locales/table.ts'
import type { TestSite } from '#tests/support/site/site.ts'
import { test as it } from '#tests/support/site/worker-site.ts'

let site: TestSite
it.beforeAll(async ({ site: given }) => {
  site = given
}, 600_000)

const timed = async (path: string, address: string) => {
  const before = performance.now()
  const response = await fetch(`${site.url}${path}`, { headers: { 'x-forwarded-for': address } })
  const body = await response.text()
  return { status: response.status, headers: response.headers, body, ms: performance.now() - before }
}
const longest = (answers: readonly { ms: number }[]) => Math.max(...answers.map(({ ms }) => ms))

describe('a flood from one address (quality 9)', () => {
  it('of 120 long searches is refused past its share, as a page in the visitor’s language', async () => {
    const words = Array.from({ length: 1_200 }, (_, at) => `trad${at % 26}`).join(' ')
    const done = { searches: 0 }
    const flood = Promise.all(
      Array.from({ length: 120 }, (_, at) =>
        timed(`/${localeIds[1 + (at % 2)]}/search?q=${words}`, '203.0.113.5').then((answer) => {
          if (answer.status === 200) done.searches += 1
          return answer
        }),
      ),
    )
    const meanwhile = async (path: string, address: string) => {
      const before = done.searches
      return { ...(await timed(path, address)), searches: done.searches - before }
    }
    const read = []
    for (let count = 0; count < 10; count += 1) read.push(await meanwhile('/fees', '203.0.113.6'))
    const searched = await meanwhile('/search?q=margin', '203.0.113.7')
    const answers = await flood
    const most = Math.max(...read.map(({ searches }) => searches))
    console.info(
      `120 searches of 7 kB: ${answers.filter(({ status }) => status === 200).length} answered; ` +
        `a page meanwhile took ${Math.round(longest(read))} ms and ${most} searches at most, ` +
        `somebody else's search ${Math.round(searched.ms)} ms and ${searched.searches} searches`,
    )
    expect(read.every(({ status }) => status === 200)).toBe(true)
    expect(searched.status).toBe(200)
    // Counted in searches that came first, whatever the machine has to do beside: before, it was all of them.
    expect(most).toBeLessThan(40)
    expect(searched.searches).toBeLessThan(40)
    const refused = answers.filter(({ status }) => status === 429)
    expect(refused.length).toBeGreaterThanOrEqual(60)
    for (const { headers } of refused) {
      expect(Number(headers.get('retry-after'))).toBeGreaterThan(0)
      expect(headers.get('cache-control')).toBe('no-store')
    }
    // Ten a minute are whole pages; a flood of them would be dear as well.
    const pages = refused.filter(({ headers }) => headers.get('content-type')?.startsWith('text/html'))
    expect(pages).toHaveLength(10)
    for (const { body } of pages) {
      expect(body).toMatch(/<html lang="(?:de|pl)"/)
      expect(body).toMatch(/<h1[^>]*>(?:Zu viele Anfragen|Zbyt wiele zapytań)/)
      expect(body).toContain('<aside class="risk"')
    }
  }, 120_000)
})
