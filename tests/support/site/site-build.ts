import { cpSync, mkdirSync, mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import {
  type LakeProcess,
  readToken,
  revalidateSecret,
  startTestLake,
  writeToken,
} from '#tests/support/lake/lake.ts'
import { fingerprint, once } from '#tests/support/once.ts'
import { root, runScript } from '#tests/support/process.ts'

/** With our page cache; the same built once more, as for the next deploy; with Next's own cache for comparison. */
export type SiteVariant = 'ours' | 'deploy' | 'stock'

const siteSources = ['common', 'web', 'locales', 'settings', 'next.config.mjs', 'package-lock.json']
const lakeSources = ['common', 'lake', 'content', 'schemas', 'locales', 'settings', 'package-lock.json']

const template = join(root, '.test', 'seeded-lake')

let print: string | undefined

/** What a build is made of, as it was when this process first asked. */
const sourcesPrint = (): string => (print ??= fingerprint([...new Set([...siteSources, ...lakeSources])]))

/** Named after its sources, so that no build is made over one that a running site is served from. */
const nameOf = (variant: SiteVariant): string => `${variant}-${sourcesPrint().slice(0, 12)}`

export const distDirOf = (variant: SiteVariant): string => `.next-test-${nameOf(variant)}`

/** Content that a build left as last good values, as on a machine where the site was built. */
export const buildDataOf = (variant: SiteVariant): string => join(root, '.test', `built-${nameOf(variant)}`)

/** Earlier builds of a variant, but the newest: a test of another run may still use that one. */
const dropOldBuilds = (variant: SiteVariant): void => {
  for (const [folder, prefix] of [
    [join(root, 'web'), `.next-test-${variant}-`],
    [join(root, '.test'), `.next-test-${variant}-`],
    [join(root, '.test'), `built-${variant}-`],
    [join(root, '.test'), `site-${variant}-`],
  ] as const) {
    const found = readdirSync(folder)
      .filter((name) => name.startsWith(prefix) && !name.includes(nameOf(variant)))
      .map((name) => ({ path: join(folder, name), at: statSync(join(folder, name)).mtimeMs }))
      .sort((a, b) => b.at - a.at)
    for (const { path } of found.slice(1)) rmSync(path, { recursive: true, force: true })
  }
}

const rules = { RULES_FILE: join(root, 'schemas', 'rules.gen.json') }

export const siteEnv = (
  variant: SiteVariant,
  urls: { lake: string; site: string; broker: string },
  dataDir: string,
): Record<string, string> => ({
  SANITY_PROJECT_ID: 'local',
  SANITY_DATASET: 'production',
  LAKE_URL: urls.lake,
  SITE_URL: urls.site,
  BROKER_API_URL: urls.broker,
  SANITY_API_READ_TOKEN: readToken,
  REVALIDATE_SECRET: revalidateSecret,
  SESSION_SECRET: 'session-secret-of-the-tests-0123456789abcdef',
  DATA_DIR: dataDir,
  DEPLOYMENT: 'demo',
  // With nobody looking, nothing is asked: tests count what visitors cause.
  RECORD_PRICES: 'viewed',
  // Tests stand before the site like a proxy: each visitor of theirs has an address in `x-forwarded-for`.
  TRUSTED_PROXIES: '1',
  NEXT_DIST_DIR: distDirOf(variant),
  NEXT_TELEMETRY_DISABLED: '1',
  // `FIRST_LEVEL=off npm run test:one -- FILE` runs the same test with Next alone.
  FIRST_LEVEL: process.env['FIRST_LEVEL'] ?? 'on',
  ...(variant === 'stock' ? { CACHE_HANDLER: 'stock' } : {}),
})

/** A folder with a lake's data that holds the starting content; the lake on it is the caller's own. */
export const seededLakeData = async (): Promise<string> => {
  await once('seeded-lake', fingerprint(lakeSources), async () => {
    rmSync(template, { recursive: true, force: true })
    mkdirSync(template, { recursive: true })
    const lake = await startTestLake({ DATA_DIR: template, ...rules })
    try {
      await runScript(['content/seed.ts'], {
        LAKE_URL: lake.url,
        SANITY_API_WRITE_TOKEN: writeToken,
        DATA_DIR: template,
      })
    } finally {
      await lake.stop()
    }
  })
  const copy = mkdtempSync(join(tmpdir(), 'halyard-lake-'))
  cpSync(template, copy, { recursive: true })
  return copy
}

/** The settings of a lake on starting content of its own, which sends its webhooks to `siteUrl` and these others. */
export const seededLakeEnv = async (
  siteUrl: string,
  others: readonly string[] = [],
  env: Readonly<Record<string, string>> = {},
): Promise<Record<string, string>> => ({
  DATA_DIR: await seededLakeData(),
  SITE_URL: siteUrl,
  SITE_URLS: [siteUrl, ...others].join(','),
  ...rules,
  ...env,
})

/** A lake with the starting content that sends its webhooks to `siteUrl`. */
export const startSeededLake = async (siteUrl: string): Promise<LakeProcess> =>
  startTestLake(await seededLakeEnv(siteUrl))

/** The built site, once for the same sources; apart from the build of a running site. */
export const ensureBuild = async (variant: SiteVariant): Promise<void> => {
  await once(`site-${nameOf(variant)}`, sourcesPrint(), async () => {
    dropOldBuilds(variant)
    const lake = await startSeededLake('http://localhost:9')
    const dataDir = buildDataOf(variant)
    rmSync(dataDir, { recursive: true, force: true })
    try {
      const urls = { lake: lake.url, site: 'http://localhost:9', broker: 'http://localhost:9' }
      await runScript(['node_modules/next/dist/bin/next', 'build', 'web'], siteEnv(variant, urls, dataDir))
    } finally {
      await lake.stop()
      rmSync(lake.dataDir, { recursive: true, force: true })
    }
  })
}
