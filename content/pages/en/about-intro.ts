import type { PageText } from '#content/page-text.ts'

export const aboutIntro: PageText = {
  key: 'about-intro',
  path: '/about/intro',
  title: 'Introduction',
  metadata: {
    title: 'Who we are and how a CFD works',
    keywords: ['CFD explained', 'CFD example', 'margin', 'spread', 'client money', 'CFD broker Cyprus'],
    description:
      'The firm behind this site, a CFD worked out from order to result with every cost in it, where your money is held, and what we earn when you trade.',
  },
  blocks: [
    {
      type: 'hero',
      key: 'hero',
      title: 'One product, explained with its costs',
      lede: 'We sell contracts for difference and nothing else. This page takes one trade apart, down to the cent, and says what we earn from it. Reading it takes six minutes.',
      actions: [{ key: 'papers', label: 'Legal documents', style: 'outlined', link: { page: 'more-legal' } }],
    },
    {
      type: 'richText',
      key: 'firm',
      heading: 'The firm',
      markdown: `
We are a Cyprus Investment Firm with an office in Limassol. The Cyprus Securities and Exchange Commission supervises us, and the same licence lets us serve clients across the European Economic Area. The name, the licence number and the address stand at the foot of every page.

Supervision means that rules bind us and that somebody checks. It does not mean that the supervisor recommends us, or that a trade with us will end well.

We give no investment advice and manage no money on this account. You decide, and the result is yours, gain or loss.
`,
    },
    {
      type: 'richText',
      key: 'contract',
      heading: 'What a CFD is',
      markdown: `
A contract for difference is an agreement between you and us. When it closes, one side pays the other the difference between the opening and the closing price. You never own the euros, the gold or the shares behind an index.

You can open a position in either direction. If you buy, you gain when the price rises and lose when it falls. If you sell, it is the other way round.

You put up only part of the value, called the **margin**. The rest is **leverage**. It makes a small deposit carry a large position, so a small move of the price becomes a large share of your deposit, whichever way it goes.
`,
    },
    {
      type: 'richText',
      key: 'example',
      heading: 'One trade, worked out',
      markdown: `
The prices are made up, and the account is in US dollars. EURUSD stands at 1.08500 bid and 1.08509 ask. The spread is 0.9 pips.

1. You buy 0.1 lot, which is 10,000 euros, at the ask of 1.08509. The position is worth 10,850.90 dollars.
2. At 30:1 you need a margin of 361.70 dollars. It stays in your account, but you cannot use it for anything else.
3. Closing at once would bring 1.08500. You would be 0.90 dollars behind. That is the spread.
4. You keep the position for two nights. At a sample rate of 0.65 dollars a night, the financing costs 1.30 dollars.

### If the bid rises by 40 pips

It stands at 1.08900. The difference to your opening price is 39.10 dollars. Less the financing, you keep **37.80 dollars**.

### If the bid falls by 40 pips

It stands at 1.08100. The difference is 40.90 dollars against you. With the financing, you lose **42.20 dollars**.

The market moved by the same distance both times. You gained less than you could have lost, because the spread and the nights are paid either way. And a move of 0.37% in the price took 11.7% of your margin.
`,
    },
    {
      type: 'richText',
      key: 'close-out',
      heading: 'When a position is closed for you',
      markdown: `
If the funds in your account fall to half of the margin your open positions need, we must close positions, starting when that point is reached. You may have no time to react. The price at that moment counts, even if the market turns a minute later.

Markets can jump, over a weekend or on news. Then the closing price may be far below the point where the rule applies. A retail account cannot end below zero: if it does for a moment, we bring it back to zero at our cost. Everything above zero can be lost.
`,
    },
    {
      type: 'richText',
      key: 'client-money',
      heading: 'Where your money is held',
      markdown: `
Client money lies in bank accounts that carry the word clients in their name. It is kept apart from our own money, and we may not use it to run the firm or to cover our trades. We compare our books with those of the banks every business day.

That protects you if we fail. It does not protect you if the bank fails, and it does not bring back what a trade has lost.

If we cannot return client money, the Investor Compensation Fund may pay an eligible client up to 20,000 euros. Professional clients are not covered.
`,
    },
    {
      type: 'richText',
      key: 'earnings',
      heading: 'What we earn',
      markdown: `
- **The spread.** On every trade, whether you gain or lose.
- **Part of the overnight financing.** For each night a position stays open.
- **A charge on conversion.** When a result is changed into the currency of your account.

There is a conflict you should know about. We are the other side of your contract. We pass part of the risk on to other firms and keep the rest, and on the part we keep we gain when you lose. The rules oblige us to treat you fairly in spite of this, and to carry out your orders on the best terms we can obtain. They do not make the conflict disappear.
`,
    },
    {
      type: 'richText',
      key: 'not-for',
      heading: 'Who should not trade CFDs',
      markdown: `
Do not trade with money you will need, with borrowed money, or to make up for an earlier loss. Do not trade if you cannot watch a position while it is open. If the example above was hard to follow, it is better to stop here.

If you go on, read the [risk disclosure](/legal/risk-disclosure.pdf) and the [key information document for currency pairs](/legal/kid-fx.pdf) before you open an account.
`,
    },
  ],
}
