export const assetClasses = ['forex', 'metals', 'energy', 'indices'] as const
export type AssetClass = (typeof assetClasses)[number]

export const isAssetClass = (value: unknown): value is AssetClass =>
  assetClasses.some((known) => known === value)

/** The page of each market (requirements A8); its instruments are below it. */
export const marketPaths: Readonly<Record<AssetClass, string>> = {
  forex: '/trading/forex',
  metals: '/trading/metals',
  energy: '/trading/energy',
  indices: '/trading/spot',
}

const anyInstrument = new RegExp(`(?:${Object.values(marketPaths).join('|')})/[a-z0-9]`)

/** Whether any address in the content is an instrument page. */
export const leadsToInstrument = (content: unknown): boolean =>
  anyInstrument.test(JSON.stringify(content ?? null))

/** Path of an instrument page: `/trading/forex/eurusd`. */
export const instrumentPath = (assetClass: AssetClass, symbol: string): string =>
  `${marketPaths[assetClass]}/${symbol.toLowerCase()}`
