import type { LakeDocument } from '#lake/store/document.ts'
import type { QueryPlan } from '#lake/query/plan/plan.ts'
import { Tracer } from './trace.ts'
import { fieldsOf, itemsOf, type Step, type Traced } from './traced.ts'

interface DocumentValue {
  type: 'value'
  source: { type: 'documentValue'; document: number; path: number }
}

/** Sanity's Content Source Map (lake contract 6). */
export interface SourceMap {
  documents: { _id: string; _type: string }[]
  /** Places inside of documents, as JSON paths. */
  paths: string[]
  /** By path in the result: one entry for each value that was passed through unchanged. */
  mappings: Record<string, DocumentValue>
}

/**
 * Where the values of a result come from. `undefined` when that is not certain: the traced evaluation must
 * equal groq-js's result.
 */
export function sourceMapOf(
  plan: QueryPlan,
  documents: readonly LakeDocument[],
  result: unknown,
): SourceMap | undefined {
  if (plan.isAsync) return undefined
  const traced = new Tracer(plan.evaluation, documents, plan.params).run(plan.tree)
  return JSON.stringify(traced.value ?? null) === JSON.stringify(result) ? mapOf(traced) : undefined
}

function mapOf(traced: Traced): SourceMap {
  const documents = new Places<{ _id: string; _type: string }>()
  const paths = new Places<string>()
  const mappings: Record<string, DocumentValue> = {}
  const visit = (item: Traced, at: string): void => {
    const { source } = item
    if (source === undefined) return
    if (source.kind === 'document') {
      if (item.value === null) return
      const { _type, _id, _originalId } = source.doc
      const id = typeof _originalId === 'string' ? _originalId : _id
      const document = documents.of(id, { _id: id, _type })
      const path = jsonPath(source.path)
      mappings[at] = {
        type: 'value',
        source: { type: 'documentValue', document, path: paths.of(path, path) },
      }
    } else if (source.kind === 'array') {
      for (const [index, child] of (itemsOf(item) ?? []).entries()) visit(child, `${at}[${index}]`)
    } else for (const [name, child] of fieldsOf(item)) visit(child, `${at}${stepOf(name)}`)
  }
  visit(traced, '$')
  return { documents: documents.list, paths: paths.list, mappings }
}

/** A list of distinct values. */
class Places<Item> {
  readonly list: Item[] = []
  private readonly known = new Map<string, number>()

  of(key: string, item: Item): number {
    let place = this.known.get(key)
    if (place === undefined) {
      place = this.list.push(item) - 1
      this.known.set(key, place)
    }
    return place
  }
}

const jsonPath = (steps: readonly Step[]) => `$${steps.map(stepOf).join('')}`

function stepOf(step: Step): string {
  if (typeof step === 'number') return `[${step}]`
  if (typeof step === 'string')
    return `['${step.replaceAll(/[\f\n\r\t'\\]/g, (sign) => escapes[sign] ?? sign)}']`
  return `[?(@._key=='${step._key.replaceAll(/['\\]/g, (sign) => `\\${sign}`)}')]`
}

const escapes: Readonly<Record<string, string>> = {
  '\f': String.raw`\f`,
  '\n': String.raw`\n`,
  '\r': String.raw`\r`,
  '\t': String.raw`\t`,
  "'": String.raw`\'`,
  '\\': String.raw`\\`,
}
