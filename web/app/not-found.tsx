/**
 * Replaces Next's default, which Next would embed in the data of every page. Never shown: the proxy serves the page
 * for unknown addresses, and `[locale]/not-found.tsx` handles the rest.
 */
const NotFound = () => null

export default NotFound
