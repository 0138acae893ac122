export const wordBlocks = {
  Cards: 'Karten',
} as const
