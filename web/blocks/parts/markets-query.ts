import type { LinkContext } from '#web/content/values/links.ts'
import { type AssetClass, assetClasses, isAssetClass } from '#web/content/values/markets.ts'
import type { SharedRows } from '#web/documents/registry.gen.ts'
import { instrumentsIn } from '#web/documents/instrument.ts'

/** Instruments of the selected markets (default: all four); markets without any are omitted. */
export const marketsOf = (
  chosen: readonly string[],
  context: LinkContext,
  rows: SharedRows['instrument'],
) => {
  const instruments = instrumentsIn(rows, context)
  const asked: readonly AssetClass[] = chosen.filter(isAssetClass)
  return (asked.length > 0 ? asked : assetClasses)
    .map((assetClass) => ({
      assetClass,
      instruments: instruments.filter((instrument) => instrument.assetClass === assetClass),
    }))
    .filter((market) => market.instruments.length > 0)
}
