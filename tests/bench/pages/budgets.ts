/** Classes of pages and what each may weigh, kB in Brotli; script above the empty page's (quality 1). */
export const classes = {
  A: { script: 12, html: 14, css: 12, fonts: 90 },
  B: { script: 30, html: 25, css: 14, fonts: 90 },
  C: { script: 35, html: 12, css: 12, fonts: 90 },
} as const

export type PageClass = keyof typeof classes

const live = new Set(['/', '/trading/realtime', '/trading/calendar'])
const forms = new Set(['/login', '/register', '/forgot-password', '/uc', '/download'])

/** The class of a path without its language prefix: live blocks make B, forms C (quality 1). */
export const classOf = (path: string): PageClass => {
  if (forms.has(path)) return 'C'
  const isInstrument = /^\/trading\/[a-z]+\/[a-z0-9]+$/.test(path)
  return live.has(path) || isInstrument ? 'B' : 'A'
}
