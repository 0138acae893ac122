/**
 * The place of an instrument's bid beside an entry of the menu. What is drawn in it comes with the first opening
 * (web/layout/script/menu-prices.ts); until then, and without script or prices, nothing is seen. Not for readers of
 * the screen: the entry leads to a page of prices, and its name is not to change every five seconds.
 */
export const MenuPrice = ({ symbol }: { symbol: string }) => (
  <span className="menu-price" aria-hidden="true">
    <small>{symbol}</small>
    <span className="fig" data-price={symbol} suppressHydrationWarning />
  </span>
)
