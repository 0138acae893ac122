import type { PageText } from '#content/page-text.ts'

export const home: PageText = {
  key: 'home',
  path: '/',
  title: 'CFD trading with the cost in view',
  metadata: {
    title: 'CFDs on currencies, metals, energy and indices',
    keywords: ['CFD trading', 'forex', 'CFD costs', 'margin', 'leverage limits', 'CySEC'],
    description:
      'Thirty CFDs from a firm regulated in Cyprus. See the spread, the margin and the overnight cost before each order, and what you could lose.',
  },
  blocks: [
    {
      type: 'hero',
      key: 'hero',
      title: 'Count the cost before you trade.',
      lede: 'We offer CFDs on currencies, metals, energy and indices, under supervision in Cyprus. Every order shows its spread, its margin and its cost per night first. Leverage multiplies the result in both directions, and you could lose the money you put in.',
      actions: [
        { key: 'register', label: 'Register', style: 'solid', link: { setting: 'register' } },
        { key: 'intro', label: 'How a CFD works', style: 'outlined', link: { page: 'about-intro' } },
      ],
    },
    {
      type: 'topInstruments',
      key: 'prices',
      instruments: ['EURUSD', 'XAUUSD', 'NAS100'],
      note: 'Indicative bid prices, asked for every five seconds. To buy you pay the ask, which is higher.',
      moreLabel: 'One trade, worked out to the cent',
      moreLink: { page: 'about-intro' },
    },
    {
      type: 'richText',
      key: 'cost',
      heading: 'Three costs, named in advance',
      markdown: `
The price on the screen is not the whole price. A position costs money when you open it, for every night you keep it, and when its result has to be changed into your currency. We charge no commission on top.

- **Spread.** The distance between bid and ask. On EURUSD it is typically 0.9 pips, or 0.90 US dollars for 0.1 lot. You start each trade that far behind.
- **Overnight financing.** Charged or credited on a position held past the end of the trading day, and most often charged. Over weeks it can outgrow the spread.
- **Conversion.** A result in dollars or yen is changed into the currency of your account at our rate, which includes a charge of 0.5%.

Spreads widen in thin markets and around news. The figure above is typical. It is not a limit.
`,
    },
    {
      type: 'richText',
      key: 'markets',
      heading: 'Four markets, thirty instruments',
      markdown: `
The regulator caps the leverage of retail clients, and we apply the cap as it stands. At 30:1 a move of 3.33% against you is as large as the margin you put up.

- **Forex, 20 pairs.** Up to 30:1 on pairs of two major currencies, up to 20:1 on the others. AUDUSD and NZDUSD are among the others.
- **Metals, 2.** Gold up to 20:1, silver up to 10:1.
- **Energy, 2.** Brent and WTI, both up to 10:1.
- **Spot indices, 6.** Up to 20:1, and up to 10:1 on the Hong Kong 50.
`,
    },
    {
      type: 'richText',
      key: 'protection',
      heading: 'The rules limit your loss. They do not prevent it.',
      markdown: `
### What the rules do

- Your money is held apart from ours, in accounts at banks.
- When your funds fall to half the margin your positions need, we must begin to close them.
- A retail account cannot end below zero. If it falls there, we bring it back to zero at our cost.
- If we fail and cannot return your money, the Investor Compensation Fund may pay up to 20,000 euros to an eligible client.

### What the rules do not do

- They do not cover losses from trading. That money is gone.
- They do not stop gaps. A stop order is carried out at the next price there is, and that price can be much worse.
- They do not make a CFD suitable for you. We ask what you know about them first, and we warn you if it is not enough.
`,
    },
    {
      type: 'legalList',
      key: 'papers',
      title: 'Read these first',
      lede: 'The risk disclosure says what can go wrong. The key information document says what it costs. Together they take about fifteen minutes.',
      kinds: ['policy', 'kid'],
    },
  ],
}
