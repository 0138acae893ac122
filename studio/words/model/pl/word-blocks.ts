export const wordBlocks = {
  Cards: 'Karty',
} as const
