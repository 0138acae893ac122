import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect } from 'vitest'
import { runProgram } from '#tests/support/process.ts'
import { caughtUp } from '#tests/support/site/figures.ts'
import { writeToken } from '#tests/support/lake/lake.ts'
import type { TestSite } from '#tests/support/site/site.ts'
import { test as it } from '#tests/support/site/worker-site.ts'

let site: TestSite
let folder = ''

it.beforeAll(async ({ site: given }) => {
  site = given
  folder = await mkdtemp(join(tmpdir(), 'halyard-redirects-'))
}, 600_000)

it.afterAll(() => rm(folder, { recursive: true, force: true }))

const ask = (path: string) => fetch(`${site.url}${path}`, { redirect: 'manual' })
const redirect = (key: string, from: string, to: string, permanent: boolean) =>
  site.client.createOrReplace({ _id: `redirect-test-${key}`, _type: 'redirect', from, to, permanent })

/** Runs `npm run redirects` on a list of these rows. */
const command = async (args: readonly string[], rows: readonly string[]) => {
  const file = join(folder, 'list.csv')
  await writeFile(file, rows.join('\r\n'))
  const { code, output } = await runProgram(['scripts/redirects/cli.ts', ...args, file], {
    LAKE_URL: site.lake.url,
    SITE_URL: site.url,
    SANITY_API_WRITE_TOKEN: writeToken,
  })
  return { code, lines: output.trim().split('\n') }
}

describe('a redirect of the Studio', () => {
  it('works at once, in the language asked for, keeping the query, and ends when it is taken back', async () => {
    expect((await ask('/old-intro')).status).toBe(404)
    await redirect('intro', '/old-intro', '/about/intro', true)
    await caughtUp(site.lake)
    const answers = await Promise.all(
      ['/old-intro?utm_source=a', '/de/old-intro', '/old-intro?hl=pl'].map((path) => ask(path)),
    )
    expect(
      answers.map(({ status, headers }) => [status, headers.get('location')?.replace(site.url, '')]),
    ).toEqual([
      [308, '/about/intro?utm_source=a'],
      [308, '/de/about/intro'],
      [307, '/pl/about/intro'],
    ])
    await site.client.delete('redirect-test-intro')
    await caughtUp(site.lake)
    expect((await ask('/old-intro')).status).toBe(404)
  })

  it('never hides a page, and is refused where it would lead to an address without one', async () => {
    await redirect('page', '/about/intro', '/more/legal', false)
    await expect(redirect('void', '/old-void', '/no-such-page', false)).rejects.toThrow(/\/no-such-page/)
    await caughtUp(site.lake)
    expect((await ask('/about/intro')).status).toBe(200)
    expect((await ask('/old-void')).status).toBe(404)
    await site.client.delete('redirect-test-page')
  })
})

describe('a list of old addresses', () => {
  const good = [
    'Von;Nach;dauerhaft',
    'https://www.old.example/de/Ueber-Uns.html;/de/about;ja',
    '/index.php?id=12;/fees;',
    '/first;/second;',
    '/second;/about/intro;nein',
  ]

  it('is judged without a change, then published, and then leads everywhere in one hop', async () => {
    const dry = await command(['import', '--dry-run'], good)
    expect(dry.lines.at(-1)).toBe('4 rows: 4 to make, 0 there already, 0 left out')
    const before = await command(['check'], good)
    expect([before.code, before.lines.at(-1)]).toEqual([
      1,
      '4 rows: 0 lead where they should in one hop, 4 do not',
    ])
    expect(before.lines[1]).toBe('row 3: /index.php?id=12 → /fees: the site answers 404')

    const made = await command(['import'], good)
    expect([made.code, made.lines.at(-1)]).toEqual([0, '4 rows: 4 published, 0 there already, 0 left out'])
    expect(made.lines).toContain('row 4: /first → /about/intro: Will be made')
    await caughtUp(site.lake)
    expect(await command(['check'], good)).toEqual({
      code: 0,
      lines: ['4 rows: 4 lead where they should in one hop, 0 do not'],
    })
    const answers = await Promise.all(['/de/ueber-uns.html', '/first', '/second'].map(ask))
    expect(
      answers.map(({ status, headers }) => [status, headers.get('location')?.replace(site.url, '')]),
    ).toEqual([
      [308, '/de/about'],
      [308, '/about/intro'],
      [307, '/about/intro'],
    ])
    const again = await command(['import'], good)
    expect([again.code, again.lines.at(-1)]).toEqual([0, '4 rows: 0 published, 4 there already, 0 left out'])
  }, 120_000)

  it('loses no row for another, and names each that is left out', async () => {
    const { code, lines } = await command(
      ['import'],
      ['from,to', '/odd one,/about', '/fees,/about', '/sound,/about', '/lost,/no-such-page'],
    )
    expect(code).toBe(1)
    expect(lines.at(-1)).toBe('4 rows: 1 published, 0 there already, 3 left out')
    expect(lines[3]).toBe('row 5: /lost → /no-such-page: Left out: nothing is published at /no-such-page.')
    await caughtUp(site.lake)
    expect((await ask('/sound')).headers.get('location')).toContain('/about')
  }, 60_000)

  it('that is none is refused in one sentence', async () => {
    const { code, lines } = await command(['import'], ['page,visits', 'home,12'])
    expect([code, lines.length]).toEqual([1, 1])
    expect(lines[0]).toMatch(/^list\.csv has no columns named from and to/)
  })
})
