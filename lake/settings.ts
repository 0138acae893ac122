import { join, resolve } from 'node:path'
import type { CertificateFiles } from '#lake/http/certificate.ts'
import { readSettings, SettingsError } from '#settings/read.ts'
import { readRetention, type Retention } from '#settings/retention.ts'
import { acceptedSecrets } from '#settings/secrets.ts'

/** How people sign in with the accounts of their company. */
export interface CompanySettings {
  issuer: string
  clientId: string
  clientSecret: string
  roleClaim: string
  /** `group=role` pairs, as in `OIDC_ROLES`. */
  roles: string
}

/** The server that takes mail, and who sends it. */
export interface MailSettings {
  url: string
  from: string
}

/** What a principal may write in an hour. */
export interface Hourly {
  documents: number
  bytes: number
}

/** The lake's settings, parsed once at startup. */
export interface LakeSettings {
  projectId: string
  /** The site's dataset: created at startup, the only one that sends webhooks. */
  dataset: string
  /** Address of this machine to listen on. */
  host: string
  port: number
  /** Paths of the certificate and its key; both empty for plain HTTP. */
  tls: CertificateFiles
  /** The lake's own reverse proxies, each of which adds an address to `x-forwarded-for`. */
  trustedProxies: number
  /** Public address of the lake, without a trailing slash; asset addresses begin with it. */
  url: string
  siteUrl: string
  /** Where the instances of the site take webhooks. */
  siteUrls: readonly string[]
  /** Folder of `lake.sqlite` and of the assets. */
  dataDir: string
  /** Each is accepted; of the last the first signs (record 62). */
  readTokens: readonly string[]
  writeTokens: readonly string[]
  revalidateSecrets: readonly [string, ...string[]]
  demoPassword: string
  deployment: 'demo' | 'live'
  /** Origins a browser may call from with credentials: site, Studio and those of ALLOWED_ORIGINS. */
  allowedOrigins: readonly string[]
  /** Roles that sign in with a second factor. */
  secondFactorRoles: readonly string[]
  /** The company's OpenID Connect provider; an empty issuer means none. */
  company: CompanySettings
  /** How people are told of mentions and tasks; absent for no mail. */
  mail: MailSettings | undefined
  /** Folder of the built Studio. */
  studioDir: string
  /** Publish rules generated from the schemas; an absent file means no rules. */
  rulesFile: string
  /** What one person or named token may write in an hour. */
  hourly: Hourly
  /** The timestamp authority (RFC 3161); empty for none. */
  timestampUrl: string
  /** A second place for checkpoints and their timestamps; empty for none. */
  copyDir: string
  /** The program that pictures a page for an evidence pack; empty for the first Chromium on the PATH. */
  browser: string
  /** How long is kept what can be erased by age. */
  retention: Retention
  /** Where Prometheus asks; empty for nowhere. */
  metricsUrl: string
  /** Whether every request is logged, or only failures, limits and slow ones. */
  log: 'problems' | 'all'
}

const lakeFolder = (dataDir: string) => resolve(join(dataDir, 'lake'))

/**
 * The second place for checkpoints; empty for none.
 * @throws {SettingsError} for one inside of the first, which is lost together with it
 */
const copyFolder = (setting: string, dataDir: string): string => {
  if (setting === '') return ''
  const folder = resolve(setting)
  if (!`${folder}/`.startsWith(`${resolve(dataDir)}/`)) return folder
  throw new SettingsError(
    'RECORD_COPY_DIR is inside of DATA_DIR, and would be lost together with it. Example: RECORD_COPY_DIR=/mnt/elsewhere/record',
  )
}

/** The lake's data folder only: all that its commands need, whether or not a lake runs. */
export function readDataDir(env: Record<string, string | undefined> = process.env): string {
  return lakeFolder(readSettings(['DATA_DIR'], env).DATA_DIR)
}

/** How long is kept what can be erased by age. @throws {SettingsError} for a time that is too short, or none */
export const readKept = (env: Record<string, string | undefined> = process.env): Retention =>
  readRetention(readSettings(['RECORD_RETENTION'], env).RECORD_RETENTION)

/** What the names of trees are made of where a lake was never started, and the dataset that is meant by default. */
export function readTreeNaming(env: Record<string, string | undefined> = process.env): {
  url: string
  dataset: string
} {
  const { LAKE_URL: url, SANITY_DATASET: dataset } = readSettings(['LAKE_URL', 'SANITY_DATASET'], env)
  return { url, dataset }
}

/** The same, the public address of the site that evidence is about, and the browser that pictures it. */
export function readPackNaming(env: Record<string, string | undefined> = process.env): {
  url: string
  dataset: string
  siteUrl: string
  browser: string
} {
  const { SITE_URL: siteUrl, CHROMIUM: browser } = readSettings(['SITE_URL', 'CHROMIUM'], env)
  return { ...readTreeNaming(env), siteUrl, browser }
}

/**
 * Reads the lake's settings from the environment.
 * @throws {SettingsError} naming every variable that is missing or malformed
 */
export function readLakeSettings(env: Record<string, string | undefined> = process.env): LakeSettings {
  const values = readSettings(
    [
      'SANITY_PROJECT_ID',
      'SANITY_DATASET',
      'LAKE_URL',
      'LAKE_BIND',
      'LAKE_TLS_CERT',
      'LAKE_TLS_KEY',
      'TRUSTED_PROXIES',
      'SITE_URL',
      'SITE_URLS',
      'SANITY_API_READ_TOKEN',
      'SANITY_API_WRITE_TOKEN',
      'REVALIDATE_SECRET',
      'DEMO_PASSWORD',
      'DATA_DIR',
      'DEPLOYMENT',
      'ALLOWED_ORIGINS',
      'SECOND_FACTOR_ROLES',
      'OIDC_ISSUER',
      'OIDC_CLIENT_ID',
      'OIDC_CLIENT_SECRET',
      'OIDC_ROLE_CLAIM',
      'OIDC_ROLES',
      'SMTP_URL',
      'SMTP_FROM',
      'STUDIO_DIR',
      'RULES_FILE',
      'LAKE_HOURLY_DOCUMENTS',
      'LAKE_HOURLY_MEGABYTES',
      'LAKE_LOG',
      'LAKE_METRICS_URL',
      'TSA_URL',
      'RECORD_COPY_DIR',
      'CHROMIUM',
      'RECORD_RETENTION',
    ],
    env,
  )
  if (values.SMTP_URL !== '' && values.SMTP_FROM === '') {
    throw new SettingsError('SMTP_FROM is needed with SMTP_URL. Example: SMTP_FROM=studio@example.com')
  }
  const address = new URL(values.LAKE_URL)
  const further = values.ALLOWED_ORIGINS.split(',')
    .map((origin) => origin.trim())
    .filter((origin) => origin !== '')
  return {
    projectId: values.SANITY_PROJECT_ID,
    dataset: values.SANITY_DATASET,
    host: values.LAKE_BIND,
    tls: { LAKE_TLS_CERT: values.LAKE_TLS_CERT, LAKE_TLS_KEY: values.LAKE_TLS_KEY },
    port: Number(address.port || (address.protocol === 'https:' ? 443 : 80)),
    trustedProxies: Number(values.TRUSTED_PROXIES),
    url: values.LAKE_URL,
    siteUrl: values.SITE_URL,
    siteUrls: [...new Set((values.SITE_URLS || values.SITE_URL).split(','))],
    dataDir: lakeFolder(values.DATA_DIR),
    readTokens: acceptedSecrets(values.SANITY_API_READ_TOKEN),
    writeTokens: acceptedSecrets(values.SANITY_API_WRITE_TOKEN),
    revalidateSecrets: acceptedSecrets(values.REVALIDATE_SECRET),
    demoPassword: values.DEMO_PASSWORD,
    deployment: values.DEPLOYMENT === 'live' ? 'live' : 'demo',
    allowedOrigins: [values.SITE_URL, values.LAKE_URL, ...further],
    secondFactorRoles: values.SECOND_FACTOR_ROLES.split(',').filter((role) => role !== ''),
    company: {
      issuer: values.OIDC_ISSUER,
      clientId: values.OIDC_CLIENT_ID,
      clientSecret: values.OIDC_CLIENT_SECRET,
      roleClaim: values.OIDC_ROLE_CLAIM,
      roles: values.OIDC_ROLES,
    },
    mail: values.SMTP_URL === '' ? undefined : { url: values.SMTP_URL, from: values.SMTP_FROM },
    studioDir: resolve(values.STUDIO_DIR),
    rulesFile: resolve(values.RULES_FILE),
    hourly: {
      documents: Number(values.LAKE_HOURLY_DOCUMENTS),
      bytes: Number(values.LAKE_HOURLY_MEGABYTES) * 1_000_000,
    },
    timestampUrl: values.TSA_URL,
    copyDir: copyFolder(values.RECORD_COPY_DIR, values.DATA_DIR),
    browser: values.CHROMIUM,
    retention: readRetention(values.RECORD_RETENTION),
    metricsUrl: values.LAKE_METRICS_URL,
    log: values.LAKE_LOG === 'all' ? 'all' : 'problems',
  }
}
