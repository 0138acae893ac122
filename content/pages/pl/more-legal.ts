import type { PageText } from '#content/page-text.ts'

export const moreLegal: PageText = {
  key: 'more-legal',
  path: '/more/legal',
  title: 'Dokumenty prawne',
  metadata: {
    title: 'Dokumenty prawne i kluczowe informacje (KID)',
    keywords: [
      'ryzyko CFD',
      'dokument zawierający kluczowe informacje',
      'KID',
      'polityka cookies',
      'dokumenty prawne CFD',
    ],
    description:
      'Zasady, które nas wiążą, oraz dokumenty zawierające kluczowe informacje o naszych CFD, w trzech językach, z numerem wersji i datą.',
  },
  blocks: [
    {
      type: 'legalList',
      key: 'library',
      title: 'Dokumenty prawne',
      lede: 'To, co nas wiąże, i to, co musimy powiedzieć przed zawarciem transakcji. Adres dokumentu się nie zmienia i zawsze prowadzi do obowiązującej wersji. Każda wcześniejsza wersja zachowuje własny adres.',
      kinds: [],
    },
    {
      type: 'richText',
      key: 'reading',
      heading: 'Jak czytać tę stronę',
      markdown: `
- **Wersja.** Numer podany na pierwszej stronie. Gdy treść zmienia się co do istoty, rośnie pierwsza cyfra.
- **Obowiązuje od.** Dzień, od którego stosuje się daną wersję. Wersja zastąpiona już nie obowiązuje, ale nadal można ją otworzyć.
- **Plik.** PDF, którego tekst można przeszukiwać i odsłuchać za pomocą czytnika ekranu.
- **Języki.** Jeśli dokument istnieje w Twoim języku, ta wersja jest przeznaczona dla Ciebie.

Dokumenty na tej stronie są wzorami i należą do fikcyjnej firmy. Jeśli któregoś nie da się otworzyć lub potrzebna jest inna forma, napisz do nas. Wyślemy go bezpłatnie.
`,
    },
  ],
}
