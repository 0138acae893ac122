import { type InEveryLanguage, strings, texts } from './languages.ts'

const entry = (key: string, path: string, name: InEveryLanguage) => ({
  _type: 'footerItem' as const,
  _key: key,
  name: strings(name),
  link: { _type: 'link' as const, kind: 'path' as const, path, newWindow: false },
})

const list = (key: string, title: InEveryLanguage, items: ReturnType<typeof entry>[]) => ({
  _type: 'footerList' as const,
  _key: key,
  title: strings(title),
  items,
})

/** The three lists of requirements A8. */
const footerLists = [
  list('quickstart', { en: 'Quickstart', de: 'Schnelleinstieg', pl: 'Na początek' }, [
    entry('intro', '/about/intro', { en: 'Introduction', de: 'Einführung', pl: 'Wprowadzenie' }),
    entry('about', '/about', { en: 'About us', de: 'Über uns', pl: 'O nas' }),
    entry('why', '/about/why', {
      en: 'Why the product',
      de: 'Warum dieses Produkt',
      pl: 'Dlaczego ten produkt',
    }),
    entry('overview', '/account/overview', { en: 'Your account', de: 'Ihr Konto', pl: 'Twoje konto' }),
    entry('deposit', '/account/deposit', {
      en: 'Deposits and withdrawals',
      de: 'Ein- und Auszahlung',
      pl: 'Wpłaty i wypłaty',
    }),
    entry('client', '/account/client', {
      en: 'Professional client',
      de: 'Professionelle Kunden',
      pl: 'Klient profesjonalny',
    }),
  ]),
  list('instruments', { en: 'Trading instruments', de: 'Handelsinstrumente', pl: 'Instrumenty' }, [
    entry('forex', '/trading/forex', { en: 'Forex', de: 'Devisen', pl: 'Forex' }),
    entry('metals', '/trading/metals', { en: 'Metals', de: 'Metalle', pl: 'Metale' }),
    entry('energy', '/trading/energy', { en: 'Energy', de: 'Energie', pl: 'Energia' }),
    entry('spot', '/trading/spot', { en: 'Spot indices', de: 'Spot-Indizes', pl: 'Indeksy spot' }),
    entry('realtime', '/trading/realtime', { en: 'Real-time', de: 'Echtzeitkurse', pl: 'Notowania na żywo' }),
    entry('calendar', '/trading/calendar', {
      en: 'Economic calendar',
      de: 'Wirtschaftskalender',
      pl: 'Kalendarz ekonomiczny',
    }),
  ]),
  list('more', { en: 'More', de: 'Mehr', pl: 'Więcej' }, [
    entry('regulation', '/more/regulation', { en: 'Regulation', de: 'Regulierung', pl: 'Regulacje' }),
    entry('legal', '/more/legal', { en: 'Legal documents', de: 'Rechtsdokumente', pl: 'Dokumenty prawne' }),
    entry('faq', '/more/faq', {
      en: 'Help center FAQ',
      de: 'Hilfe und häufige Fragen',
      pl: 'Pomoc i częste pytania',
    }),
    entry('contact', '/more/contact', { en: 'Contact us', de: 'Kontakt', pl: 'Kontakt' }),
  ]),
]

/** What holds for the whole site: default metadata about CFD trading (requirements D9), addresses, footer. */
export const siteSettings = {
  _id: 'siteSettings' as const,
  _type: 'siteSettings' as const,
  brandName: 'Halyard Markets',
  metadata: {
    title: strings({
      en: 'CFD trading on thirty instruments',
      de: 'CFD-Handel auf dreißig Instrumente',
      pl: 'Handel CFD na trzydziestu instrumentach',
    }),
    description: texts({
      en: 'CFD trading on currencies, metals, energy and indices with a firm regulated in Cyprus. Costs and risks are shown before every order.',
      de: 'CFD-Handel auf Währungen, Metalle, Energie und Indizes bei einer in Zypern beaufsichtigten Firma. Kosten und Risiken stehen vor jeder Order.',
      pl: 'Handel CFD na waluty, metale, energię i indeksy w firmie nadzorowanej na Cyprze. Koszty i ryzyko widać przed każdym zleceniem.',
    }),
    keywords: strings({
      en: 'CFD trading, CFD broker, forex, gold, indices, CFD costs, leverage',
      de: 'CFD-Handel, CFD-Broker, Devisen, Gold, Indizes, CFD-Kosten, Hebel',
      pl: 'handel CFD, broker CFD, forex, złoto, indeksy, koszty CFD, dźwignia',
    }),
  },
  links: {
    clientArea: 'https://client.halyard.example',
    register: 'https://client.halyard.example/register',
    signIn: 'https://client.halyard.example/login',
    partner: 'https://client.halyard.example/ib',
    management: 'https://management.halyard.example',
    googlePlay: 'https://play.halyard.example/mctrader',
    appStore: 'https://apps.halyard.example/mctrader',
  },
  footerIntro: texts({
    en: 'We offer contracts for difference on currencies, metals, energy and indices. We quote the price, we are the other side of your contract, and we keep your money apart from ours. Prices on this site are indicative.',
    de: 'Wir bieten Differenzkontrakte auf Währungen, Metalle, Energie und Indizes an. Wir stellen den Kurs, sind die Gegenseite Ihres Kontrakts und halten Ihr Geld von unserem getrennt. Alle Kurse auf dieser Website sind unverbindlich.',
    pl: 'Oferujemy kontrakty na różnice kursowe na waluty, metale, energię i indeksy. Podajemy cenę, jesteśmy drugą stroną kontraktu i trzymamy Twoje pieniądze oddzielnie od naszych. Ceny na tej stronie są orientacyjne.',
  }),
  footerLists,
  paymentMethods: ['Bank Wire'],
  sectionLanguages: [],
}
