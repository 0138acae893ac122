import { cpSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { readToken, revalidateSecret, startTestLake, type TestLake, writeToken } from './lake.ts'
import { fingerprint, once } from './once.ts'
import { root, runScript } from './process.ts'

/** With our page cache, or with Next's own for comparison. */
export type SiteVariant = 'ours' | 'stock'

const siteSources = ['web', 'locales', 'settings', 'next.config.mjs', 'package-lock.json']
const lakeSources = ['lake', 'content', 'schemas', 'locales', 'settings', 'package-lock.json']

const template = join(root, '.test', 'seeded-lake')

export const distDirOf = (variant: SiteVariant): string => `.next-test-${variant}`

/** Content that a build left as last good values, as on a machine where the site was built. */
export const buildDataOf = (variant: SiteVariant): string => join(root, '.test', `built-${variant}`)

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
  NEXT_DIST_DIR: distDirOf(variant),
  NEXT_TELEMETRY_DISABLED: '1',
  ...(variant === 'stock' ? { CACHE_HANDLER: 'stock' } : {}),
})

/** A folder with a lake's data that holds the starting content; the lake on it is the caller's own. */
const seededLakeData = async (): Promise<string> => {
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

/** A lake with the starting content that sends its webhooks to `siteUrl`. */
export const startSeededLake = async (siteUrl: string): Promise<TestLake> =>
  startTestLake({ DATA_DIR: await seededLakeData(), SITE_URL: siteUrl, ...rules })

/** The built site, once for the same sources; apart from the build of a running site. */
export const ensureBuild = async (variant: SiteVariant): Promise<void> => {
  const print = `${fingerprint(siteSources)} ${fingerprint(lakeSources)}`
  await once(`site-${variant}`, print, async () => {
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
