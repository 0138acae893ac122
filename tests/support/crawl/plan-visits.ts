import { type Locale, localeIds, localePath } from '#locales/table.ts'

export const axeWidths = [390, 768, 1440] as const
export const themes = ['light', 'dark'] as const

/** How a page is seen when axe looks at it. */
export interface Look {
  width: (typeof axeWidths)[number]
  theme: (typeof themes)[number]
}

/** What of the frame a visitor may open; the frame is the same on every page. */
export const frameStates = ['menu', 'languages', 'drawer', 'warning', 'cookies', 'settings'] as const
export type FrameState = (typeof frameStates)[number]

/** One visit of one page: it is opened once, and all that is to be seen of it is looked at then. */
export interface Visit {
  address: string
  path: string
  locale: Locale
  /** In which looks axe reads the whole page; none where it reads the same page in another language. */
  looks: readonly Look[]
  /** What of the frame is opened, in the look whose turn it is. */
  states: readonly { state: FrameState; look: Look }[]
}

export const allLooks: readonly Look[] = axeWidths.flatMap((width) =>
  themes.map((theme) => ({ width, theme })),
)

const instrument = /^\/trading\/[a-z]+\/[a-z0-9]+$/
/** Short pages, with the languages but without menu, drawer and cookie bar. */
const cards = new Set(['/login', '/register', '/forgot-password'])
/** It has a header of its own, without the menu. */
const floating = '/partnerships'

/** Whether a page has a part of the frame in a window of a width: menus are the desktop's, the drawer is the phone's. */
const hasState = (path: string, state: FrameState, width: number): boolean => {
  if (cards.has(path)) return state === 'languages'
  if (state === 'menu') return width >= 960 && path !== floating
  if (state === 'languages') return width >= 960
  if (state === 'drawer') return width < 960 && path !== floating
  return state !== 'warning' || width < 960
}

/** So many pages show each look, and each part of the frame by day and by night, in every language. */
const round = localeIds.length * frameStates.length

/** What is seen on the page of a number, whose languages take turns by threes. */
const turnOf = (at: number): { look: Look; frame: { state: FrameState; look: Look } } => {
  const turn = Math.floor(at / localeIds.length)
  const state = frameStates[turn % frameStates.length]
  const isNarrow = state === 'drawer' || state === 'warning'
  const fitting = allLooks.filter(({ width }) => width < 960 === isNarrow)
  const frameLook = fitting[(Math.floor(turn / frameStates.length) + at) % fitting.length]
  const look = allLooks[turn % allLooks.length]
  if (!state || !frameLook || !look) throw new Error('a page has no turn')
  return { look, frame: { state, look: frameLook } }
}

/** What axe reads of a page in the language whose turn it is. */
const dueOf = (at: number, path: string, isRead: boolean): Pick<Visit, 'looks' | 'states'> => {
  const { look, frame } = turnOf(at)
  const isFrameDue = at < round && !instrument.test(path)
  return { looks: isRead ? [look] : [], states: isRead && isFrameDue ? [frame] : [] }
}

const everything: Pick<Visit, 'looks' | 'states'> = {
  looks: allLooks,
  states: allLooks.flatMap((look) => frameStates.map((state) => ({ state, look }))),
}

/** Pages of words, forms and prices first, then instruments; of those one of each market is read by axe. */
const inOrder = (paths: readonly string[]): { path: string; isRead: boolean }[] => {
  const seen = new Set<string>()
  const instruments = paths.filter((path) => instrument.test(path))
  return [
    ...paths.filter((path) => !instrument.test(path)).map((path) => ({ path, isRead: true })),
    ...instruments.map((path) => {
      const market = path.slice(0, path.lastIndexOf('/'))
      const isRead = !seen.has(market)
      seen.add(market)
      return { path, isRead }
    }),
  ]
}

/**
 * The visits of a crawl: every page in every language, an instrument's, which differ in figures alone, in one of them.
 * Axe reads each page in one language and one look, of instruments one of each market, and the frame on the first
 * pages; in whole, each page in each language, in all looks, with all of the frame.
 * @param paths without their language
 */
export const planVisits = (paths: readonly string[], isWhole: boolean): Visit[] =>
  inOrder(paths).flatMap(({ path, isRead }, at) =>
    localeIds.flatMap((locale, turn): Visit[] => {
      const isTurn = (at + turn) % localeIds.length === 0
      if (instrument.test(path) && !isTurn) return []
      const { looks, states } = isWhole ? everything : dueOf(at, path, isTurn && isRead)
      return [
        {
          address: localePath(locale, path),
          path,
          locale,
          looks,
          states: states.filter(({ state, look }) => hasState(path, state, look.width)),
        },
      ]
    }),
  )
