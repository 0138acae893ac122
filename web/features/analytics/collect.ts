import 'server-only'
import { appendFile, mkdir, readdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { z } from 'zod'
import { Limit } from '#common/limits/limit.ts'
import { allows } from '#web/features/consent/choice.ts'
import { privateJson } from '#web/lib/http/answers.ts'
import { readBody } from '#web/lib/http/read-body.ts'
import { isSameOrigin } from '#web/lib/http/same-origin.ts'
import { siteSettings } from '#web/lib/settings.ts'
import { addressOf } from '#web/lib/http/visitor-address.ts'
import { labelOf } from './label.ts'

/** Redacted again: requests may not come from our page. */
const words = z.string().max(500).transform(labelOf)
const source = z.strictObject({
  keywords: words,
  group: words,
  campaign: words,
  medium: words,
  source: words,
  page: words,
  referrer: words,
})

const told = z.discriminatedUnion('event', [
  z.strictObject({
    event: z.literal('pageView'),
    page: words,
    language: z.string().regex(/^[a-z]{2}$/),
    source,
  }),
  z.strictObject({ event: z.literal('outbound'), page: words, label: words, to: words }),
])

const longestBody = 4_096
/** Limit of a day's file, bytes: a flood must not fill the disk. */
const largestDay = 64 * 1024 * 1024
const keptDays = 90
const day = 86_400_000

const byAddress = new Limit({ most: 120, within: 60_000 })

const parse = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

const folderOf = (): string => join(siteSettings().dataDir, 'analytics')

const fileOf = (at: number): string => `${new Date(at).toISOString().slice(0, 10)}.ndjson`

/** Deletes days older than {@link keptDays}, as promised to visitors. */
const dropOldDays = async (folder: string, now: number): Promise<void> => {
  const oldest = fileOf(now - keptDays * day)
  const files = (await readdir(folder)).filter((name) => /^\d{4}-\d\d-\d\d\.ndjson$/.test(name))
  await Promise.all(files.filter((name) => name < oldest).map(async (name) => rm(join(folder, name))))
}

let tidiedOn = ''

const keep = async (event: z.infer<typeof told>, now: number): Promise<void> => {
  const folder = folderOf()
  const name = fileOf(now)
  await mkdir(folder, { recursive: true })
  if (tidiedOn !== name) {
    tidiedOn = name
    await dropOldDays(folder, now)
  }
  const file = join(folder, name)
  const size = await stat(file).then(
    (found) => found.size,
    () => 0,
  )
  if (size < largestDay)
    await appendFile(file, `${JSON.stringify({ at: new Date(now).toISOString(), ...event })}\n`)
}

/**
 * Stores an analytics event of this site (requirements I4): only with consent, and without anything that identifies
 * the visitor, including their address. One line of JSON in `<DATA_DIR>/site/analytics/<day>.ndjson`.
 */
export async function collect(request: Request): Promise<Response> {
  const { headers } = request
  const { siteUrl, analytics } = siteSettings()
  if (!analytics.split(' ').includes('beacon')) return privateJson(404, {})
  if (!isSameOrigin(headers, siteUrl)) return privateJson(403, {})
  if (!allows(headers.get('cookie') ?? '', 'statistics')) return privateJson(403, {})
  if (byAddress.take(addressOf(headers)) > 0) return privateJson(429, {})
  const text = await readBody(request, longestBody)
  if (text === null) return privateJson(413, {})
  const event = told.safeParse(parse(text))
  if (!event.success) return privateJson(400, {})
  try {
    await keep(event.data, Date.now())
  } catch (error) {
    // A full disk costs a line of statistics, never the visitor's page.
    console.error('an event of analytics is lost:', error)
  }
  return new Response(null, { status: 204 })
}
