import { DatabaseSync } from 'node:sqlite'

type Exec = (sql: string) => void

/** Puts `instead` in the place of `exec` on every database of this process; it gets the real one. */
export function aroundExec(instead: (db: DatabaseSync, sql: string, exec: Exec) => void): void {
  const original: unknown = Reflect.get(DatabaseSync.prototype, 'exec')
  if (typeof original !== 'function') throw new Error('node:sqlite has no exec')
  DatabaseSync.prototype.exec = function around(this: DatabaseSync, sql: string): void {
    instead(this, sql, (text) => void Reflect.apply(original, this, [text]))
  }
}
