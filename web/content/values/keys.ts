/** The key of a document whose id is its type and a key: `platform-mt4` is `mt4`. */
export const keyOf = (id: string): string => id.slice(id.indexOf('-') + 1)
