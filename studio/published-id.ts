/** The id of a document without the prefix of its draft or its version in a release. */
export const publishedId = (id: string): string => id.replace(/^drafts\.|^versions\.[^.]+\./, '')
