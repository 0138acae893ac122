/** Two days as one range: `23 November – 4 December 2026`. Browsers and servers part them with spaces of their own. */
export const rangeText = (format: Intl.DateTimeFormat, from: number, to: number): string =>
  format.formatRange(from, to).replaceAll(/\s*[–-]\s*/gu, ' – ')
