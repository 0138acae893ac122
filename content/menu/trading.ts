import type { MenuEntry } from './item.ts'

const platforms: MenuEntry = {
  path: '/trading/platforms',
  name: { en: 'Platforms', de: 'Plattformen', pl: 'Platformy' },
  isLink: false,
  children: [
    {
      path: '/platforms/mctrader',
      name: { en: 'MCtrader', de: 'MCtrader', pl: 'MCtrader' },
      note: {
        en: 'Our app for phone and tablet',
        de: 'Unsere App für Telefon und Tablet',
        pl: 'Nasza aplikacja na telefon i tablet',
      },
    },
    {
      path: '/platforms/mt4',
      name: { en: 'MT4', de: 'MT4', pl: 'MT4' },
      note: {
        en: 'For the desktop, with charts and automation',
        de: 'Für den Schreibtisch, mit Charts und Automatik',
        pl: 'Na komputer, z wykresami i automatyzacją',
      },
    },
  ],
}

const markets: MenuEntry = {
  path: '/trading/markets',
  name: { en: 'Markets', de: 'Märkte', pl: 'Rynki' },
  isLink: false,
  children: [
    {
      path: '/trading/forex',
      name: { en: 'Forex', de: 'Devisen', pl: 'Forex' },
      note: { en: '20 pairs, up to 30:1', de: '20 Paare, bis 30:1', pl: '20 par, do 30:1' },
    },
    {
      path: '/trading/metals',
      name: { en: 'Metals', de: 'Metalle', pl: 'Metale' },
      note: {
        en: 'Gold up to 20:1, silver up to 10:1',
        de: 'Gold bis 20:1, Silber bis 10:1',
        pl: 'Złoto do 20:1, srebro do 10:1',
      },
    },
    {
      path: '/trading/energy',
      name: { en: 'Energy', de: 'Energie', pl: 'Energia' },
      note: { en: 'Brent and WTI, up to 10:1', de: 'Brent und WTI, bis 10:1', pl: 'Brent i WTI, do 10:1' },
    },
    {
      path: '/trading/spot',
      name: { en: 'Spot indices', de: 'Spot-Indizes', pl: 'Indeksy spot' },
      note: { en: 'Six indices, up to 20:1', de: 'Sechs Indizes, bis 20:1', pl: 'Sześć indeksów, do 20:1' },
    },
  ],
}

const tools: MenuEntry = {
  path: '/trading/tools',
  name: { en: 'Tools', de: 'Werkzeuge', pl: 'Narzędzia' },
  isLink: false,
  children: [
    {
      path: '/trading/calendar',
      name: { en: 'Economic calendar', de: 'Wirtschaftskalender', pl: 'Kalendarz ekonomiczny' },
      note: {
        en: 'Releases that can move prices',
        de: 'Termine, die Kurse bewegen können',
        pl: 'Publikacje, które mogą poruszyć ceny',
      },
    },
    {
      path: '/trading/realtime',
      name: { en: 'Real-time', de: 'Echtzeitkurse', pl: 'Notowania na żywo' },
      note: {
        en: 'Indicative prices, every five seconds',
        de: 'Unverbindliche Kurse, alle fünf Sekunden',
        pl: 'Ceny orientacyjne, co pięć sekund',
      },
    },
  ],
}

export const trading: MenuEntry = {
  path: '/trading',
  name: { en: 'Trading', de: 'Handel', pl: 'Handel' },
  isLink: false,
  note: {
    en: 'Two platforms, four markets, and the tools to look before you order.',
    de: 'Zwei Plattformen, vier Märkte und Werkzeuge für den Blick vor der Order.',
    pl: 'Dwie platformy, cztery rynki i narzędzia, z których warto skorzystać przed zleceniem.',
  },
  children: [platforms, markets, tools],
}
