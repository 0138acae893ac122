import { passCookieNames } from '#web/lib/http/cookie-names.ts'

/** What one internet address may ask for of a kind of answer that is made for each request anew. */
export interface RequestClass {
  name: string
  /** Requests in a minute. Many times what a person reads: hundreds may share an address. */
  most: number
  /** The answer costs tens of milliseconds: no more of them are made at once than there are places. */
  isDear: boolean
  /** Counts every request, or those alone that were answered with an error of the asker. */
  counts: 'all' | 'refused'
  /**
   * What a refusal is: a line of text, JSON, the broker's envelope where a page asks the broker, or a page of the
   * site, which the first refusals of a minute are.
   */
  refusedWith: 'text' | 'json' | 'envelope' | 'page'
}

const call = { isDear: false, counts: 'all', refusedWith: 'json' } as const
const relayed = { isDear: false, counts: 'all', refusedWith: 'envelope' } as const
const page = { isDear: true, counts: 'all', refusedWith: 'page' } as const
const picture = { isDear: true, counts: 'all', refusedWith: 'text' } as const

const classes = {
  search: { name: 'search', most: 60, ...page },
  account: { name: 'account', most: 120, ...page },
  preview: { name: 'preview', most: 600, ...page },
  previewCalls: { name: 'preview calls', most: 120, ...call },
  searchIndex: { name: 'search index', most: 120, ...call },
  // An open page asks thirteen times a minute; this is an office of four hundred on one address.
  quotes: { name: 'quotes', most: 6_000, ...relayed },
  broker: { name: 'broker', most: 1_200, ...relayed },
  // The lake's signed webhooks come from one address, thousands in a minute when much is imported.
  webhook: { name: 'webhook', most: 60, ...call, counts: 'refused' },
  calls: { name: 'calls', most: 600, ...call },
  sharing: { name: 'sharing pictures', most: 120, ...picture },
  media: { name: 'media', most: 120, ...picture, isDear: false, counts: 'refused' },
} as const satisfies Record<string, RequestClass>

/** By the head of the path, the longest first. */
const byHead: readonly (readonly [string, RequestClass])[] = [
  ['/api/preview/', classes.previewCalls],
  ['/api/search/', classes.searchIndex],
  ['/api/q/', classes.quotes],
  ['/api/m/', classes.broker],
  ['/api/revalidate', classes.webhook],
  ['/api/', classes.calls],
  ['/og/', classes.sharing],
  ['/media/', classes.media],
]

/** Files, and what is rendered once for all; nothing of a preview. */
const shared = /^\/(?:_next|assets|locales|legal)\/|^\/(?:favicon\.ico|sitemap\.xml|robots\.txt)$/

const drawnForOne: readonly (readonly [RegExp, RequestClass])[] = [
  [/^(?:\/[a-z]{2})?\/search\/?$/, classes.search],
  [/^(?:\/[a-z]{2})?\/uc\/?$/, classes.account],
]

const hasPass = (cookie: string): boolean =>
  cookie.split(';').some((part) => passCookieNames.includes(part.split('=', 1)[0]?.trim() ?? ''))

/** The class of a request by its path and cookies; null for what is served from the page cache. */
export const requestClass = (path: string, cookie: string): RequestClass | null => {
  const headed = byHead.find(([head]) => path.startsWith(head))
  if (headed) return headed[1]
  if (shared.test(path)) return null
  if (hasPass(cookie)) return classes.preview
  return drawnForOne.find(([pattern]) => pattern.test(path))?.[1] ?? null
}
