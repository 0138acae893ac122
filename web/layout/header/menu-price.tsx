/**
 * The place of an instrument's bid beside an entry of the menu. What is drawn in it, and in the same entry of the
 * drawer, comes with the first opening (web/layout/script/prices/menu-bids.ts); without script or prices it stays empty.
 */
export const MenuPrice = ({ symbol }: { symbol: string }) => (
  <span data-price={symbol} translate="no" suppressHydrationWarning />
)
