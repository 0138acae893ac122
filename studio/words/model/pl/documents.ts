export const documents = {
  Header: 'Nagłówek',
  Path: 'Ścieżka',
  Blocks: 'Bloki',
  Words: 'Tekst',
} as const
