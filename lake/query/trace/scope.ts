import type { Traced } from './traced.ts'

/** The values of `@` and `^` at one place of a query. */
export class Scope {
  readonly value: Traced
  readonly parent: Scope | undefined
  /** `^` skips the scopes of maps. */
  readonly isHidden: boolean

  constructor(value: Traced, parent?: Scope, isHidden = false) {
    this.value = value
    this.parent = parent
    this.isHidden = isHidden
  }

  nested(value: Traced, isHidden = false): Scope {
    return new Scope(value, this.isHidden ? this.parent : this, isHidden)
  }

  /** The scope that `n` times `^` refers to. */
  up(n: number): Scope | undefined {
    return n <= 0 ? this : this.parent?.up(n - 1)
  }
}
