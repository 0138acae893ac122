export const documents = {
  Header: 'Kopfzeile',
  Path: 'Pfad',
  Blocks: 'Bausteine',
  Words: 'Text',
} as const
