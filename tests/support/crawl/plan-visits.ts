import { type Locale, localeIds, localePath } from '#locales/table.ts'
import { classOf } from '#tests/bench/pages/budgets.ts'

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
  /** In which looks axe reads the whole page. */
  looks: readonly Look[]
  /** What of the frame is opened, in the look whose turn it is. */
  states: readonly { state: FrameState; look: Look }[]
  /** How wide windows are in which nothing may leave its place. */
  widths: readonly number[]
}

export const allLooks: readonly Look[] = axeWidths.flatMap((width) =>
  themes.map((theme) => ({ width, theme })),
)

/** 320 px is also 1280 at 400 % (WCAG 1.4.10), and the width that most does not fit into. */
const narrowest = 320
const otherWidths = [390, 768, 1440]
export const widths: readonly number[] = [narrowest, ...otherWidths]
/** Between them, in a sweep: 640 px is also 1280 at 200 % (WCAG 1.4.4). */
const allWidths = [...widths, 640, 960, 1024, 1280]

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

/** What a run of all pages takes: whose turn it is, and addresses that are in every run. */
export interface Sample {
  turn: number
  fixed: readonly string[]
}

const pick = <Item>(items: readonly Item[], at: number): Item => {
  const item = items[at % items.length]
  if (item === undefined) throw new Error('nothing to pick from')
  return item
}

/** A part of the frame, by day on the first page it comes to and by night on the second. */
const stateOf = (at: number, turn: number): Visit['states'] => {
  if (at >= frameStates.length * themes.length) return []
  const state = pick(frameStates, at)
  const theme = pick(themes, Math.floor(at / frameStates.length))
  const isNarrow = state === 'drawer' || state === 'warning'
  const width = pick(
    axeWidths.filter((one) => one < 960 === isNarrow),
    at + turn,
  )
  return [{ state, look: { width, theme } }]
}

/** Of each market one instrument, whose turn it is: they differ in figures alone. */
const instrumentsIn = (paths: readonly string[], turn: number): string[] => {
  const markets = Map.groupBy(
    paths.filter((path) => instrument.test(path)),
    (path) => path.slice(0, path.lastIndexOf('/')),
  )
  return [...markets.values()].map((those) => pick(those, turn))
}

const sampled = (paths: readonly string[], { turn, fixed }: Sample): Visit[] => {
  // Two numbers out of one: each page comes in each language with each of its looks.
  const [language, look] = [turn % localeIds.length, Math.floor(turn / localeIds.length)]
  const pages = paths.filter((path) => !instrument.test(path))
  const withFrame = pages.filter((path) => !cards.has(path) && path !== floating)
  return [...pages, ...instrumentsIn(paths, look)].flatMap((path, at) => {
    const kept = localeIds.filter((locale) => fixed.includes(localePath(locale, path)))
    const locales = kept.length > 0 ? kept : [pick(localeIds, at + language)]
    // Pages of words are many and of the same parts.
    const isOfWords = classOf(path) === 'A'
    const turns = at + look
    const isRead = !isOfWords || turns % 3 === 0
    const isWide = !isOfWords || kept.length > 0
    const shown = withFrame.indexOf(path)
    return locales.map((locale) => ({
      address: localePath(locale, path),
      path,
      locale,
      looks: isRead ? [pick(allLooks, isOfWords ? turns / 3 : turns)] : [],
      states: shown < 0 ? [] : stateOf(shown, look),
      widths: isWide ? widths : [narrowest, pick(otherWidths, turns)],
    }))
  })
}

const whole = (paths: readonly string[]): Visit[] =>
  paths.flatMap((path) =>
    localeIds.map((locale) => ({
      address: localePath(locale, path),
      path,
      locale,
      looks: allLooks,
      states: allLooks.flatMap((look) =>
        frameStates.filter((state) => hasState(path, state, look.width)).map((state) => ({ state, look })),
      ),
      widths: allWidths,
    })),
  )

/**
 * The visits of a crawl. In one turn: every page in one language, of instruments one of each market; axe reads those
 * with prices and forms, and every third page of words, which is seen in the narrowest window and one more. With the
 * next turns each page comes in each language and look. In whole (`whole`): each page in each language, read by axe
 * in all looks with all of the frame, in windows of eight widths.
 * @param paths without their language
 */
export const planVisits = (paths: readonly string[], sample: Sample | 'whole'): Visit[] =>
  sample === 'whole' ? whole(paths) : sampled(paths, sample)
