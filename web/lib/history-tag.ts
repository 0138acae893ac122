/**
 * The tag of a page that shows a price history which the broker has not filled yet. It expires when a history first is;
 * a page of filled histories has it no more.
 */
export const historyTag = 'history:unfilled'
