import { join, resolve } from 'node:path'
import { readSettings } from '#settings/read.ts'

/** What the site reads from its environment, once and checked, in the shapes it uses. */
export interface SiteSettingsFromEnv {
  projectId: string
  dataset: string
  /** Embedded: the lake on this machine or network; hosted: Sanity's own service. */
  isEmbedded: boolean
  lakeUrl: string
  siteUrl: string
  /** Origin of the Studio: it alone may show the preview in a frame. */
  studioUrl: string
  brokerUrl: string
  /** Seals the session cookie. */
  sessionSecret: string
  /** Proxies of our own before the site, each of which adds an address to `x-forwarded-for`. */
  trustedProxies: number
  /** Names of the ways page views leave the page; empty for none. */
  analytics: string
  /** The endpoint that takes partner enquiries (requirements G4). */
  enquiryCode: string
  /** When a device is remembered in cookies (requirements E11). */
  deviceCookies: 'consent' | 'consent-or-login'
  /** Folder of what must survive a restart: page cache, last good values, fetched assets. */
  dataDir: string
  /**
   * `ours` in operation. `stock` (environment CACHE_HANDLER) runs Next's own page cache so that
   * tests/bench can show what ours is for; REVALIDATE_PROFILE=max then marks stale instead of expiring.
   */
  cacheHandler: 'ours' | 'stock'
  stockProfile: 'max' | 'expire'
}

let known: SiteSettingsFromEnv | undefined

/** @throws {SettingsError} naming the variables at fault */
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
    'DEVICE_COOKIES',
    'ANALYTICS',
    'SESSION_SECRET',
    'DATA_DIR',
    'CACHE_HANDLER',
    'REVALIDATE_PROFILE',
  ])
  known = {
    projectId: env.SANITY_PROJECT_ID,
    dataset: env.SANITY_DATASET,
    isEmbedded: env.SANITY_PROJECT_ID === 'local',
    lakeUrl: env.LAKE_URL,
    siteUrl: env.SITE_URL,
    studioUrl: env.STUDIO_URL || env.LAKE_URL,
    brokerUrl: env.BROKER_API_URL,
    sessionSecret: env.SESSION_SECRET,
    trustedProxies: Number(env.TRUSTED_PROXIES),
    analytics: env.ANALYTICS === 'none' ? '' : env.ANALYTICS,
    enquiryCode: env.BROKER_ENQUIRY_CODE,
    deviceCookies: env.DEVICE_COOKIES === 'consent' ? 'consent' : 'consent-or-login',
    dataDir: join(resolve(/* turbopackIgnore: true */ process.cwd(), env.DATA_DIR), 'site'),
    cacheHandler: env.CACHE_HANDLER === 'stock' ? 'stock' : 'ours',
    stockProfile: env.REVALIDATE_PROFILE === 'max' ? 'max' : 'expire',
  }
  return known
}

/** `next dev`, on a developer's own machine. */
export const isDevelopment = (): boolean => process.env.NODE_ENV === 'development'

/** The build prepares pages in processes of its own; caches of the running site do not exist there. */
export const isBuilding = (): boolean => process.env.NEXT_PHASE === 'phase-production-build'

/** The process that answers visitors: Node's server after the build, with our page cache. */
export const isServing = (): boolean => !isBuilding() && siteSettings().cacheHandler === 'ours'
