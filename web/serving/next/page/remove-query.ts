/** The address in Next's flight data, up to its query; quotes are escaped in HTML. */
const inHtml = /(\\"c\\":\[(?:\\"[^"\\?]*\\",)*\\"[^"\\?]*)\?[\s\S]*?(\\"\],\\"q\\":)/
const inFlight = /("c":\[(?:"[^"\\?]*",)*"[^"\\?]*)\?[\s\S]*?("\],"q":)/

/**
 * Removes the first visitor's query, which Next embeds in a page rendered on demand: the page is stored for everybody,
 * and a query may be private (quality 5).
 */
export const withoutQuery = (text: string): string => text.replace(inHtml, '$1$2').replace(inFlight, '$1$2')
