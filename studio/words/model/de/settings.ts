export const settings = {
  Title: 'Titel',
  Figure: 'Zahl',
  'Loss percentage': 'Verlustquote',
  'Write a number from 0 to 100 with at most two decimals, for example 74.5.':
    'Geben Sie eine Zahl von 0 bis 100 mit höchstens zwei Nachkommastellen ein, zum Beispiel 74,5.',
} as const
