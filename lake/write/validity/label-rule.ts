import { usedLabels } from '#common/rules/label.ts'
import type { Rules } from '#common/rules/rule-schema.ts'
import type { Change } from '#lake/store/committed.ts'
import { isPublished, type LakeDocument } from '#lake/store/document.ts'
import type { PastState } from '#lake/store/history.ts'
import type { RuleFault } from './rules.ts'

/**
 * Files that would be published under a label which another file of their language bore before, in any version of the
 * document that was ever published.
 * @param statesOf every state a document ever had, oldest first
 * @param lookUp gives the document of a file
 */
export function labelFaults(
  changes: readonly Change[],
  rules: Rules,
  statesOf: (id: string) => readonly PastState[],
  lookUp: (id: string) => LakeDocument | undefined,
): (RuleFault & { id: string })[] {
  const fileName = (asset: string): string | undefined => {
    const name = lookUp(asset)?.['originalFilename']
    return typeof name === 'string' ? name : undefined
  }
  return changes.flatMap(({ id, before, after }) => {
    if (after === undefined || !isPublished(id)) return []
    const states = () => statesOf(id).filter(({ document }) => document._type === after._type)
    return (rules.types[after._type] ?? []).flatMap((rule) =>
      rule.rule === 'label'
        ? usedLabels(rule, after, before, states, fileName).map(({ message }) => ({
            id,
            path: rule.of,
            message,
          }))
        : [],
    )
  })
}
