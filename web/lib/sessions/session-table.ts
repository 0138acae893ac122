/** What can be open: a visitor's session, or an editor's pass into the preview. */
export type OpenedKind = 'session' | 'preview'

/** Something that was opened, until it ends by itself. */
export interface Opened {
  kind: OpenedKind
  /** Random; it stands sealed in the holder's cookie. */
  id: string
  /** Whom it belongs to, without saying who that is; all of one owner can be ended together. */
  owner: string
  /** Milliseconds since 1970. */
  until: number
}

/**
 * What is open, on the server: a cookie alone opens nothing. All instances of the site share one table; this is the
 * part of it that another store (Redis) has to bring.
 */
export interface SessionTable {
  /** Opens. @returns false when that cannot be kept; then nothing is open */
  open(opened: Opened): Promise<boolean>
  /** Whether it was opened and neither ended nor ran out. */
  isOpen(kind: OpenedKind, id: string): Promise<boolean>
  /** Gives it a later end. @returns false when it is not open any more, or the new end cannot be kept */
  extend(kind: OpenedKind, id: string, until: number): Promise<boolean>
  /** Ends it, at once and for good, also where the table cannot be written for now. */
  end(kind: OpenedKind, id: string): Promise<void>
  /** Ends all of an owner. */
  endAll(kind: OpenedKind, owner: string): Promise<void>
}
