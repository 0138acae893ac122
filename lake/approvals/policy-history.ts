import type { LakeDocument } from '#lake/store/document.ts'
import { type Policy, type PolicyTable, policyTable } from './policy.ts'

/** The policies of every place of the log, as the document `approvalPolicy` in force there set them. */
export class PolicyHistory {
  private readonly tables: { sequence: number; table: PolicyTable }[] = [
    { sequence: 0, table: policyTable(undefined) },
  ]

  /** A document came into force at this place; what is written at the same place is under the one before. */
  add(sequence: number, document: LakeDocument | undefined): void {
    this.tables.push({ sequence, table: policyTable(document) })
  }

  /** Takes back what came into force at this place. */
  drop(sequence: number): void {
    if (this.tables.length > 1 && this.tables.at(-1)?.sequence === sequence) this.tables.pop()
  }

  get now(): PolicyTable {
    return this.at(Number.POSITIVE_INFINITY)
  }

  /** The table under which the entry at this place is judged. */
  at(sequence: number): PolicyTable {
    const found = this.tables.findLast((one) => one.sequence < sequence)
    return found?.table ?? policyTable(undefined)
  }

  /** Every type that has or had a row. */
  types(): ReadonlySet<string> {
    return new Set(this.tables.flatMap(({ table }) => table.types))
  }

  /** The strictest policy of all types a document had: changing its type opens nothing. */
  strictest(types: Iterable<string>, sequence: number): Policy {
    const table = this.at(sequence)
    const policies = [...types].map((type) => table.of(type))
    return {
      people: Math.max(0, ...policies.map(({ people }) => people)),
      compliance: Math.max(0, ...policies.map(({ compliance }) => compliance)),
    }
  }
}
