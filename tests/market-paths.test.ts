import { expect, it } from 'vitest'
import { assetClasses, marketPaths } from '#schemas/lib/markets.ts'
import { addressOf } from '#schemas/lib/targets.ts'
import { instrumentPath, leadsToInstrument, marketPaths as sitePaths } from '#web/content/values/markets.ts'

// The site and the rules of a publish import nothing of each other, and must name one address for an instrument.
it('is one table of markets for the site and for the rules of a publish', () => {
  expect(marketPaths).toEqual(sitePaths)
  for (const { value } of assetClasses) {
    const path = addressOf({ _type: 'instrument', symbol: 'NAS100', assetClass: value })
    expect(path).toBe(instrumentPath(value, 'NAS100'))
    expect(leadsToInstrument([{ href: `${path}?a#b` }])).toBe(true)
    expect(leadsToInstrument({ href: sitePaths[value] })).toBe(false)
  }
})
