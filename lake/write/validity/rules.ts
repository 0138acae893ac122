import { readFileSync, statSync } from 'node:fs'
import { isRecord } from '#common/records.ts'
import { faultPaths } from '#common/rules/evaluate.ts'
import { assetIn, paperFault } from '#common/rules/paper.ts'
import { findPlaces, joinPaths, pathText } from '#common/rules/paths.ts'
import { type Rule, type Rules, rulesSchema } from '#common/rules/rule-schema.ts'
import { misshapesIn } from '#common/rules/shapes.ts'
import { isTaken } from '#common/rules/unique.ts'
import { isPublished, type LakeDocument } from '#lake/store/document.ts'

const noRules: Rules = { version: 1, types: {}, shapes: {}, targets: [], ownPages: [], kept: [] }

/** A rule that a document breaks, in words an editor understands. */
export interface RuleFault {
  path: string
  message: string
}

/** A rules file that cannot be understood. A rule ignored would be a guard lost, so nothing is published then. */
export class RulesError extends Error {
  override name = 'RulesError'
}

/**
 * Reads the rules file, again whenever it changes; an absent file means no rules.
 * @returns what throws `RulesError` naming the rule at fault
 */
export function createRulesReader(file: string): () => Rules {
  let stamp = 0
  let rules: Rules = noRules
  return () => {
    const modified = statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? 0
    if (modified !== stamp) {
      rules = modified === 0 ? noRules : parseRules(file)
      stamp = modified
    }
    return rules
  }
}

function parseRules(file: string): Rules {
  let content: unknown
  try {
    content = JSON.parse(readFileSync(file, 'utf8'))
  } catch {
    throw new RulesError(`The rules in ${file} are no JSON. Generate them anew: npm run generate`)
  }
  const parsed = rulesSchema.safeParse(content)
  if (parsed.success) return parsed.data
  const issue = parsed.error.issues[0]
  throw new RulesError(`The rules in ${file} cannot be followed: ${issue?.path.join('.')}: ${issue?.message}`)
}

type LookUp = (id: string) => LakeDocument | undefined

/**
 * The rules a published document breaks by itself, each reported once, but per paper; before them every field that
 * holds another type of value than the content model says. Links are checked by `deadTargets`.
 * @param others the documents of its type, for rules that require a unique value
 * @param lookUp returns the document of a file, for rules about its content
 */
export const brokenRules = (
  doc: LakeDocument,
  rules: Rules,
  others: readonly LakeDocument[],
  lookUp: LookUp = () => undefined,
): RuleFault[] => [
  ...misshapesIn(doc, { type: doc._type }, rules.shapes).map(({ path, message }) => ({
    path: pathText(doc, path),
    message,
  })),
  ...(rules.types[doc._type] ?? []).flatMap((rule) => faultsOf(rule, doc, others, lookUp)),
]

function faultsOf(
  rule: Rule,
  doc: LakeDocument,
  others: readonly LakeDocument[],
  lookUp: LookUp,
): RuleFault[] {
  const { path, message } = rule
  const places = findPlaces(doc, path)
  if (rule.rule === 'paper') {
    return places.flatMap(({ value }) => {
      const asset = lookUp(assetIn(value) ?? '')
      const fault = asset && paperFault(asset, isRecord(value) ? value['language'] : undefined)
      return fault === undefined ? [] : [{ path, message: `${message} ${fault}` }]
    })
  }
  if (rule.rule === 'unique') {
    const published = others.filter(({ _id }) => isPublished(_id))
    const isFaulty = places.some(({ value }) => isTaken(rule, { path, value }, doc, published))
    return isFaulty ? [{ path, message }] : []
  }
  for (const { value } of places) {
    const [below] = faultPaths(rule, value)
    if (below !== undefined) return [{ path: joinPaths(path, pathText(value, below)), message }]
  }
  return []
}
