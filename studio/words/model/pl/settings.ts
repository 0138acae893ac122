export const settings = {
  Title: 'Tytuł',
  Figure: 'Liczba',
  'Loss percentage': 'Odsetek strat',
  'Write a number from 0 to 100 with at most two decimals, for example 74.5.':
    'Wpisz liczbę od 0 do 100 z najwyżej dwoma miejscami po przecinku, na przykład 74,5.',
} as const
