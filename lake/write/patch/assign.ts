import {
  type ExprNode,
  jsonMatch,
  parsePath,
  type PathNode,
  type SegmentNode,
  stringifyPath,
  type SubscriptElementNode,
} from '@sanity/json-match'
import { isHostileName } from '#lake/http/request/json.ts'
import { isRecord, type JsonObject } from '#common/records.ts'
import { maxPathLength, placesOf, valueAt, withValue } from './path.ts'

/** One step of a simple path: an attribute, or a selector of an array's items. */
type Step = { name: string } | { items: SubscriptElementNode[] }

interface Assignment {
  value: unknown
  /** Keeps existing values, as `setIfMissing` does. */
  onlyMissing: boolean
}

/**
 * A copy of `doc` with the value set wherever the path leads, as `@sanity/mutator` and hence the Studio do
 * it: on the way to an attribute a missing parent, a string, a number or null becomes an object; an array is
 * only entered by brackets; `[n]` right after the last item appends.
 * @throws {PathError} for a malformed path
 */
export function assign(doc: JsonObject, path: string, assignment: Assignment): JsonObject {
  const steps = stepsOf(path)
  if (steps !== undefined) {
    const changed = descend(doc, steps, assignment)
    return isRecord(changed) ? changed : doc
  }
  let result = doc
  for (const place of placesOf(doc, path)) {
    if (assignment.onlyMissing && valueAt(result, place) !== undefined) continue
    result = withValue(result, place, assignment.value)
  }
  return result
}

function descend(current: unknown, steps: readonly Step[], assignment: Assignment): unknown {
  const [step, ...rest] = steps
  if (step === undefined) return assignment.value
  if ('items' in step) {
    // What brackets select exists.
    if (rest.length === 0 && assignment.onlyMissing) return current
    if (Array.isArray(current)) return descendItems(current, step.items, rest, assignment)
    return isChosen(current, step.items) ? descend(current, rest, assignment) : current
  }
  if (Array.isArray(current)) return current
  const fields = isRecord(current) ? current : {}
  const isThere = Object.hasOwn(fields, step.name)
  if (rest.length === 0 && isThere && assignment.onlyMissing) return current
  return { ...fields, [step.name]: descend(isThere ? fields[step.name] : {}, rest, assignment) }
}

function descendItems(
  items: readonly unknown[],
  choice: SubscriptElementNode[],
  rest: readonly Step[],
  assignment: Assignment,
): readonly unknown[] {
  const chosen = placesOf(items, stringifyPath(chooserOf(choice))).map(([index]) => index)
  const appends =
    rest.length === 0 && choice.some((one) => one.type === 'Number' && one.value === items.length)
  const changed = items.map((item, index) =>
    chosen.includes(index) ? descend(item, rest, assignment) : item,
  )
  return appends ? [...changed, assignment.value] : changed
}

/** A condition on a value that is not an array applies to that value. */
const isChosen = (current: unknown, choice: SubscriptElementNode[]): boolean =>
  [...jsonMatch(current, chooserOf(choice))].some(({ path }) => path.length === 0)

const chooserOf = (elements: SubscriptElementNode[]): ExprNode => ({
  type: 'Path',
  segment: { type: 'Subscript', elements },
})

/** The steps of a path without recursion, wildcards and unions of attributes; nothing for other paths. */
function stepsOf(path: string): Step[] | undefined {
  const steps: Step[] = []
  for (let node = parsed(path); ; node = node.base) {
    const step = node === undefined || node.recursive === true ? undefined : stepOf(node.segment)
    if (node === undefined || step === undefined) return undefined
    steps.unshift(step)
    // A leading bracket would select within the document itself.
    if (node.base === undefined) return 'items' in step ? undefined : steps
  }
}

/** Nothing where the path is too long or malformed: `placesOf` reports what is wrong with it. */
function parsed(path: string): PathNode | undefined {
  if (path.length > maxPathLength) return undefined
  try {
    const node = parsePath(path)
    return node?.type === 'Path' ? node : undefined
  } catch {
    return undefined
  }
}

const choosesItems = ({ type, ...element }: SubscriptElementNode): boolean =>
  type === 'Number'
    ? 'value' in element && Number.isInteger(element.value)
    : type === 'Slice' || type === 'Comparison' || type === 'Existence'

function stepOf(segment: SegmentNode): Step | undefined {
  if (segment.type === 'Identifier') return named(segment.name)
  if (segment.type !== 'Subscript') return undefined
  const [only, ...more] = segment.elements
  const isQuotedName = more.length === 0 && only?.type === 'Path' && only.base === undefined
  if (isQuotedName && only.segment.type === 'Identifier') return named(only.segment.name)
  return segment.elements.every(choosesItems) ? { items: segment.elements } : undefined
}

const named = (name: string): Step | undefined => (isHostileName(name) ? undefined : { name })
