import type { Namespace, Namespaces } from '#locales/resources.ts'
import type { Say } from './use-words.ts'
import type { WordKey } from './words/en.ts'

/** A place where visitors meet texts; its name is in the words of the tool. */
export type Place = WordKey extends infer Key ? (Key extends `place.${infer Name}` ? Name : never) : never

type Places = { [Name in Namespace]: Readonly<Record<keyof Namespaces[Name], Place>> }

/**
 * Where visitors meet the texts of the interface, by the first part of their key. A new part of a language file does
 * not compile without its place.
 */
const places = {
  BasicLayout: {
    skip: 'everyPage',
    home: 'header',
    menu: 'menu',
    crumbs: 'crumbs',
    homePage: 'crumbs',
    header: 'header',
    progress: 'loading',
    theme: 'theme',
    language: 'language',
    risk: 'risk',
    printed: 'everyPage',
    part: 'failedPart',
    toasts: 'notices',
    dialog: 'dialogs',
    footer: 'footer',
    consent: 'cookies',
    notFound: 'notFound',
    preview: 'preview',
    legal: 'legal',
    blocks: 'blocks',
    search: 'search',
    tryAgain: 'noAnswer',
    unread: 'noAnswer',
    tooMany: 'noAnswer',
    screens: 'platforms',
    plates: 'drawings',
  },
  trading: {
    chart: 'chart',
    plate: 'chart',
    quotes: 'prices',
    board: 'prices',
    hours: 'hours',
    classes: 'markets',
    specification: 'table',
    pips: 'units',
    units: 'units',
    zones: 'hours',
    trade: 'trade',
    market: 'markets',
    marketRows: 'markets',
    livePrice: 'livePrices',
    course: 'courses',
    dayRule: 'day',
    calendar: 'calendar',
    instrument: 'instrument',
    calculators: 'calculators',
    lots: 'units',
    ticket: 'tickets',
    bill: 'instrument',
    costs: 'instrument',
    pastTrade: 'instrument',
    clock: 'instrument',
    near: 'instrument',
    practice: 'instrument',
    practiceAccount: 'instrument',
  },
  login: {
    logIn: 'header',
    register: 'header',
    account: 'header',
    startTrading: 'band',
    bandTitle: 'band',
    banner: 'login',
    registerBanner: 'registration',
    form: 'forms',
    rule: 'forms',
    login: 'login',
    signUp: 'registration',
    preparation: 'registration',
    forgot: 'forgotten',
    centre: 'account',
    partner: 'partner',
    closing: 'band',
  },
} as const satisfies Places

/** Where a place has an address of its own. */
const addresses: Readonly<Partial<Record<Place, string>>> = {
  cookies: '/cookie-settings',
  legal: '/more/legal',
  search: '/search',
  platforms: '/trading/platforms',
  chart: '/trading/forex/eurusd',
  prices: '/trading/realtime',
  markets: '/trading/markets',
  table: '/trading/forex',
  calendar: '/trading/calendar',
  instrument: '/trading/forex/eurusd',
  calculators: '/trading/tools',
  login: '/login',
  registration: '/register',
  forgotten: '/forgot-password',
  account: '/uc',
  partner: '/partnerships',
}

/** Where visitors meet a text of the interface; undefined for one the program does not have. */
export const placeOf = (namespace: Namespace, key: string): Place | undefined => {
  const own: Readonly<Record<string, Place>> = places[namespace]
  return own[key.split('.')[0] ?? '']
}

/** The name of a place, with its address where it has one. */
export const sayPlace = (say: Say, place: Place): string => {
  const address = addresses[place]
  return address === undefined ? say(`place.${place}`) : `${say(`place.${place}`)} · ${address}`
}

/** All places. */
export const allPlaces: readonly Place[] = [
  ...new Set(Object.values(places).flatMap((parts): Place[] => Object.values(parts))),
]
