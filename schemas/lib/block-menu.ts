/** The groups of the Studio's menu of new blocks, in its order. */
export const blockGroupTitles = {
  words: 'Words',
  figures: 'Figures',
  lists: 'Lists',
  live: 'Markets',
  contact: 'Contact',
} as const

/** Where the Studio offers a block. */
export interface BlockMenu {
  group: keyof typeof blockGroupTitles
  /** Ascending; blocks of the same number are ordered by name. */
  order: number
  /** A module of `@sanity/icons`: `Number` for `NumberIcon`. Schemas hold no components, so it is named here. */
  icon: string
}
