export const listBlocks = {} as const
