/** Limits of presence for one connection, one user and one address; the table is in lake/README.md. */
export const presenceLimits = {
  /** Bytes of one message. */
  messageBytes: 64 * 1024,
  /** Nesting of one message; a location in a document needs about ten levels. */
  messageDepth: 32,
  /** Unauthenticated connections. */
  waiting: { each: 50, all: 500 },
  /** Bytes a connection may send before it signs in. */
  messagesBeforeSignIn: 5,
  /** A Studio signs in with its first message. */
  signInMs: 8_000,
  /** Connections of a user, and of all. */
  seats: { each: 50, all: 1_000 },
  /** Subscriptions; a Studio has one. */
  subscriptionsOfConnection: 8,
  subscriptionsOfUser: 100,
  sessionsOfConnection: 20,
  /** Bytes a user may send; a short message counts as `leastMessageBytes`. */
  speech: { burst: 512 * 1024, perSecond: 64 * 1024 },
  leastMessageBytes: 512,
  /** Unread bytes of a connection; beyond, it is disconnected and reconnects. */
  backlogBytes: 512 * 1024,
} as const
