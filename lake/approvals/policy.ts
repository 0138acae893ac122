import { z } from 'zod'
import { itemsOf } from '#common/records.ts'

/** How many people must agree before a document of a type is published, unpublished or deleted. */
export interface Policy {
  /** Signatures needed, each of another person, none of them an author. */
  people: number
  /** How many of them must be compliance's. */
  compliance: number
}

const strictest: Policy = { people: 2, compliance: 1 }
const one: Policy = { people: 1, compliance: 1 }
const free: Policy = { people: 0, compliance: 0 }

/** The least a firm may ask where the product asks the most: one person who is no author. */
const least: Policy = { people: 1, compliance: 0 }

/** The type, and the id, of the document that changes this table; its own row is fixed. */
export const policyType = 'approvalPolicy'

/** The policies as shipped; a type without a row needs nobody. */
const shipped: ReadonlyMap<string, Policy> = new Map([
  [policyType, strictest],
  ['riskWarning', strictest],
  ['entity', strictest],
  ['legalDocument', strictest],
  ['banner', one],
  ['instrument', one],
  ['contact', one],
  ['menu', one],
])

/** More people than any firm has for this are a typing error that would close a type for good. */
const maxPeople = 5

const row = z.object({
  type: z.string(),
  people: z.int().min(0).max(maxPeople),
  compliance: z.int().min(0).max(maxPeople),
})

const isStrict = (policy: Policy) => policy.people >= strictest.people

/** The lowest policy a firm may set for a type. */
const floorOf = (type: string): Policy => {
  const standard = shipped.get(type) ?? free
  return isStrict(standard) ? least : standard
}

/**
 * The policy of every type: the shipped table as the firm's document changes it. A row that asks less than
 * allowed is raised to what is, one that cannot be read leaves the table as shipped, and of several rows for
 * a type each may only raise the one before: a document that went wrong never opens what was closed.
 * @param document the document of type `approvalPolicy` that is in force, never the one being written
 */
export function policyTable(document: { readonly [field: string]: unknown } | undefined): PolicyTable {
  const set = new Map<string, Policy>()
  for (const item of itemsOf(document?.['rows'])) {
    const parsed = row.safeParse(item)
    if (!parsed.success || parsed.data.type === policyType) continue
    const { type, people, compliance } = parsed.data
    const floor = set.get(type) ?? floorOf(type)
    set.set(type, {
      people: Math.max(people, compliance, floor.people),
      compliance: Math.max(compliance, floor.compliance),
    })
  }
  return {
    of: (type) => set.get(type) ?? shipped.get(type) ?? free,
    types: [...new Set([...shipped.keys(), ...set.keys()])],
  }
}

export interface PolicyTable {
  of(type: string): Policy
  /** Every type that has a row; others need nobody. */
  readonly types: readonly string[]
}

/** Whether documents of a type with this policy need anybody's agreement. */
export const asksForSomebody = ({ people }: Policy): boolean => people > 0
