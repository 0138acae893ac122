/** Tables of users, sessions and tokens. */
export const accessSchema: readonly string[] = []
