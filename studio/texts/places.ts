import type { Namespace, Namespaces } from '#locales/resources.ts'

type Places = { [Name in Namespace]: Readonly<Record<keyof Namespaces[Name], string>> }

/**
 * Where visitors meet the texts of the interface, by the first part of their key: the part of the site, then its
 * address where it has one of its own. A new part of a language file does not compile without its place.
 */
const places: Places = {
  BasicLayout: {
    skip: 'Every page, for the keyboard',
    home: 'Header',
    menu: 'Header: menu',
    crumbs: 'Path above the title',
    homePage: 'Path above the title',
    header: 'Header',
    progress: 'While a page loads',
    theme: 'Choice of light and dark',
    language: 'Choice of language',
    risk: 'Risk warning',
    part: 'When a part of a page fails',
    toasts: 'Notices in the corner',
    dialog: 'Dialogs',
    footer: 'Footer',
    consent: 'Cookies · /cookie-settings',
    notFound: 'Page that does not exist',
    preview: 'Preview of drafts',
    legal: 'Legal documents · /more/legal',
    blocks: 'Blocks of pages',
    search: 'Search · /search',
    tryAgain: 'When the site cannot answer',
    tooMany: 'When the site cannot answer',
    screens: 'Platforms · /trading/platforms',
    plates: 'Drawings on pages',
  },
  trading: {
    chart: 'Chart · /trading/forex/eurusd',
    plate: 'Chart · /trading/forex/eurusd',
    quotes: 'Prices · /trading/realtime',
    board: 'Prices · /trading/realtime',
    hours: 'Trading hours',
    classes: 'Markets · /trading/markets',
    specification: 'Table of instruments · /trading/forex',
    pips: 'Units of trading',
    units: 'Units of trading',
    zones: 'Trading hours',
    trade: 'One trade, drawn to scale',
    marketRows: 'Markets · /trading/markets',
    livePrice: 'Prices in texts',
    course: 'Courses drawn on pages',
    dayRule: 'The day on one rule',
    calendar: 'Economic calendar · /trading/calendar',
    instrument: 'Page of an instrument · /trading/forex/eurusd',
    calculators: 'Calculators · /trading/tools',
    lots: 'Units of trading',
    ticket: 'Screens of the platforms',
    bill: 'Page of an instrument · /trading/forex/eurusd',
    costs: 'Page of an instrument · /trading/forex/eurusd',
    clock: 'Page of an instrument · /trading/forex/eurusd',
    near: 'Page of an instrument · /trading/forex/eurusd',
  },
  login: {
    logIn: 'Header',
    register: 'Header',
    account: 'Header',
    startTrading: 'Closing band',
    bandTitle: 'Closing band',
    banner: 'Log in · /login',
    registerBanner: 'Registration · /register',
    form: 'Forms',
    rule: 'Forms',
    login: 'Log in · /login',
    signUp: 'Registration · /register',
    preparation: 'Registration · /register',
    forgot: 'Forgotten password · /forgot-password',
    centre: 'Account · /uc',
    partner: 'Form for partners · /partnerships',
    closing: 'Closing band',
  },
}

/** Where visitors meet a text of the interface. */
export const placeOf = (namespace: Namespace, key: string): string => {
  const own: Readonly<Record<string, string>> = places[namespace]
  return own[key.split('.')[0] ?? ''] ?? namespace
}

/** All places, by the alphabet. */
export const allPlaces: readonly string[] = [
  ...new Set(Object.values(places).flatMap((parts) => Object.values(parts))),
].toSorted((a, b) => a.localeCompare(b))
