export const assetClasses = ['forex', 'metals', 'energy', 'indices'] as const
export type AssetClass = (typeof assetClasses)[number]

export const isAssetClass = (value: unknown): value is AssetClass =>
  assetClasses.some((known) => known === value)

/** The page of each market (requirements A8); its instruments lie below it. */
export const marketPaths: Readonly<Record<AssetClass, string>> = {
  forex: '/trading/forex',
  metals: '/trading/metals',
  energy: '/trading/energy',
  indices: '/trading/spot',
}

const anyInstrument = new RegExp(`(?:${Object.values(marketPaths).join('|')})/[a-z0-9]`)

/** Whether something in the content, an address in a text or a button, leads to the page of an instrument. */
export const leadsToInstrument = (content: unknown): boolean =>
  anyInstrument.test(JSON.stringify(content ?? null))

/** Where an instrument has its page: `/trading/forex/eurusd`. */
export const instrumentPath = (assetClass: AssetClass, symbol: string): string =>
  `${marketPaths[assetClass]}/${symbol.toLowerCase()}`
