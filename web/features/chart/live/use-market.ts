import { useMemo } from 'react'
import { type MarketHours, marketOf } from '#web/features/hours/market-of.ts'
import type { Market } from '#web/features/hours/sessions.ts'

export const useMarket = ({ hours, assetClass }: MarketHours): Market | null =>
  useMemo(() => marketOf({ hours, assetClass }), [hours, assetClass])
