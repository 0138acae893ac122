import type { Change } from '#lake/store/committed.ts'
import { isSame } from '#common/records.ts'
import type { Rules } from '#common/rules/rule-schema.ts'
import type { RuleFault } from './rules.ts'

/** Documents that must be kept but are deleted, or whose fixed fields change; applies to every role. */
export const missingKept = (changes: readonly Change[], { kept }: Rules): (RuleFault & { id: string })[] =>
  kept.flatMap(({ id, message, fields = {} }) => {
    const change = changes.find((one) => one.id === id)
    if (change?.before === undefined) return []
    const { after } = change
    const lost = Object.entries(fields).some(([field, value]) => !isSame(after?.[field], value))
    return after === undefined || lost ? [{ id, path: '', message }] : []
  })
