import type { SchemaTypeDefinition } from 'sanity'
import { isRecord, itemsOf } from '#common/records.ts'
import { joinPaths } from '#common/rules/paths.ts'
import type { Rule, Rules } from '#common/rules/rule-schema.ts'
import { collectShapes } from './collect-shapes.ts'
import type { PlacedConstraint } from '#schemas/lib/constraints.ts'
import { kept } from '#schemas/lib/kept.ts'
import { ownPages, targets } from '#schemas/lib/targets.ts'

/** Maximum nesting of a type in itself: the menu has four levels. */
const maxNesting = 4

const textPerLanguage = /^internationalizedArray([A-Z]\w*)$/

function constraintsOf(definition: Record<string, unknown>): readonly PlacedConstraint[] {
  const { validation } = definition
  if (validation === undefined) return []
  if (typeof validation !== 'function' || !('constraints' in validation)) {
    throw new Error(`${String(definition['name'])} declares a validation without check()`)
  }
  return itemsOf(validation.constraints).filter(isConstraint)
}

const isConstraint = (value: unknown): value is PlacedConstraint =>
  isRecord(value) && typeof value['rule'] === 'string' && typeof value['message'] === 'string'

/** Walks the types from a document down and collects the constraints with their paths. */
class Collector {
  readonly rules: Rule[] = []
  readonly #types: ReadonlyMap<string, SchemaTypeDefinition>

  constructor(types: readonly SchemaTypeDefinition[]) {
    this.#types = new Map(types.map((type) => [type.name, type]))
  }

  visit(definition: Record<string, unknown>, path: string, parents: readonly string[]): void {
    for (const { at = '', ...constraint } of constraintsOf(definition)) {
      this.rules.push({ path: joinPaths(path, at), ...constraint })
    }
    const type = String(definition['type'])
    const [, inner] = textPerLanguage.exec(type) ?? []
    if (inner !== undefined) {
      this.visit({ type: inner.charAt(0).toLowerCase() + inner.slice(1) }, `${path}[].value`, parents)
    }
    const named = this.#types.get(type)
    if (named && parents.filter((parent) => parent === type).length < maxNesting) {
      this.visit({ ...named }, path, [...parents, type])
    }
    this.#visitFields(definition, path, parents)
    this.#visitItems(definition, path, parents)
    this.#visitAnnotations(definition, path, parents)
  }

  #visitFields(definition: Record<string, unknown>, path: string, parents: readonly string[]): void {
    for (const field of itemsOf(definition['fields']).filter(isRecord)) {
      this.visit(field, joinPaths(path, String(field['name'])), parents)
    }
  }

  #visitItems(definition: Record<string, unknown>, path: string, parents: readonly string[]): void {
    const members = itemsOf(definition['of']).filter(isRecord)
    for (const member of members) {
      const name = String(member['name'] ?? member['type'])
      this.visit(member, members.length > 1 ? `${path}[_type=${name}]` : `${path}[]`, parents)
    }
  }

  #visitAnnotations(definition: Record<string, unknown>, path: string, parents: readonly string[]): void {
    const { marks } = definition
    if (!isRecord(marks)) return
    for (const annotation of itemsOf(marks['annotations']).filter(isRecord)) {
      this.visit(annotation, `${path}.markDefs[_type=${String(annotation['name'])}]`, parents)
    }
  }
}

/**
 * The rules of the document types among `types`, in the order of their declaration.
 * @throws when a `validation` was written by hand: the lake would not know it
 */
export function collectRules(types: readonly SchemaTypeDefinition[]): Rules {
  const documents = types.filter((type) => type.type === 'document')
  return {
    version: 1,
    targets,
    ownPages,
    kept,
    shapes: collectShapes(types),
    types: Object.fromEntries(
      documents.map((type) => {
        const collector = new Collector(types)
        collector.visit({ ...type, type: 'document' }, '', [])
        return [type.name, collector.rules]
      }),
    ),
  }
}
