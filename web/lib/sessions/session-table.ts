/** No session lives longer, ms: an ended one is remembered until its cookie has run out. */
export const longestMs = 8 * 86_400_000

/** A visitor's session, or an editor's preview pass. */
export type OpenedKind = 'session' | 'preview'

/** An open session with its expiry. */
export interface Opened {
  kind: OpenedKind
  /** Random; stored sealed in the holder's cookie. */
  id: string
  /** Pseudonym of the account; all sessions of an owner can be ended together. */
  owner: string
  /** Expiry, ms since 1970. */
  until: number
}

/**
 * Open sessions on the server: a cookie alone grants nothing. Shared by all instances of the site; another store
 * (Redis) implements this interface.
 */
export interface SessionTable {
  /**
   * Opens a session.
   * @returns false when it could not be stored; then it is not open
   */
  open(opened: Opened): Promise<boolean>
  /** Whether it is open: neither ended nor expired. */
  isOpen(kind: OpenedKind, id: string): Promise<boolean>
  /**
   * Extends a session.
   * @returns false when it is not open any more or could not be stored
   */
  extend(kind: OpenedKind, id: string, until: number): Promise<boolean>
  /** Ends a session at once and for good, even while the table cannot be written. */
  end(kind: OpenedKind, id: string): Promise<void>
  /** Ends all sessions of an owner. */
  endAll(kind: OpenedKind, owner: string): Promise<void>
}

/** What has ended: one session by its id, or all of an owner. */
export interface Ending {
  kind: OpenedKind
  what: 'id' | 'owner'
  name: string
  /** Until when it is remembered, ms since 1970. */
  until: number
}

/** The table of one instance, which remembers what has ended until those who share its sessions were told. */
export interface OwnSessionTable extends SessionTable {
  /** @param isTold whether it was another instance that ended them: the owner is then not among the `untold` */
  endAll(kind: OpenedKind, owner: string, isTold?: boolean): Promise<void>
  /** Whether the session was ended here, also by an earlier process. */
  hasEnded(kind: OpenedKind, id: string): Promise<boolean>
  untold(): Promise<Ending[]>
  markTold(ending: Ending): Promise<void>
}
