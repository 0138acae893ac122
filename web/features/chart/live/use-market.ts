import { useMemo } from 'react'
import { type TradedHours, marketOf } from '#web/features/hours/market-of.ts'
import type { Market } from '#web/features/hours/sessions.ts'

export const useMarket = ({ hours, assetClass }: TradedHours): Market | null =>
  useMemo(() => marketOf({ hours, assetClass }), [hours, assetClass])
