import type { MenuEntry } from './item.ts'

const account: MenuEntry = {
  path: '/account',
  name: { en: 'Your account', de: 'Ihr Konto', pl: 'Twoje konto' },
  isLink: false,
  children: [
    {
      path: '/account/overview',
      name: { en: 'Overview', de: 'Überblick', pl: 'Przegląd' },
      note: {
        en: 'One account, and what it costs to keep',
        de: 'Ein Konto und was es kostet',
        pl: 'Jedno konto i jego koszty',
      },
    },
    {
      path: '/account/funding',
      toPath: '/account/deposit',
      name: { en: 'Funding', de: 'Ein- und Auszahlung', pl: 'Wpłaty i wypłaty' },
      children: [
        {
          path: '/account/deposit',
          name: { en: 'Deposit', de: 'Einzahlung', pl: 'Wpłata' },
          note: {
            en: 'By bank wire, from an account in your name',
            de: 'Per Überweisung von einem Konto auf Ihren Namen',
            pl: 'Przelewem z rachunku na Twoje nazwisko',
          },
        },
        {
          path: '/account/withdrawals',
          name: { en: 'Withdrawals', de: 'Auszahlung', pl: 'Wypłata' },
          note: {
            en: 'Back to the account the money came from',
            de: 'Zurück auf das Konto, von dem das Geld kam',
            pl: 'Na rachunek, z którego przyszły pieniądze',
          },
        },
        {
          path: '/account/providers',
          name: { en: 'Payment providers', de: 'Zahlungsdienstleister', pl: 'Dostawcy płatności' },
          note: {
            en: 'Who moves the money, and their fees',
            de: 'Wer das Geld bewegt und was das kostet',
            pl: 'Kto przekazuje pieniądze i za ile',
          },
        },
      ],
    },
    {
      path: '/account/client',
      name: { en: 'Professional client', de: 'Professionelle Kunden', pl: 'Klient profesjonalny' },
      note: {
        en: 'Higher leverage, fewer protections',
        de: 'Mehr Hebel, weniger Schutz',
        pl: 'Większa dźwignia, mniejsza ochrona',
      },
    },
  ],
}

export const quickstart: MenuEntry = {
  path: '/about/quickstart',
  name: { en: 'Quickstart', de: 'Schnelleinstieg', pl: 'Na początek' },
  isLink: false,
  note: {
    en: 'Who we are, what an account costs, and how money gets in and out.',
    de: 'Wer wir sind, was ein Konto kostet und wie Geld hinein- und herauskommt.',
    pl: 'Kim jesteśmy, ile kosztuje konto oraz jak wpłacić i wypłacić pieniądze.',
  },
  children: [
    {
      path: '/about/intro',
      name: { en: 'Introduction', de: 'Einführung', pl: 'Wprowadzenie' },
      note: {
        en: 'One trade, worked out with its costs',
        de: 'Ein Geschäft, mit Kosten durchgerechnet',
        pl: 'Jedna transakcja policzona z kosztami',
      },
      children: [
        {
          path: '/about',
          name: { en: 'About', de: 'Über uns', pl: 'O nas' },
          note: {
            en: 'The firm and its licence',
            de: 'Die Firma und ihre Zulassung',
            pl: 'Firma i jej zezwolenie',
          },
        },
        {
          path: '/about/why',
          name: { en: 'Why the product', de: 'Warum dieses Produkt', pl: 'Dlaczego ten produkt' },
          note: {
            en: 'What CFDs are good for, and what not',
            de: 'Wozu CFDs taugen und wozu nicht',
            pl: 'Do czego CFD się nadają, a do czego nie',
          },
        },
        {
          path: '/about/what',
          name: { en: 'What you can trade', de: 'Was Sie handeln können', pl: 'Czym można handlować' },
          note: {
            en: '30 instruments in four markets',
            de: '30 Instrumente in vier Märkten',
            pl: '30 instrumentów na czterech rynkach',
          },
        },
      ],
    },
    account,
  ],
}
