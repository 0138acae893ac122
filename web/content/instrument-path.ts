import type { AssetClass } from './shared-types.ts'

/** The page of each market (specification, navigation tree); its instruments lie below it. */
export const marketPaths: Readonly<Record<AssetClass, string>> = {
  forex: '/trading/forex',
  metals: '/trading/metals',
  energy: '/trading/energy',
  indices: '/trading/spot',
}

/** Where an instrument has its page: `/trading/forex/eurusd`. */
export const instrumentPath = (assetClass: AssetClass, symbol: string): string =>
  `${marketPaths[assetClass]}/${symbol.toLowerCase()}`
