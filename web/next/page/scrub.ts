/** Next's list of the address a page was drawn for, up to its query; in HTML its quotes are escaped. */
const inHtml = /(\\"c\\":\[(?:\\"[^"\\?]*\\",)*\\"[^"\\?]*)\?[\s\S]*?(\\"\],\\"q\\":)/
const inFlight = /("c":\[(?:"[^"\\?]*",)*"[^"\\?]*)\?[\s\S]*?("\],"q":)/

/**
 * A page or its flight data without the query of whoever came first. Next writes the address it was asked for
 * into a page that is drawn on demand; the stored one goes to everybody, and a query may be private (quality 5).
 */
export const withoutQuery = (text: string): string => text.replace(inHtml, '$1$2').replace(inFlight, '$1$2')
