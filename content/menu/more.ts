import type { MenuEntry } from './item.ts'

export const management: MenuEntry = {
  path: '/management',
  external: 'management',
  name: { en: 'Asset management', de: 'Vermögensverwaltung', pl: 'Zarządzanie aktywami' },
  note: {
    en: 'A separate service, on another site',
    de: 'Eine eigene Dienstleistung auf einer anderen Website',
    pl: 'Osobna usługa na innej stronie',
  },
}

export const more: MenuEntry = {
  path: '/more',
  name: { en: 'More', de: 'Mehr', pl: 'Więcej' },
  isLink: false,
  note: {
    en: 'The licence, the papers, and how to reach us.',
    de: 'Die Zulassung, die Dokumente und wie Sie uns erreichen.',
    pl: 'Zezwolenie, dokumenty i kontakt z nami.',
  },
  children: [
    {
      path: '/more/company',
      name: { en: 'Company', de: 'Unternehmen', pl: 'Firma' },
      isLink: false,
      children: [
        {
          path: '/more/contact',
          name: { en: 'Contact', de: 'Kontakt', pl: 'Kontakt' },
          note: {
            en: 'Office, telephone, e-mail',
            de: 'Büro, Telefon, E-Mail',
            pl: 'Biuro, telefon, e-mail',
          },
        },
        {
          path: '/about/providers',
          name: { en: 'Liquidity providers', de: 'Liquiditätsanbieter', pl: 'Dostawcy płynności' },
          note: {
            en: 'Where we pass risk on',
            de: 'An wen wir Risiko weitergeben',
            pl: 'Komu przekazujemy ryzyko',
          },
        },
      ],
    },
    {
      path: '/more/why',
      name: { en: 'The product', de: 'Das Produkt', pl: 'Produkt' },
      isLink: false,
      children: [
        {
          path: '/more/regulation',
          name: { en: 'Regulation', de: 'Regulierung', pl: 'Regulacje' },
          note: {
            en: 'What supervision does, and what not',
            de: 'Was Aufsicht leistet und was nicht',
            pl: 'Co daje nadzór, a czego nie',
          },
        },
        {
          path: '/more/legal',
          name: { en: 'Legal documents', de: 'Rechtsdokumente', pl: 'Dokumenty prawne' },
          note: {
            en: 'Every paper, every version',
            de: 'Jedes Dokument in jeder Fassung',
            pl: 'Każdy dokument w każdej wersji',
          },
        },
      ],
    },
    {
      path: '/more/help',
      name: { en: 'Help', de: 'Hilfe', pl: 'Pomoc' },
      isLink: false,
      children: [
        {
          path: '/more/faq',
          name: { en: 'FAQ', de: 'Häufige Fragen', pl: 'Częste pytania' },
          note: {
            en: 'Questions we are asked, answered plainly',
            de: 'Fragen, die uns gestellt werden, klar beantwortet',
            pl: 'Zadawane nam pytania i proste odpowiedzi',
          },
        },
      ],
    },
  ],
}
