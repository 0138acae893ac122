/**
 * Where a server of files has an address: a page in a folder of its own, so that `/de/fees` finds it.
 * @returns a path without a slash in front and without a way out of its folder
 */
export const sitePath = (address: string, isPage: boolean): string => {
  const parts = (address.split('?')[0] ?? '')
    .split('/')
    .filter((part) => part !== '' && part !== '.' && part !== '..')
  return [...parts, ...(isPage ? ['index.html'] : [])].join('/')
}
