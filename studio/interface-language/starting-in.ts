/** The languages with this one last: Sanity starts in the last where the browser keeps none. */
export const startingIn =
  (language: string) =>
  <Row extends { id: string; title: string }>(before: readonly Row[]): Row[] =>
    before
      .map((locale) => (locale.id === 'en-US' ? { ...locale, title: 'English' } : locale))
      .toSorted((one, other) => Number(one.id === language) - Number(other.id === language))
