import { cpSync, existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { siteProcess } from '#scripts/start/site-process.ts'
import { Supervisor } from '#scripts/start/supervisor.ts'
import { freePort } from '#tests/support/free-port.ts'
import { writeToken } from '#tests/support/lake/lake.ts'
import { root } from '#tests/support/process.ts'
import { buildDataOf, ensureBuild, siteEnv, startSeededLake } from '#tests/support/site/site-build.ts'

/** The real lake and the real site, kept running as `npm start` keeps them, with shorter pauses. */
let lake: Supervisor
let site: Supervisor
let lakeUrl = ''
let siteUrl = ''
const folders: string[] = []

const folder = (): string => {
  const made = mkdtempSync(join(tmpdir(), 'halyard-starter-'))
  folders.push(made)
  return made
}

const pidOf = (program: Supervisor): number => program.process[0]?.pid ?? 0
const serves = (url: string) =>
  fetch(url).then(
    (answer) => answer.ok,
    () => false,
  )
const pages = ['/', '/de/about/intro', '/pl']

beforeAll(async () => {
  await ensureBuild('ours')
  siteUrl = `http://localhost:${await freePort()}`
  const seeded = await startSeededLake(siteUrl)
  await seeded.terminate()
  lakeUrl = seeded.url
  folders.push(seeded.dataDir)
  const dataDir = folder()
  if (existsSync(buildDataOf('ours'))) cpSync(buildDataOf('ours'), dataDir, { recursive: true })
  const options = {
    root,
    logFolder: join(dataDir, 'logs'),
    onSpawn: () => {},
    checkEveryMs: 2_000,
    firstPauseMs: 20,
  }
  const env = siteEnv('ours', { lake: lakeUrl, site: siteUrl, broker: 'http://localhost:9' }, dataDir)
  lake = new Supervisor(
    {
      name: 'lake',
      command: [process.execPath, 'lake/server.ts'],
      health: `${lakeUrl}/healthz`,
      env: {
        ...env,
        SANITY_API_WRITE_TOKEN: writeToken,
        DATA_DIR: seeded.dataDir,
        RULES_FILE: 'schemas/rules.gen.json',
      },
    },
    options,
  )
  site = new Supervisor(
    {
      name: 'site',
      command: [process.execPath, ...siteProcess.flags, ...siteProcess.entry, new URL(siteUrl).port],
      health: `${siteUrl}/api/health`,
      env: { ...siteProcess.env, ...env, NODE_ENV: 'production' },
    },
    options,
  )
  await lake.start()
  await site.start()
  for (const path of pages) await fetch(`${siteUrl}${path}`)
}, 600_000)

afterAll(async () => {
  await site.stop()
  await lake.stop()
  for (const made of folders) rmSync(made, { recursive: true, force: true })
})

it('a lake that dies eight times in a row takes nobody with it, and is back', async () => {
  const sitePid = pidOf(site)
  const killed = new Set<number>()
  while (killed.size < 8) {
    await expect.poll(() => killed.has(pidOf(lake)), { timeout: 30_000, interval: 10 }).toBe(false)
    const pid = pidOf(lake)
    killed.add(pid)
    process.kill(pid, 'SIGKILL')
    for (const path of pages) expect((await fetch(`${siteUrl}${path}`)).status).toBe(200)
  }
  await expect.poll(() => serves(`${lakeUrl}/healthz`), { timeout: 40_000 }).toBe(true)
  expect(pidOf(site)).toBe(sitePid)
}, 120_000)

it('a lake that hangs is ended and started again; the site serves on', async () => {
  await expect.poll(() => lake.isWatched, { timeout: 40_000 }).toBe(true)
  const hung = pidOf(lake)
  const sitePid = pidOf(site)
  process.kill(hung, 'SIGSTOP')
  for (const path of pages) expect((await fetch(`${siteUrl}${path}`)).status).toBe(200)
  await expect
    .poll(async () => pidOf(lake) !== hung && (await serves(`${lakeUrl}/healthz`)), { timeout: 120_000 })
    .toBe(true)
  expect(pidOf(site)).toBe(sitePid)
}, 200_000)

it('a site that dies is started again, and the lake runs on', async () => {
  const lakePid = pidOf(lake)
  const died = pidOf(site)
  process.kill(died, 'SIGKILL')
  await expect
    .poll(async () => pidOf(site) !== died && (await serves(`${siteUrl}/`)), { timeout: 40_000 })
    .toBe(true)
  expect(pidOf(lake)).toBe(lakePid)
}, 90_000)
