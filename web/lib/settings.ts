import { join, resolve } from 'node:path'
import { readSettings } from '#settings/read.ts'
import { acceptedSecrets } from '#settings/secrets.ts'

/** The site's validated environment. */
export interface SiteSettingsFromEnv {
  projectId: string
  dataset: string
  /** Embedded: our lake; hosted: Sanity's service. */
  isEmbedded: boolean
  lakeUrl: string
  siteUrl: string
  /** Origin of the Studio, the only one that may frame the preview. */
  studioUrl: string
  brokerUrl: string
  /** The first seals the session cookie, each opens it (record 62). */
  sessionSecrets: readonly [string, ...string[]]
  /** Number of trusted proxies in front of the site, each of which appends an address to `x-forwarded-for`. */
  trustedProxies: number
  /** Names of the analytics transports; empty for none. */
  analytics: string
  /** The endpoint for partner enquiries (requirements G4). */
  enquiryCode: string
  /** Prices are recorded also while nobody looks at them. */
  recordsAlways: boolean
  /** When device cookies may be set (requirements E11). */
  deviceCookies: 'consent' | 'consent-or-login'
  /** Folder of everything that survives a restart: page cache, last good values, assets. */
  dataDir: string
  /**
   * `ours` in production. `stock` (environment CACHE_HANDLER) uses Next's own page cache for comparison in
   * tests/bench; REVALIDATE_PROFILE=max then marks pages stale instead of expiring them.
   */
  cacheHandler: 'ours' | 'stock'
  stockProfile: 'max' | 'expire'
  /** Whether CDNs are told the tags of pages. */
  hasCacheGroups: boolean
  /** What instances share; empty for one alone. */
  redisUrl: string
  /** The nginxes in front that keep pages, as the site tells them which have ended; none without. */
  nginxUrls: readonly string[]
  /** Where Prometheus asks; empty for nowhere. */
  metricsUrl: string
  /** What pages that the lake has not taken yet may need, on disk and, while that is full, in memory. */
  servedOutbox: { maxBytes: number; maxMemoryBytes: number }
  /** The thread that answers stored pages in front of Next; null where Next answers alone. */
  firstLevel: { bytes: number; idleMs: number } | null
}

/** The site holds its memory to a few hundred megabytes (record 83). */
const servedMemoryBytes = 32 * 1024 * 1024

let known: SiteSettingsFromEnv | undefined

/** @throws {SettingsError} naming the invalid variables */
export const siteSettings = (): SiteSettingsFromEnv => {
  if (known) return known
  const env = readSettings([
    'SANITY_PROJECT_ID',
    'SANITY_DATASET',
    'LAKE_URL',
    'SITE_URL',
    'STUDIO_URL',
    'BROKER_API_URL',
    'BROKER_ENQUIRY_CODE',
    'TRUSTED_PROXIES',
    'RECORD_PRICES',
    'DEVICE_COOKIES',
    'ANALYTICS',
    'SESSION_SECRET',
    'DATA_DIR',
    'CACHE_HANDLER',
    'REVALIDATE_PROFILE',
    'CACHE_GROUPS',
    'REDIS_URL',
    'NGINX_URLS',
    'FIRST_LEVEL',
    'SITE_METRICS_URL',
    'FIRST_LEVEL_MEGABYTES',
    'FIRST_LEVEL_MINUTES',
    'SERVED_OUTBOX_MEGABYTES',
  ])
  known = {
    projectId: env.SANITY_PROJECT_ID,
    dataset: env.SANITY_DATASET,
    isEmbedded: env.SANITY_PROJECT_ID === 'local',
    lakeUrl: env.LAKE_URL,
    siteUrl: env.SITE_URL,
    studioUrl: env.STUDIO_URL || env.LAKE_URL,
    brokerUrl: env.BROKER_API_URL,
    sessionSecrets: acceptedSecrets(env.SESSION_SECRET),
    trustedProxies: Number(env.TRUSTED_PROXIES),
    analytics: env.ANALYTICS === 'none' ? '' : env.ANALYTICS,
    enquiryCode: env.BROKER_ENQUIRY_CODE,
    recordsAlways:
      env.RECORD_PRICES === '' ? env.SANITY_PROJECT_ID === 'local' : env.RECORD_PRICES === 'always',
    deviceCookies: env.DEVICE_COOKIES === 'consent' ? 'consent' : 'consent-or-login',
    dataDir: join(resolve(/* turbopackIgnore: true */ process.cwd(), env.DATA_DIR), 'site'),
    cacheHandler: env.CACHE_HANDLER === 'stock' ? 'stock' : 'ours',
    stockProfile: env.REVALIDATE_PROFILE === 'max' ? 'max' : 'expire',
    hasCacheGroups: env.CACHE_GROUPS === 'on',
    redisUrl: env.REDIS_URL,
    nginxUrls: env.NGINX_URLS === '' ? [] : env.NGINX_URLS.split(','),
    metricsUrl: env.SITE_METRICS_URL,
    servedOutbox: {
      maxBytes: Number(env.SERVED_OUTBOX_MEGABYTES) * 1024 * 1024,
      maxMemoryBytes: servedMemoryBytes,
    },
    firstLevel:
      env.FIRST_LEVEL === 'on' && env.CACHE_HANDLER === 'ours'
        ? {
            bytes: Number(env.FIRST_LEVEL_MEGABYTES) * 1024 * 1024,
            idleMs: Number(env.FIRST_LEVEL_MINUTES) * 60_000,
          }
        : null,
  }
  return known
}

/** Whether this is `next dev`. */
export const isDevelopment = (): boolean => process.env.NODE_ENV === 'development'

/** Whether this is a build process, which has none of the running site's caches. */
export const isBuilding = (): boolean => process.env.NEXT_PHASE === 'phase-production-build'

/** Whether this process serves visitors: Node's server after the build, with our page cache. */
export const isServing = (): boolean => !isBuilding() && siteSettings().cacheHandler === 'ours'
