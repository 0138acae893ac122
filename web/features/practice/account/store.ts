import type { Account } from './account.ts'
import { type AccountProblem, accountText, readAccount } from './read-account.ts'

/** Local storage key; what it holds never leaves the browser (consent registry). */
export const accountKey = 'practice-account'

/** What this browser holds of a practice account. */
export type Kept =
  | { state: 'none' }
  /** `isKept`: whether it is stored; one that could not be lasts as long as the page. */
  | { state: 'account'; account: Account; isKept: boolean }
  /** Something that is no account of this version: nothing touches it until the visitor says so. */
  | { state: 'unreadable'; text: string; problem: AccountProblem }

export const nothingKept: Kept = { state: 'none' }

/** Where an account is kept: `localStorage` in the browser, which throws where it is blocked or full. */
export interface AccountStorage {
  getItem: (key: string) => string | null
  setItem: (key: string, text: string) => void
  removeItem: (key: string) => void
}

const keptOf = (text: string): Kept => {
  const read = readAccount(text)
  return 'account' in read
    ? { state: 'account', account: read.account, isKept: true }
    : { state: 'unreadable', text, problem: read.problem }
}

/**
 * The practice account of this browser. Each change is made to what is stored at that moment, so that two tabs do not
 * undo each other, and nothing is stored before the first one.
 */
export class AccountStore {
  #held: { text: string | null; kept: Kept } = { text: null, kept: nothingKept }
  /** What could not be stored. */
  #unstored: Kept | null = null
  readonly #listeners = new Set<() => void>()
  readonly #storage: () => AccountStorage

  /** @param storage may throw, as `localStorage` does where it is blocked */
  constructor(storage: () => AccountStorage) {
    this.#storage = storage
  }

  /** What is kept; the same object until it changes. */
  readonly read = (): Kept => {
    if (this.#unstored) return this.#unstored
    let text: string | null
    try {
      text = this.#storage().getItem(accountKey)
    } catch {
      // Without storage there is what the page has.
      text = null
    }
    if (text !== this.#held.text) this.#held = { text, kept: text === null ? nothingKept : keptOf(text) }
    return this.#held.kept
  }

  readonly listen = (listener: () => void): (() => void) => {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  /** Tells that another tab, or the answer about cookies, has changed what is stored. */
  readonly heard = (): void => {
    for (const listener of this.#listeners) listener()
  }

  /**
   * Changes the account that is kept now; null where there is none. Nothing happens where `change` answers null or the
   * same account, or what is kept cannot be read.
   */
  readonly change = (change: (account: Account | null) => Account | null): void => {
    const kept = this.read()
    if (kept.state === 'unreadable') return
    const before = kept.state === 'account' ? kept.account : null
    const after = change(before)
    if (after && after !== before) this.#write(after)
  }

  /** Puts another account in the place of whatever is kept. */
  readonly replace = (account: Account): void => this.#write(account)

  /** Deletes whatever is kept. @returns whether nothing of it is left */
  readonly forget = (): boolean => {
    this.#unstored = null
    let isGone = true
    try {
      this.#storage().removeItem(accountKey)
    } catch {
      // Where it is blocked nothing could be stored by this page; what an earlier one stored is out of reach.
      isGone = false
    }
    this.heard()
    return isGone
  }

  /** Drops what only this page has, since the visitor wants nothing kept. */
  readonly dropUnstored = (): void => {
    this.#unstored = null
    this.heard()
  }

  #write(account: Account): void {
    const text = accountText(account)
    try {
      this.#storage().setItem(accountKey, text)
      this.#unstored = null
      this.#held = { text, kept: { state: 'account', account, isKept: true } }
    } catch {
      // Full or blocked: it works for this page, which says so.
      this.#unstored = { state: 'account', account, isKept: false }
    }
    this.heard()
  }
}
