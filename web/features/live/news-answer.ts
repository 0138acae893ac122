import 'server-only'
import { neededByEveryPage } from '#web/content/render/render-scope.ts'
import { interfaceText } from '#web/documents/interface-text.ts'
import { page } from '#web/documents/page.ts'
import { sharedDocuments } from '#web/documents/registry.gen.ts'
import { splitPrefix } from '#web/i18n/plan-language.ts'
import { inertPolicy, privateJson } from '#web/lib/http/answers.ts'
import { freshness } from '#web/serving/validity/freshness.ts'
import { toldTag } from '#web/lib/moment-tag.ts'
import { defaultLocale } from '#locales/table.ts'
import { addressOf } from '#web/lib/http/visitor-address.ts'
import { NewsHub } from './news-hub.ts'

/** A page may have been in transit this long before it started counting its age. */
const transitMs = 2_000
const longestAge = 7 * 86_400_000
const retryAfter = '60'

/** What pages show besides their own document: the frame, and shared documents in blocks. */
const shownByPages: readonly string[] = [...neededByEveryPage(), ...Object.values(sharedDocuments)]
  .filter(({ key }) => key !== interfaceText.key)
  .flatMap(({ tags }) => tags)

let hub: NewsHub | undefined

const openHub = (): NewsHub => {
  if (hub) return hub
  const opened = new NewsHub(freshness, { most: 5_000, maxPerAddress: 60, heartbeat: 20_000 })
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, () => opened.close())
  hub = opened
  return opened
}

/**
 * `GET /api/news?path=/de/fees&age=1500`: server-sent events, with `news` when content of the page was published or a
 * banner begins or ends, including up to `age` ms ago (record 22). 503 when full.
 */
export const newsAnswer = (request: Request): Response => {
  const { searchParams } = new URL(request.url)
  const pathname = searchParams.get('path') ?? ''
  const age = Number(searchParams.get('age') ?? 0)
  if (!pathname.startsWith('/') || pathname.length > 300 || !Number.isFinite(age)) {
    return privateJson(400, { ok: false, message: 'path and age are an own path and milliseconds.' })
  }
  const { prefix, path } = splitPrefix(pathname)
  const locale = prefix ?? defaultLocale
  const own = page.tagsAt(locale, path === '' ? '/' : path)
  const stream = openHub().listen({
    key: `${locale} ${path}`,
    tags: [...shownByPages, ...own, toldTag],
    since: freshness.tick() - Math.min(Math.max(age, 0), longestAge) - transitMs,
    address: addressOf(request.headers),
  })
  if (!stream) {
    return privateJson(503, { ok: false, message: 'Too many pages are open.' }, { 'retry-after': retryAfter })
  }
  return new Response(stream, {
    headers: {
      'content-type': 'text/event-stream; charset=utf-8',
      // Prevents caches and compressors from buffering events.
      'cache-control': 'private, no-store, no-transform',
      'x-accel-buffering': 'no',
      'content-security-policy': inertPolicy,
      'x-robots-tag': 'noindex',
    },
  })
}
