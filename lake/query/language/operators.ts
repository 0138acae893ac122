import { pathGlob } from './glob.ts'
import { childNode, type GroqNode, isNode } from '#lake/query/groq.ts'
import { holdPhrases, type PhraseLists } from './phrases.ts'
import { textsOf } from './texts.ts'
import { globsOf, wordsOf } from './words.ts'

type Operator = (operands: readonly unknown[]) => unknown

/**
 * Operators that the lake evaluates in place of groq-js, which lacks them or takes unbounded time. The one
 * way into groq-js: it adds arrays by calling `concat` of the left one. So `a match b` becomes `operator +
 * [a, b]`, where `operator` is an empty array with its own `concat`, which receives both values and returns
 * the result.
 */
const called = (operator: Operator): readonly unknown[] => Object.assign([], { concat: operator })

const operators = {
  match: called(([text, pattern]) => {
    const globs = globsIn(pattern)
    if (globs === undefined || globs.length === 0) return false
    const words = wordsIn(text)
    return words.length > 0 && globs.every((glob) => words.some((word) => glob(word)))
  }),
  /** `text in path(pattern)` */
  inPath: called(([text, pattern]) =>
    typeof text === 'string' && typeof pattern === 'string' ? pathGlob(pattern)(text) : null,
  ),
  /**
   * For each word of a text the labels of the patterns it matches, so that groq-js can count them for the
   * score.
   */
  labels: called(([text, pattern]) => {
    const globs = globsIn(pattern) ?? []
    return wordsIn(text).flatMap((word) => globs.flatMap((glob, at) => (glob(word) ? [`t${at}`] : [])))
  }),
  terms: called(([, pattern]) => (globsIn(pattern) ?? []).map((_glob, at) => `t${at}`)),
  phrases: called(([text, lists]) => isPhraseLists(lists) && holdPhrases(wordsIn(text), lists)),
  /** All texts of a document as one string. */
  text: called(([document]) => textsOf(document)),
}

type OperatorName = keyof typeof operators

function isPhraseLists(value: unknown): value is PhraseLists {
  return typeof value === 'object' && value !== null && 'phrases' in value && 'absent' in value
}

/** A node that applies an operator to the values of these nodes. */
export function operation(name: OperatorName, ...operands: readonly GroqNode[]): GroqNode {
  const elements = operands.map((value) => ({ type: 'ArrayElement', value, isSplat: false }))
  const left = { type: 'Value', value: operators[name] }
  return { type: 'OpCall', op: '+', left, right: { type: 'Array', elements } }
}

/** The operands of such a node; `undefined` for all other nodes. */
export function operandsOf(node: GroqNode, name: OperatorName): readonly GroqNode[] | undefined {
  if (node.type !== 'OpCall' || node['op'] !== '+') return undefined
  if (childNode(node, 'left')?.['value'] !== operators[name]) return undefined
  const elements = childNode(node, 'right')?.['elements']
  if (!Array.isArray(elements)) return undefined
  return elements.flatMap((element: unknown) => (isNode(element) ? (childNode(element, 'value') ?? []) : []))
}

/** The strings of a value on the left of a `match`. */
const stringsIn = (value: unknown): readonly string[] => {
  if (typeof value === 'string') return [value]
  return Array.isArray(value) ? value.filter((item) => typeof item === 'string') : []
}

const wordsIn = (value: unknown): readonly string[] => stringsIn(value).flatMap((text) => wordsOf(text))

/** The patterns on the right of a `match`; none unless all are strings. */
function globsIn(value: unknown) {
  const texts = stringsIn(value)
  const isPattern = typeof value === 'string' || (Array.isArray(value) && texts.length === value.length)
  return isPattern ? texts.flatMap((text) => globsOf(text)) : undefined
}

/**
 * The tree with `match` and `path()` replaced by the lake's operators. What a `score()` counts stays a
 * `match` of groq-js, over labels.
 */
export function replaceOperators(tree: GroqNode): GroqNode {
  const all = (node: GroqNode, isScored: boolean): GroqNode => {
    if (node.type === 'Value') return node
    const counts = isScored && counting(node)
    const copied: Record<string, unknown> = {}
    for (const [name, value] of Object.entries(node)) {
      const isArgument = name === 'args' && node.type === 'PipeFuncCall' && node['name'] === 'score'
      if (Array.isArray(value)) {
        const items: readonly unknown[] = value
        const into = (place: number) => isArgument || (counts && (name !== 'args' || place === 0))
        copied[name] = items.map((item, place) => (isNode(item) ? all(item, into(place)) : item))
      } else copied[name] = isNode(value) ? all(value, counts) : value
    }
    return own({ ...copied, type: node.type }, isScored)
  }
  return all(tree, false)
}

/** The part of a tree in which `score()` counts each match. */
const counting = (node: GroqNode): boolean =>
  node.type === 'And' || node.type === 'Or' || (node.type === 'FuncCall' && node['name'] === 'boost')

function own(node: GroqNode, isScored: boolean): GroqNode {
  const left = childNode(node, 'left')
  const right = childNode(node, 'right')
  if (node.type !== 'OpCall' || left === undefined || right === undefined) return node
  if (node['op'] === 'match') {
    if (!isScored) return operation('match', left, right)
    return { ...node, left: operation('labels', left, right), right: operation('terms', left, right) }
  }
  const pattern = node['op'] === 'in' ? pathPattern(right) : undefined
  return pattern === undefined ? node : operation('inPath', left, pattern)
}

function pathPattern(node: GroqNode): GroqNode | undefined {
  if (node.type === 'Group') {
    const base = childNode(node, 'base')
    return base === undefined ? undefined : pathPattern(base)
  }
  if (node.type !== 'FuncCall' || node['namespace'] !== 'global' || node['name'] !== 'path') return undefined
  const [pattern] = Array.isArray(node['args']) ? node['args'] : []
  return isNode(pattern) ? pattern : undefined
}
