import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { localeIds, localePath } from '#locales/table.ts'
import { type LakeProcess, readToken } from '#tests/support/lake/lake.ts'
import { preloaded } from '#tests/support/preload.ts'
import { runProgram } from '#tests/support/process.ts'
import { isSweep } from '#tests/support/sample.ts'
import { askServed } from '#tests/support/served/hand-over.ts'
import {
  missingOf,
  outboxOf,
  recorded,
  sha256Of,
  startVisitors,
  versionsOf,
} from '#tests/support/served/site-record.ts'
import { agreedFigure, publishFigure } from '#tests/support/site/figures.ts'
import { startTestSite, type TestSite } from '#tests/support/site/site.ts'

const routes = ['/', '/fees', '/about/intro', '/trading']
const paths = localeIds.flatMap((locale) => routes.map((route) => localePath(locale, route)))
const figures = isSweep ? [71.25, 68, 80.5, 66.6, 72, 61.75, 77, 69.5, 74] : [71.25, 68, 80.5]
const instants = 200
/** Of the site and of the lake, each so often. */
const kills = isSweep ? 100 : 3

const bytesOf = async (url: string): Promise<Buffer> => {
  const answer = await fetch(url, { redirect: 'manual' })
  expect([url, answer.status]).toEqual([url, 200])
  return Buffer.from(await answer.arrayBuffer())
}

describe('the record of a site', () => {
  let site: TestSite<LakeProcess>
  beforeAll(async () => {
    site = await startTestSite()
  }, 600_000)
  afterAll(() => site?.stop())

  interface Capture {
    path: string
    body: Buffer
    from: number
    until: number
  }

  it(`gives back what visitors got, to the byte, at ${instants} instants`, async () => {
    const captures: Capture[] = []
    for (const figure of figures) {
      await publishFigure(site, figure)
      const taken = await Promise.all(
        paths.map(async (path) => ({ path, body: await bytesOf(`${site.url}${path}`), from: Date.now() })),
      )
      await sleep(300)
      for (const one of taken) {
        const until = Date.now()
        // Drawn anew in between, it has another version of which no visitor saw the beginning.
        const again = await bytesOf(`${site.url}${one.path}`)
        if (again.equals(one.body)) captures.push({ ...one, until })
      }
    }
    await recorded(site)
    expect(captures.length).toBeGreaterThan((figures.length * paths.length) / 2)
    const wrong: string[] = []
    for (let asked = 0; asked < instants; asked += 1) {
      const one = captures[Math.floor(Math.random() * captures.length)]
      if (!one) continue
      const at = new Date(one.from + Math.random() * (one.until - one.from)).toISOString()
      const answer = await askServed(site.lake, one.path, at)
      const body = Buffer.from(await answer.arrayBuffer())
      if (!body.equals(one.body)) wrong.push(`${one.path} at ${at}: ${answer.status}`)
      else expect(answer.headers.get('x-content-sha256')).toBe(sha256Of(body))
    }
    expect(wrong).toEqual([])
  }, 300_000)

  it('knows the headers, the place in the log and the end of a version', async () => {
    await publishFigure(site, 70)
    await bytesOf(`${site.url}/de/fees`)
    await recorded(site)
    const versions = await versionsOf(site.lake, '/de/fees')
    expect(versions.length).toBeGreaterThan(figures.length)
    const [before, last] = versions.slice(-2)
    expect([before?.until, last?.until]).toEqual([last?.from, null])
    expect(last?.contentSequence ?? 0).toBeGreaterThan(before?.contentSequence ?? 0)
  })

  it('has every file of its build that a page names, to the byte', async () => {
    const html = (await bytesOf(`${site.url}/de/fees`)).toString()
    const named = new Set(
      [...html.matchAll(/(?:href|src)="(\/(?:_next\/static|assets)\/[^"?#]+)/g)].map(([, path = '']) => path),
    )
    expect(named.size).toBeGreaterThan(10)
    const { build = '' } = (await versionsOf(site.lake, '/de/fees')).at(-1) ?? {}
    const askFile = (address: string) =>
      fetch(`${site.lake.url}/record/production/served/file?${new URLSearchParams({ build, address })}`, {
        headers: { authorization: `Bearer ${readToken}` },
      })
    await expect.poll(async () => (await askFile('/favicon.ico')).status, { timeout: 60_000 }).toBe(200)
    const different: string[] = []
    for (const address of named) {
      const kept = Buffer.from(await (await askFile(address)).arrayBuffer())
      if (!kept.equals(await bytesOf(`${site.url}${address}`))) different.push(address)
    }
    expect(different).toEqual([])
  })

  it('moves neither the log of the lake nor the site, and is no version for the same bytes', async () => {
    const health = async () => (await (await fetch(`${site.lake.url}/healthz`)).json()).sequence
    await bytesOf(`${site.url}/fees`)
    await recorded(site)
    const [sequence, count] = [await health(), (await versionsOf(site.lake, '/fees')).length]
    await site.stopSite()
    await site.startSite()
    await bytesOf(`${site.url}/fees`)
    await recorded(site)
    expect([await health(), (await versionsOf(site.lake, '/fees')).length]).toEqual([sequence, count])
  })

  it('has nothing of visitors, and no page of their own', async () => {
    const headers = { cookie: 'signedIn=1; Authorization=x; hl=de', 'accept-language': 'pl' }
    for (const path of ['/uc', '/fees?secret=of-a-visitor', '/search?q=of-a-visitor', '/nowhere-at-all'])
      await fetch(`${site.url}${path}`, { headers, redirect: 'manual' })
    await recorded(site)
    for (const path of ['/uc', '/de/uc', '/search', '/nowhere-at-all'])
      expect([path, await versionsOf(site.lake, path)]).toEqual([path, []])
    const answer = await askServed(site.lake, '/fees')
    expect(await answer.text()).not.toContain('of-a-visitor')
  })

  it(
    `lacks nothing that a visitor got, after ${kills} kills of the site and ${kills} of the lake`,
    async () => {
      const visitors = startVisitors(site.url, paths)
      let figure = 50
      const changed = async () => {
        figure += 0.25
        const publish = await agreedFigure(site, figure)
        const before = visitors.received.length
        await publish()
        while (visitors.received.length < before + 3) await sleep(5)
        await sleep(Math.random() * 60)
      }
      for (let at = 0; at < kills; at += 1) {
        await changed()
        await site.stopSite('SIGKILL')
        await site.startSite()
        await changed()
        await site.lake.kill()
        await sleep(Math.random() * 100)
        await site.lake.start()
      }
      await visitors.stop()
      await recorded(site)
      const missing = await missingOf(site.lake, visitors.received)
      const different = new Set(visitors.received.map(({ path, sha256 }) => `${path} ${sha256}`))
      console.log(
        `${2 * kills} kills: ${visitors.received.length} pages received, ${different.size} different`,
      )
      expect(different.size).toBeGreaterThan(2 * kills)
      expect(missing).toEqual([])
      const { code, output } = await runProgram(['lake/cli.ts', 'verify'], { DATA_DIR: site.lake.dataDir })
      expect([code, output]).toEqual([0, expect.stringContaining('no faults')])
    },
    kills * 60_000,
  )
})

describe('the record of a site whose disk is full', () => {
  let site: TestSite<LakeProcess>
  let folder: string
  let full: string
  beforeEach(async () => {
    folder = mkdtempSync(join(tmpdir(), 'halyard-full-'))
    full = join(folder, 'full')
    site = await startTestSite({ env: { ...preloaded('full-disk'), FULL_DISK: full } })
  }, 600_000)
  afterEach(async () => {
    rmSync(folder, { recursive: true, force: true })
    await site?.stop()
  })

  it('goes on from memory: visitors are served, the health says so, the lake has it', async () => {
    writeFileSync(full, '')
    await publishFigure(site, 71.5)
    const body = await bytesOf(`${site.url}/de/fees`)
    await recorded(site)
    expect(await outboxOf(site)).toMatchObject({ ok: false, problem: expect.stringContaining('ENOSPC') })
    expect(site.output()).toContain('the record is not safe')
    const answer = await askServed(site.lake, '/de/fees')
    expect(Buffer.from(await answer.arrayBuffer()).equals(body)).toBe(true)
    rmSync(full)
    await expect.poll(async () => (await outboxOf(site)).ok, { timeout: 20_000 }).toBe(true)
  })

  it('has a gap for what was in memory alone when the site ended, and says that it does not know', async () => {
    await publishFigure(site, 71.5)
    await bytesOf(`${site.url}/de/fees`)
    await recorded(site)
    await site.stopSite('SIGKILL')
    await site.startSite()
    await site.lake.kill()
    writeFileSync(full, '')
    await bytesOf(`${site.url}/de/fees`)
    expect((await outboxOf(site)).unsaved).toBeGreaterThan(0)
    await sleep(50)
    const within = new Date().toISOString()
    await site.stopSite('SIGKILL')
    rmSync(full)
    await site.lake.start()
    await site.startSite()
    await bytesOf(`${site.url}/de/fees`)
    await recorded(site)
    const answer = await askServed(site.lake, '/de/fees', within)
    expect([answer.status, (await answer.json()).reason]).toEqual([409, 'unknown'])
    expect((await askServed(site.lake, '/de/fees')).status).toBe(200)
  })
})
