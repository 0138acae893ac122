/** The id of a document without the prefix of its draft or its version in a release. */
export const publishedId = (id: string): string => id.replace(/^drafts\.|^versions\.[^.]+\./, '')

/** The release of a version’s id; undefined for any other. */
export const releaseOf = (id: string): string | undefined => /^versions\.([^.]+)\./.exec(id)?.[1]

/** What an address of a form adds to open the version in a release, as Sanity’s own list of scheduled drafts does. */
export const inRelease = (release: string | undefined): { scheduledDraft?: string } =>
  release === undefined ? {} : { scheduledDraft: release }
