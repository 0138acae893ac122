/** The markets, in the site's order. */
export const assetClasses = [
  { value: 'forex', title: 'Currencies' },
  { value: 'metals', title: 'Metals' },
  { value: 'energy', title: 'Energy' },
  { value: 'indices', title: 'Indices' },
] as const

/** The page of each market, the parent of its instruments' pages; the site has the same table. */
export const marketPaths: Readonly<Record<(typeof assetClasses)[number]['value'], string>> = {
  forex: '/trading/forex',
  metals: '/trading/metals',
  energy: '/trading/energy',
  indices: '/trading/spot',
}
