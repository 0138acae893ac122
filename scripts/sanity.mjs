// @ts-check
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { fail, PlainError } from './lib/say.mjs'
import { readSettings } from '#settings/read.ts'
import { currentSecret } from '#settings/secrets.ts'
import { root, withSanity } from '#studio/cli.mjs'

/**
 * `npm run sanity -- COMMAND`: Sanity's own CLI at the lake of LAKE_URL, with the token of SANITY_AUTH_TOKEN or else
 * SANITY_API_WRITE_TOKEN. It asks no questions, so what it would ask is given on the line.
 */
const command = process.argv.slice(2)

/** Commands that ask nobody and lead to a page of Sanity's. @type {readonly [RegExp, string][]} */
const elsewhere = [
  [
    /^hooks? create\b/,
    'A webhook is made at the lake: POST /v2021-10-04/hooks/projects/<project>, see docs/lake-contract.md',
  ],
  [
    /^(?:log(?:in|out)|manage)\b/,
    'People and tokens are managed under People in the Studio, and by npm run lake -- user and token',
  ],
]
const led = elsewhere.find(([pattern]) => pattern.test(command.join(' ').replaceAll(':', ' ')))
if (led !== undefined) fail(new PlainError(led[1]))

const settings = readSettings(['LAKE_URL', 'SANITY_API_WRITE_TOKEN', 'SANITY_PROJECT_ID', 'SANITY_DATASET'])
Object.assign(process.env, {
  LAKE_URL: settings.LAKE_URL,
  SANITY_AUTH_TOKEN: process.env['SANITY_AUTH_TOKEN'] || currentSecret(settings.SANITY_API_WRITE_TOKEN),
  SANITY_STUDIO_PROJECT_ID: settings.SANITY_PROJECT_ID,
  SANITY_STUDIO_DATASET: settings.SANITY_DATASET,
  NODE_OPTIONS: `--import=${pathToFileURL(join(root, 'scripts', 'at-the-lake.mjs')).href}`,
})
await withSanity((run) => run(...command), { show: true }).catch(() => {
  process.exitCode = 1
})
