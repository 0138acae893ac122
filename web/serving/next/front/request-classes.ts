import { passCookieNames } from '#web/lib/http/cookie-names.ts'

/** The limit per internet address for a kind of response that is produced per request. */
export interface RequestClass {
  name: string
  /** Requests per minute. Many times what one person needs, since hundreds may share an address. */
  most: number
  /** The response takes tens of milliseconds, so the number produced at once is limited. */
  isExpensive: boolean
  /** Count all requests, or only those answered with a client error. */
  counts: 'all' | 'refused'
  /**
   * Form of a refusal: a line of text, JSON, the broker's envelope, or (for the first ones of a minute) a page of the
   * site.
   */
  refusedWith: 'text' | 'json' | 'envelope' | 'page'
}

const call = { isExpensive: false, counts: 'all', refusedWith: 'json' } as const
const relayed = { isExpensive: false, counts: 'all', refusedWith: 'envelope' } as const
const page = { isExpensive: true, counts: 'all', refusedWith: 'page' } as const
const picture = { isExpensive: true, counts: 'all', refusedWith: 'text' } as const

const classes = {
  search: { name: 'search', most: 60, ...page },
  pastTrade: { name: 'past trades', most: 60, ...page },
  account: { name: 'account', most: 120, ...page },
  preview: { name: 'preview', most: 600, ...page },
  previewCalls: { name: 'preview calls', most: 120, ...call },
  searchIndex: { name: 'search index', most: 120, ...call },
  // An open page polls thirteen times a minute; this allows an office of four hundred behind one address.
  quotes: { name: 'quotes', most: 6_000, ...relayed },
  broker: { name: 'broker', most: 1_200, ...relayed },
  // The lake's signed webhooks come from one address, thousands per minute during an import.
  webhook: { name: 'webhook', most: 60, ...call, counts: 'refused' },
  calls: { name: 'calls', most: 600, ...call },
  sharing: { name: 'sharing pictures', most: 120, ...picture },
  media: { name: 'media', most: 120, ...picture, isExpensive: false, counts: 'refused' },
} as const satisfies Record<string, RequestClass>

/** By path prefix, longest first. */
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

/** Files, and pages rendered once for everybody; never a preview. */
const shared = /^\/(?:_next|assets|locales|legal)\/|^\/(?:favicon\.ico|sitemap\.xml|robots\.txt)$/

const drawnForOne: readonly (readonly [RegExp, RequestClass])[] = [
  [/^(?:\/[a-z]{2})?\/search\/?$/, classes.search],
  [/^(?:\/[a-z]{2})?\/trade-cost\/?$/, classes.pastTrade],
  [/^(?:\/[a-z]{2})?\/uc\/?$/, classes.account],
]

const hasPass = (cookie: string): boolean =>
  cookie.split(';').some((part) => passCookieNames.includes(part.split('=', 1)[0]?.trim() ?? ''))

/** The class of a request by its path and cookies; null when the page cache answers it. */
export const requestClass = (path: string, cookie: string): RequestClass | null => {
  const headed = byHead.find(([head]) => path.startsWith(head))
  if (headed) return headed[1]
  if (shared.test(path)) return null
  if (hasPass(cookie)) return classes.preview
  return drawnForOne.find(([pattern]) => pattern.test(path))?.[1] ?? null
}
