import { cpSync, existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { SanityClient } from '@sanity/client'
import { siteProcess } from '#scripts/start/site-process.ts'
import { caughtUp } from './figures.ts'
import { freePort } from '#tests/support/free-port.ts'
import { type LakeProcess, startTestLake, type TestLake } from '#tests/support/lake/lake.ts'
import { type LakeProxy, startLakeProxy } from '#tests/support/lake/lake-proxy.ts'
import { type Running, startScript } from '#tests/support/process.ts'
import { buildDataOf, ensureBuild, seededLakeEnv, siteEnv, type SiteVariant } from './site-build.ts'

/** The built site with a seeded lake behind a proxy that can delay it, on ports and data of its own. */
export interface TestSite<Lake extends TestLake = TestLake> {
  url: string
  lake: Lake
  /** Between site and lake: delays answers. */
  proxy: LakeProxy
  /** Writes as the administrator, to the lake itself. */
  client: SanityClient
  dataDir: string
  output(): string
  /** Id of the site's process, while it runs. */
  pid(): number | undefined
  /** The answer's text. @throws unless the status is 200 */
  text(path: string): Promise<string>
  /** Starts the site again, unless it runs; `more` is added to its environment. */
  startSite(more?: Readonly<Record<string, string>>): Promise<void>
  stopSite(signal?: 'SIGTERM' | 'SIGKILL'): Promise<void>
  /** Starts what a failed test left stopped, so that it takes no other test along. */
  ensureRunning(): Promise<void>
  stop(): Promise<void>
}

export interface TestSiteOptions {
  variant?: SiteVariant
  brokerUrl?: string
  env?: Readonly<Record<string, string>>
  /** Where the lake sends its webhooks, in place of the site. */
  webhooksTo?: string
  /** Addresses of further instances that the lake tells. */
  alsoTo?: readonly string[]
  /** Added to the environment of the lake. */
  lakeEnv?: Readonly<Record<string, string>>
  /** Called with the lake and the site's port before the site starts. */
  onLake?: (lake: TestLake, port: number) => void
}

/** Builds the site if its sources changed, and starts proxy and site on the lake that `begin` gives it. */
export const startSiteOn = async <Lake extends TestLake>(
  begin: (data: Readonly<Record<string, string>>) => Promise<Lake>,
  options: TestSiteOptions = {},
): Promise<TestSite<Lake>> => {
  const {
    variant = 'ours',
    brokerUrl = 'http://localhost:9',
    env = {},
    webhooksTo,
    alsoTo,
    lakeEnv,
  } = options
  await ensureBuild(variant)
  const port = await freePort()
  const url = `http://localhost:${port}`
  const lake = await begin(await seededLakeEnv(webhooksTo ?? url, alsoTo, lakeEnv))
  options.onLake?.(lake, port)
  const proxy = await startLakeProxy(lake.url)
  const dataDir = mkdtempSync(join(tmpdir(), 'halyard-site-'))
  const built = buildDataOf(variant)
  if (existsSync(built)) cpSync(built, dataDir, { recursive: true })

  let site: Running | undefined
  let started: Promise<void> | undefined
  const launchSite = async (more: Readonly<Record<string, string>>) => {
    site = await startScript(
      [...siteProcess.flags, ...siteProcess.entry, String(port)],
      {
        ...siteProcess.env,
        ...siteEnv(variant, { lake: proxy.url, site: url, broker: brokerUrl }, dataDir),
        STUDIO_URL: lake.url,
        ...env,
        ...more,
      },
      /Ready in/,
    )
  }
  const startSite = (more: Readonly<Record<string, string>> = {}) =>
    (started ??= launchSite(more).catch((error: unknown) => {
      started = undefined
      throw error
    }))
  const stopSite = async (signal?: 'SIGTERM' | 'SIGKILL') => {
    await site?.end(signal)
    site = undefined
    started = undefined
  }
  await startSite()
  // The seed's own webhooks waited for a site; what a test publishes must not stand behind them.
  // Further instances have yet to start.
  if (alsoTo === undefined) await caughtUp(lake)
  return {
    url,
    lake,
    proxy,
    client: lake.client(),
    dataDir,
    output: () => site?.output() ?? '',
    pid: () => site?.pid,
    text: async (path) => {
      const response = await fetch(`${url}${path}`, { redirect: 'manual' })
      const text = await response.text()
      if (response.status !== 200)
        throw new Error(`${path} answered ${response.status}: ${text.slice(0, 300)}\n${site?.output()}`)
      return text
    },
    startSite,
    stopSite,
    ensureRunning: async () => {
      await lake.start()
      await startSite()
    },
    stop: async () => {
      await stopSite()
      await proxy.stop()
      await lake.stop()
      for (const folder of [dataDir, lake.dataDir]) rmSync(folder, { recursive: true, force: true })
    },
  }
}

/** The site with a lake in a process of its own. */
export const startTestSite = (options: TestSiteOptions = {}): Promise<TestSite<LakeProcess>> =>
  startSiteOn(startTestLake, options)
