import { z } from 'zod'
import { retentionFault, usualRetention } from './retention.ts'

/**
 * The one table of environment variables. `.env.example` and the operator's guide are generated
 * from it; the programs read their values through `settings/read.ts` and nowhere else.
 */
export interface Setting {
  /** What the variable does, in one sentence for an operator. */
  meaning: string
  /** A valid value, shown in error messages. */
  example: string
  /** Default where the variable is absent or empty; a setting without one is required. */
  fallback?: string
  /** Generated randomly and written into `.env` by the first start. */
  secret?: true
  /** For tests, tools and unusual layouts only: not written into `.env`, commented out in `.env.example`. */
  rare?: true
  /** Modes that need it (architecture 7). */
  modes: 'all' | 'embedded' | 'hosted' | 'scaled'
  schema: z.ZodType<string>
}

const address = z.string().refine((value) => {
  try {
    const url = new URL(value)
    return (
      (url.protocol === 'http:' || url.protocol === 'https:') && url.pathname === '/' && !value.endsWith('/')
    )
  } catch {
    return false
  }
}, 'must be an http(s) address without a path, such as http://localhost:3000')

const addresses = z
  .string()
  .refine(
    (value) => value.split(',').every((one) => address.safeParse(one).success),
    'must be a comma list of http(s) addresses without a path',
  )

const secret = z.string().min(32, 'must have at least 32 characters')
/** One value, or while it is changed `new,old`: the first signs and is sent, all are accepted (record 62). */
const secrets = z
  .string()
  .refine(
    (value) => value.split(',').length <= 3 && value.split(',').every((one) => secret.safeParse(one).success),
    'must have at least 32 characters; while it is changed NEW,OLD without a space, each of that length',
  )
const text = z.string()

export const settingsTable = {
  SANITY_PROJECT_ID: {
    meaning: 'Project of the content. `local` means the embedded lake; anything else a hosted project.',
    example: 'local',
    fallback: 'local',
    modes: 'all',
    schema: z.string().regex(/^[a-z0-9-]+$/, 'must consist of a-z, 0-9 and -'),
  },
  SANITY_DATASET: {
    meaning: 'Dataset the site shows.',
    example: 'production',
    fallback: 'production',
    modes: 'all',
    schema: z
      .string()
      .regex(/^~?[a-z0-9][a-z0-9_-]{0,63}$/, 'must start with a letter or digit, then a-z, 0-9, _ and -'),
  },
  LAKE_URL: {
    meaning: 'Address of the embedded lake and of the Studio it serves; its port is the one it listens on.',
    example: 'http://localhost:3333',
    fallback: 'http://localhost:3333',
    modes: 'embedded',
    schema: address,
  },
  LAKE_BIND: {
    meaning:
      'Address of this machine on which the lake listens: loopback unless a proxy or a Studio on another machine has to reach it; 0.0.0.0 or :: for every address.',
    example: '127.0.0.1',
    fallback: '127.0.0.1',
    modes: 'embedded',
    schema: z.union(
      [z.ipv4(), z.ipv6(), z.literal('localhost')],
      'must be an IP address of this machine, such as 127.0.0.1 or 0.0.0.0, or localhost',
    ),
  },
  LAKE_TLS_CERT: {
    meaning:
      'File of the certificate, with its chain, by which the lake itself serves HTTP/2 over TLS; LAKE_URL then begins with https://. A Studio on another origin needs it, or a proxy with HTTP/2: over HTTP/1.1 a browser’s six connections are used up by one open document. For a certificate that no authority signed, start the programs with NODE_EXTRA_CA_CERTS=<its file>.',
    example: '/etc/letsencrypt/live/lake.example/fullchain.pem',
    fallback: '',
    rare: true,
    modes: 'embedded',
    schema: text,
  },
  LAKE_TLS_KEY: {
    meaning: 'File of the private key of LAKE_TLS_CERT, without a passphrase; both are read at the start.',
    example: '/etc/letsencrypt/live/lake.example/privkey.pem',
    fallback: '',
    rare: true,
    modes: 'embedded',
    schema: text,
  },
  SITE_URL: {
    meaning:
      'Public address of the site, used in canonical links; locally its port is the one it listens on.',
    example: 'http://localhost:3000',
    fallback: 'http://localhost:3000',
    modes: 'all',
    schema: address,
  },
  SITE_URLS: {
    meaning:
      'Addresses (comma list) at which the lake reaches the instances of the site, each of which it tells what was published; empty for SITE_URL alone.',
    example: 'http://localhost:3001,http://localhost:3002',
    fallback: '',
    modes: 'scaled',
    schema: addresses,
  },
  STUDIO_URL: {
    meaning:
      'Address of the Studio, the only one that may show the preview in a frame; empty where the lake serves the Studio.',
    example: 'https://halyard.sanity.studio',
    fallback: '',
    modes: 'hosted',
    schema: address,
  },
  BROKER_API_URL: {
    meaning: 'Address of the broker API; locally the sandbox, whose port it names.',
    example: 'http://localhost:4000',
    fallback: 'http://localhost:4000',
    modes: 'all',
    schema: address,
  },
  BROKER_ENQUIRY_CODE: {
    meaning: 'Endpoint of the broker that takes partner enquiries.',
    example: 'W607',
    fallback: 'W607',
    modes: 'all',
    schema: z.enum(['W605', 'W606', 'W607'], 'must be W605, W606 or W607'),
  },
  TRUSTED_PROXIES: {
    meaning:
      'How many proxies of yours stand before site and lake and write X-Forwarded-For; 0 where visitors reach them directly. Limits count by the address that this finds.',
    example: '1',
    fallback: '0',
    modes: 'all',
    schema: z.string().regex(/^[0-5]$/, 'must be a number from 0 to 5'),
  },
  RECORD_PRICES: {
    meaning:
      'When the price history is recorded: `always` asks the broker for prices twelve times a minute also with nobody looking, and the charts have no gaps; `viewed` asks and records only while somebody looks at prices. Empty: `always` with the embedded lake, else `viewed`.',
    example: 'always',
    fallback: '',
    modes: 'all',
    schema: z.enum(['always', 'viewed'], 'must be always or viewed'),
  },
  DEVICE_COOKIES: {
    meaning:
      'When a visitor’s device is remembered in cookies: `consent-or-login` (after either) or `consent` (never without it).',
    example: 'consent-or-login',
    fallback: 'consent-or-login',
    modes: 'all',
    schema: z.enum(['consent', 'consent-or-login'], 'must be consent or consent-or-login'),
  },
  ANALYTICS: {
    meaning:
      'Where page views of visitors who agreed go: `beacon` (files of the site itself), `dataLayer` (a tag manager on the page), both with a space between, or `none`.',
    example: 'beacon',
    fallback: 'beacon',
    modes: 'all',
    schema: z.enum(
      ['none', 'beacon', 'dataLayer', 'beacon dataLayer'],
      'must be none, beacon, dataLayer or "beacon dataLayer"',
    ),
  },
  SANITY_API_READ_TOKEN: {
    meaning: 'Token with which the site reads drafts in preview and the history of legal papers.',
    example: '64 hexadecimal digits, or a viewer token of the hosted project',
    secret: true,
    modes: 'all',
    schema: secrets,
  },
  SANITY_API_WRITE_TOKEN: {
    meaning: 'Administrator token of the seed and of command-line tools; the site never holds it.',
    example: '64 hexadecimal digits',
    secret: true,
    modes: 'all',
    schema: secrets,
  },
  REVALIDATE_SECRET: {
    meaning: 'Shared secret of the webhook that tells the site what was published.',
    example: '64 hexadecimal digits',
    secret: true,
    modes: 'all',
    schema: secrets,
  },
  SESSION_SECRET: {
    meaning: 'Key that seals the session cookie of a visitor.',
    example: '64 hexadecimal digits',
    secret: true,
    modes: 'all',
    schema: secrets,
  },
  DEMO_PASSWORD: {
    meaning: 'Password of the demo users of the embedded Studio; written by the first start.',
    example: 'a random word of 16 characters',
    fallback: '',
    modes: 'embedded',
    schema: text,
  },
  DATA_DIR: {
    meaning:
      'Folder of everything that must survive a restart: lake, assets, page cache, last good values, sessions, price history.',
    example: '.data',
    fallback: '.data',
    modes: 'all',
    schema: z.string().min(1),
  },
  DEPLOYMENT: {
    meaning: '`demo` allows sample figures and demo users; `live` refuses them at the start.',
    example: 'demo',
    fallback: 'demo',
    modes: 'all',
    schema: z.enum(['demo', 'live'], 'must be demo or live'),
  },
  REDIS_URL: {
    meaning:
      'Redis or Valkey that several instances of the site share (pages, sessions, used proofs, prices); empty for one instance.',
    example: 'redis://localhost:6379',
    fallback: '',
    modes: 'scaled',
    schema: z.url({
      protocol: /^rediss?$/,
      error: 'must be an address of Redis or Valkey, redis:// or with TLS rediss://',
    }),
  },
  NGINX_URLS: {
    meaning:
      'Addresses (comma list) at which the site tells the nginxes in front of it which pages have ended (deploy/nginx/ended.conf); empty where none keeps pages.',
    example: 'http://127.0.0.1:8079',
    fallback: '',
    modes: 'scaled',
    schema: addresses,
  },
  CACHE_GROUPS: {
    meaning:
      '`on` tells a CDN the tags of each page (Surrogate-Key, and Cache-Groups of RFC 9875) and with the answer to a webhook which have ended; needed by no browser.',
    example: 'on',
    fallback: 'off',
    modes: 'scaled',
    schema: z.enum(['on', 'off'], 'must be on or off'),
  },
  FIRST_LEVEL: {
    meaning:
      'Whether a thread in front of Next answers stored pages and hashed files from memory: `on`, or `off` for Next alone.',
    example: 'on',
    fallback: 'on',
    modes: 'all',
    schema: z.enum(['on', 'off'], 'must be on or off'),
  },
  FIRST_LEVEL_MEGABYTES: {
    meaning:
      'How much of compressed pages and files that thread holds; what was asked for longest ago goes first.',
    example: '64',
    fallback: '64',
    modes: 'all',
    schema: z.string().regex(/^[1-9]\d{0,3}$/, 'must be a number from 1 to 9999'),
  },
  SERVED_OUTBOX_MEGABYTES: {
    meaning:
      'How much of the disk pages that visitors were given may take until the lake has recorded them, as while it is away.',
    example: '512',
    fallback: '512',
    modes: 'all',
    schema: z.string().regex(/^[1-9]\d{0,5}$/, 'must be a number from 1 to 999999'),
  },
  FIRST_LEVEL_MINUTES: {
    meaning: 'After how many minutes without a reader that thread lets a page or file go.',
    example: '60',
    fallback: '60',
    modes: 'all',
    schema: z.string().regex(/^[1-9]\d{0,4}$/, 'must be a number from 1 to 99999'),
  },
  ALLOWED_ORIGINS: {
    meaning: 'Further origins (comma list) that may call the lake from a browser, beside site and Studio.',
    example: 'https://preview.example',
    fallback: '',
    modes: 'embedded',
    schema: text,
  },
  SECOND_FACTOR_ROLES: {
    meaning:
      'Roles (comma list) that sign in to the embedded Studio with a code of an authenticator app beside the password; they set it up at their next sign-in. Everybody else may.',
    example: 'administrator,compliance',
    fallback: '',
    modes: 'embedded',
    schema: z
      .string()
      .regex(
        /^(?:(?:administrator|compliance|marketer|translator|viewer)(?:,|$))*$/,
        'must be a comma list of administrator, compliance, marketer, translator and viewer',
      ),
  },
  OIDC_ISSUER: {
    meaning:
      'Address of the company’s OpenID Connect provider, as its discovery document names it; empty for sign-in by password alone. The address to return to is LAKE_URL/sign-in/company/back.',
    example: 'https://login.example.com/tenant',
    fallback: '',
    rare: true,
    modes: 'embedded',
    schema: z.url({ protocol: /^https?$/, error: 'must be an http(s) address' }),
  },
  OIDC_CLIENT_ID: {
    meaning: 'Id under which the provider of OIDC_ISSUER knows the lake.',
    example: 'halyard-studio',
    fallback: '',
    rare: true,
    modes: 'embedded',
    schema: text,
  },
  OIDC_CLIENT_SECRET: {
    meaning: 'Secret the provider gave for OIDC_CLIENT_ID.',
    example: 'as the provider shows it',
    fallback: '',
    rare: true,
    modes: 'embedded',
    schema: text,
  },
  OIDC_ROLE_CLAIM: {
    meaning: 'Claim of the provider’s ID token that holds a user’s groups: a text or a list of texts.',
    example: 'groups',
    fallback: 'groups',
    rare: true,
    modes: 'embedded',
    schema: text,
  },
  OIDC_ROLES: {
    meaning:
      'Which group has which role (comma list of group=role, of a translator group=translator:language); the first that fits counts, and who has none is not let in.',
    example: 'studio-admins=administrator,legal=compliance,berlin=translator:de',
    fallback: '',
    rare: true,
    modes: 'embedded',
    schema: z
      .string()
      .regex(
        /^(?:[^=,]+=(?:administrator|compliance|marketer|viewer|translator:[a-z]{2})(?:,|$))*$/,
        'must be a comma list of group=role, such as legal=compliance,berlin=translator:de',
      ),
  },
  SMTP_URL: {
    meaning:
      'Mail server through which the lake tells people that they were mentioned in a comment or given a task; empty for no mail. `smtps:` is encrypted from the start, `smtp:` as soon as the server offers it.',
    example: 'smtps://user:password@mail.example.com:465',
    fallback: '',
    modes: 'embedded',
    schema: z.url({ protocol: /^smtps?$/, error: 'must be an address that begins with smtp:// or smtps://' }),
  },
  SMTP_FROM: {
    meaning: 'Sender of that mail; it is needed with SMTP_URL.',
    example: 'studio@example.com',
    fallback: '',
    modes: 'embedded',
    schema: z.email('must be an e-mail address'),
  },
  STUDIO_DIR: {
    meaning: 'Folder of the built Studio that the lake serves.',
    example: 'studio/dist',
    fallback: 'studio/dist',
    rare: true,
    modes: 'embedded',
    schema: z.string().min(1),
  },
  RULES_FILE: {
    meaning: 'Rules of validity that the lake holds a publish to; an absent file means none.',
    example: 'schemas/rules.gen.json',
    fallback: 'schemas/rules.gen.json',
    rare: true,
    modes: 'embedded',
    schema: z.string().min(1),
  },
  LAKE_HOURLY_DOCUMENTS: {
    meaning:
      'How many documents one person or named token may change in the lake in an hour; whoever has is refused with 429 until there is room. The token of SANITY_API_WRITE_TOKEN is not held to it.',
    example: '20000',
    fallback: '20000',
    rare: true,
    modes: 'embedded',
    schema: z.string().regex(/^[1-9]\d{0,8}$/, 'must be a number from 1 to 999999999'),
  },
  LAKE_HOURLY_MEGABYTES: {
    meaning:
      'How many megabytes of files and changes one person or named token may store in the lake in an hour; as LAKE_HOURLY_DOCUMENTS.',
    example: '2000',
    fallback: '2000',
    rare: true,
    modes: 'embedded',
    schema: z.string().regex(/^[1-9]\d{0,6}$/, 'must be a number from 1 to 9999999'),
  },
  LAKE_LOG: {
    meaning:
      '`problems` logs failures, limits reached and slow answers of the lake; `all` every request as well.',
    example: 'problems',
    fallback: 'problems',
    rare: true,
    modes: 'embedded',
    schema: z.enum(['problems', 'all'], 'must be problems or all'),
  },
  TSA_URL: {
    meaning:
      'Timestamp authority (RFC 3161) that the lake asks to timestamp the last checkpoints of each day once the day is over; empty for none. Without an answer it is asked again, and nothing waits.',
    example: 'https://tsa.example.com/tsr',
    fallback: '',
    rare: true,
    modes: 'embedded',
    schema: z.url({ protocol: /^https?$/, error: 'must be an http(s) address' }),
  },
  CHROMIUM: {
    meaning:
      'Program with which the lake takes the pictures of an evidence pack; empty for the first Chromium on the PATH. Where there is none, a pack has no pictures.',
    example: '/usr/bin/chromium',
    fallback: '',
    rare: true,
    modes: 'embedded',
    schema: z.string(),
  },
  RECORD_COPY_DIR: {
    meaning:
      'Folder outside of DATA_DIR, such as one of another machine, that gets a copy of each checkpoint and timestamp of the lake; empty for none.',
    example: '/mnt/elsewhere/record',
    fallback: '',
    rare: true,
    modes: 'embedded',
    schema: text,
  },
  RECORD_RETENTION: {
    meaning:
      'How long is kept what can be erased by age, in years (`y`), days (`d`) or for `ever`: `served`, the bodies of pages as visitors were given them, at least five years, erased by `npm run lake -- retain` alone; `sign-ins`, attempts to sign in to the Studio. Log, acts and checkpoints are kept for ever.',
    example: 'served=7y,sign-ins=90d',
    fallback: usualRetention,
    rare: true,
    modes: 'embedded',
    schema: z.string().superRefine((value, check) => {
      const message = retentionFault(value)
      if (message !== undefined) check.addIssue({ code: 'custom', message })
    }),
  },
  LAKE_METRICS_URL: {
    meaning:
      'Address of this machine on which the lake answers `GET /metrics` for Prometheus; empty for nowhere. Whoever reaches it may read it.',
    example: 'http://127.0.0.1:9464',
    fallback: '',
    rare: true,
    modes: 'embedded',
    schema: address,
  },
  SITE_METRICS_URL: {
    meaning:
      'Address of this machine on which the site answers `GET /metrics` for Prometheus; empty for nowhere. Whoever reaches it may read it.',
    example: 'http://127.0.0.1:9465',
    fallback: '',
    rare: true,
    modes: 'all',
    schema: address,
  },
  NEXT_DIST_DIR: {
    meaning: 'Folder of the built site inside web/, so that a test builds apart from a running site.',
    example: '.next',
    fallback: '.next',
    rare: true,
    modes: 'all',
    schema: z.string().regex(/^\.next[a-z0-9-]*$/, 'must begin with .next'),
  },
  CACHE_HANDLER: {
    meaning: '`ours`, or `stock` for Next’s own page cache: for the comparison in tests and benches only.',
    example: 'ours',
    fallback: 'ours',
    rare: true,
    modes: 'all',
    schema: z.enum(['ours', 'stock'], 'must be ours or stock'),
  },
  REVALIDATE_PROFILE: {
    meaning: '`expire`, or `max` for Next’s stale-once way of ending a page: for the same comparison only.',
    example: 'expire',
    fallback: 'expire',
    rare: true,
    modes: 'all',
    schema: z.enum(['expire', 'max'], 'must be expire or max'),
  },
  SANDBOX_SEED: {
    meaning: 'Chooses the course of the sandbox’s prices; the same seed and time give the same prices.',
    example: 'halyard',
    fallback: 'halyard',
    rare: true,
    modes: 'embedded',
    schema: z.string().min(1).max(64, 'must have at most 64 characters'),
  },
  SANDBOX_CLOCK: {
    meaning:
      'Instant from which the sandbox’s clock runs on, or with a leading = the instant at which it stands.',
    example: '2026-11-18T12:00:00Z',
    fallback: '',
    rare: true,
    modes: 'embedded',
    schema: z
      .string()
      .regex(
        /^=?\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(:\d{2}(\.\d+)?)?Z$/,
        'must be an instant, or =instant to stand still',
      ),
  },
  HOSTED_PROJECT_ID: {
    meaning: 'Hosted project against which the contract suite of the client runs as well; empty for none.',
    example: 'a1b2c3d4',
    fallback: '',
    rare: true,
    modes: 'hosted',
    schema: z.string().regex(/^[a-z0-9-]+$/, 'must consist of a-z, 0-9 and -'),
  },
  HOSTED_DATASET: {
    meaning: 'Dataset of that project for tests alone: the suite writes into it and deletes what it wrote.',
    example: 'contract',
    fallback: '',
    rare: true,
    modes: 'hosted',
    schema: z.string().regex(/^~?[a-z0-9][a-z0-9_-]{0,63}$/, 'must be the name of a dataset'),
  },
  HOSTED_TOKEN: {
    meaning: 'Token with which the suite may read and write there.',
    example: 'a token with the role editor',
    fallback: '',
    rare: true,
    modes: 'hosted',
    schema: secret,
  },
} as const satisfies Record<string, Setting>

export type SettingName = keyof typeof settingsTable
