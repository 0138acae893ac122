/** The board of a market. */
export const market = {
  'All instruments of a market with price, change, range, costs of a usual size and next release, to search, sort and compare; hours, leverage and what moves it beside them. Example: Currencies':
    'Alle Instrumente eines Marktes mit Kurs, Veränderung, Spanne, Kosten einer üblichen Größe und nächster Veröffentlichung, zum Suchen, Sortieren und Vergleichen; daneben Handelszeiten, Hebel und was ihn bewegt. Beispiel: Devisen',
  'Stands over the block and in the page’s outline. Example: Prices and costs now':
    'Steht über dem Block und in der Gliederung der Seite. Beispiel: Kurse und Kosten jetzt',
  'One or two sentences under the heading. Example: Two currencies at a time, as their prices change.':
    'Ein oder zwei Sätze unter der Überschrift. Beispiel: Je zwei Währungen, während sich ihre Kurse ändern.',
  'Its instruments are listed, by their leverage. Example: Currencies':
    'Seine Instrumente werden nach ihrem Hebel gelistet. Beispiel: Devisen',
  'What moves it': 'Was ihn bewegt',
  'Two to four, the strongest first; drag to reorder. Example: Interest rates.':
    'Zwei bis vier, das Stärkste zuerst; ordnen Sie durch Ziehen. Beispiel: Zinsen.',
  'What it is, in a word or two. Example: Interest rates':
    'Was es ist, in ein oder zwei Wörtern. Beispiel: Zinsen',
  'When and how': 'Wann und wie',
  'Half a sentence: how often, and what it does. Example: eight meetings a year, and every price figure before them':
    'Ein halber Satz: wie oft, und was es bewirkt. Beispiel: acht Sitzungen im Jahr, und jede Preiszahl davor',
  'Choose the market that the board is of.': 'Wählen Sie den Markt der Tafel.',
  'Name what moves the market.': 'Nennen Sie, was den Markt bewegt.',
  'Write when or how it moves the market.': 'Schreiben Sie, wann oder wie es den Markt bewegt.',
} as const
