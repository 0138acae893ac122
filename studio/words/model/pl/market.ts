/** The board of a market. */
export const market = {
  'All instruments of a market with price, change, range, costs of a usual size and next release, to search, sort and compare; hours, leverage and what moves it beside them. Example: Currencies':
    'Wszystkie instrumenty rynku z ceną, zmianą, zakresem, kosztami zwykłej wielkości i następną publikacją, do szukania, sortowania i porównywania; obok godziny, dźwignia i to, co nim porusza. Przykład: waluty',
  'Stands over the block and in the page’s outline. Example: Prices and costs now':
    'Stoi nad blokiem i w spisie treści strony. Przykład: Ceny i koszty teraz',
  'One or two sentences under the heading. Example: Two currencies at a time, as their prices change.':
    'Jedno lub dwa zdania pod nagłówkiem. Przykład: Po dwie waluty, gdy zmieniają się ich ceny.',
  'Its instruments are listed, by their leverage. Example: Currencies':
    'Jego instrumenty są wymienione według dźwigni. Przykład: waluty',
  'What moves it': 'Co nim porusza',
  'Two to four, the strongest first; drag to reorder. Example: Interest rates.':
    'Od dwóch do czterech, najsilniejsze najpierw; przeciągnij, aby zmienić kolejność. Przykład: stopy procentowe.',
  'What it is, in a word or two. Example: Interest rates':
    'Co to jest, w jednym lub dwóch słowach. Przykład: stopy procentowe',
  'When and how': 'Kiedy i jak',
  'Half a sentence: how often, and what it does. Example: eight meetings a year, and every price figure before them':
    'Pół zdania: jak często i co robi. Przykład: osiem posiedzeń w roku i każdy odczyt cen przed nimi',
  'Choose the market that the board is of.': 'Wybierz rynek tej tablicy.',
  'Name what moves the market.': 'Nazwij to, co porusza rynkiem.',
  'Write when or how it moves the market.': 'Napisz, kiedy lub jak porusza rynkiem.',
} as const
