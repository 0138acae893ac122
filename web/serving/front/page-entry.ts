import { planHeaders } from '#web/serving/next/front/answer-headers.ts'
import type { Answer, CacheEntry } from './front-cache.ts'
import { type SentPage, steadyNow } from './messages.ts'
import { Packed } from './packed.ts'

/** On what a page's answer depends, as Next says it. */
const vary = [
  'vary',
  'rsc, next-router-state-tree, next-router-prefetch, next-router-segment-prefetch, Accept-Encoding',
] as const

const linesOf = (headers: Readonly<Record<string, string>>): string[] => Object.entries(headers).flat()

const answerOf = async (
  { address, headers, etag }: SentPage,
  bytes: Uint8Array,
  contentType: string,
  isHttps: boolean,
): Promise<Answer> => {
  const [, path = ''] = address.split(' ')
  const always = planHeaders({ path, status: 200, contentType, hasPolicy: true }, isHttps)
  const own = Object.fromEntries(headers.filter(([name]) => name !== 'content-type'))
  const isPage = contentType.startsWith('text/html')
  const lines = {
    ...own,
    ...Object.fromEntries([vary]),
    'content-type': contentType,
    ...always,
  }
  return {
    body: await Packed.of(bytes),
    head: linesOf(lines),
    etag: isPage ? etag : undefined,
    lastModified: undefined,
  }
}

/** A page as it is held: packed, with all its headers. */
export const entryOfPage = async (
  page: SentPage,
  flags: Int32Array,
  isHttps: boolean,
  onDrop: () => void,
): Promise<CacheEntry> => {
  const lifeLeft = (): number => Math.min(page.lifeEnd - steadyNow(), page.moment - Date.now())
  return {
    whole: await answerOf(page, page.html, 'text/html; charset=utf-8', isHttps),
    data: page.data ? await answerOf(page, page.data, 'text/x-component', isHttps) : null,
    isCurrent: () => Atomics.load(flags, page.slot) === 1 && lifeLeft() > 0,
    lifeLeft,
    onDrop,
  }
}
