/** The longest question that the search takes (`web/features/search/engine.ts`). */
const longest = 100

/** The last part of an address in words: `/trading/forex/eur-usd` is `eur usd`; empty where it is no text. */
const wordsOf = (pathname: string): string => {
  const [, last = ''] = /([^/]*)\/*$/.exec(pathname) ?? []
  try {
    return decodeURIComponent(last)
      .replaceAll(/[-_.+]+/g, ' ')
      .trim()
      .slice(0, longest)
  } catch {
    return ''
  }
}

/** Puts what was asked for into the search of the page that says there is none. */
export const startMissing = (): void => {
  const field = document.querySelector<HTMLInputElement>('[data-missing] input[type=search]')
  if (field && field.value === '') field.value = wordsOf(location.pathname)
}
