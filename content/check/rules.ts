import type { Problem } from '#content/yaml/read-files.ts'
import { schemaTypes } from '#schemas/index.ts'
import { collectRules } from '#schemas/collect/collect-rules.ts'
import { faultPaths } from '#common/rules/evaluate.ts'
import { findPlaces, type Segment } from '#common/rules/paths.ts'
import { isTaken } from '#common/rules/unique.ts'
import type { Site } from './subject.ts'

const { types } = collectRules(schemaTypes)

const fieldOf = (path: readonly Segment[]): string =>
  path.reduce<string>((field, step) => {
    if (typeof step === 'object') return `${field}[${step._key}]`
    if (typeof step === 'number') return `${field}[${step}]`
    return field === '' ? step : `${field}.${step}`
  }, '')

/** The faults the Studio and the lake would report on publishing, and values that two documents share. */
export function checkRules({ subjects }: Site): Problem[] {
  return subjects.flatMap(({ file, document }) =>
    (types[document._type] ?? []).flatMap((rule) => {
      const places = findPlaces(document, rule.path)
      const told = (path: readonly Segment[]) => ({ file, field: fieldOf(path), message: rule.message })
      if (rule.rule !== 'unique') {
        return places.flatMap(({ path, value }) =>
          faultPaths(rule, value).map((rest) => told([...path, ...rest])),
        )
      }
      const others = subjects
        .map((subject) => subject.document)
        .filter((other) => other._type === document._type)
      return places.flatMap(({ path, value }) =>
        isTaken(rule, { path: rule.path, value }, document, others) ? [told(path)] : [],
      )
    }),
  )
}
