/** The lake's id of who writes with the token of the environment, as the seed of content does. */
export const seedingAuthor = 'robot-write'

/** Whether a document is as the starting content brought it: people know that by no author. */
export const isStartingContent = (
  { author, at }: { author: string | undefined; at: string },
  seededAt: string | null | undefined,
): boolean => author === seedingAuthor && !!seededAt && at <= seededAt
