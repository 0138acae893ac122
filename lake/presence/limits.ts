/** What presence gives to one connection, one user and one address; lake/README.md has the table. */
export const presenceLimits = {
  /** Bytes of one message. */
  messageBytes: 64 * 1024,
  /** Levels of brackets in one message; a place in a document needs about ten. */
  messageDepth: 32,
  /** Connections that have not signed in yet. */
  waiting: { each: 50, all: 500 },
  /** What a connection may say before it has signed in. */
  messagesBeforeSignIn: 5,
  /** A Studio signs in with its first message. */
  signInMs: 8_000,
  /** Connections of a user, and of all. */
  seats: { each: 50, all: 1_000 },
  /** A Studio has one. */
  subscriptionsOfConnection: 8,
  subscriptionsOfUser: 100,
  sessionsOfConnection: 20,
  /** Bytes that a user may say; a short message counts as `leastMessageBytes`. */
  speech: { burst: 512 * 1024, perSecond: 64 * 1024 },
  leastMessageBytes: 512,
  /** Bytes that a connection has not read yet; beyond, it is cut off and comes back. */
  backlogBytes: 512 * 1024,
} as const
