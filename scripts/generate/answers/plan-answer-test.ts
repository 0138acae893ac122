import type { FoundDocument } from '#scripts/generate/documents/find-documents.ts'

type Named = Pick<FoundDocument, 'type'>

const answerName = ({ type }: Named): string => `${type.charAt(0).toUpperCase()}${type.slice(1)}QueryResult`

/** The generated types by name, each as it is written. */
const typesIn = (text: string): Map<string, string> => {
  const parts = text.split(/^export type (\w+) = /m).slice(1)
  const found = new Map<string, string>()
  for (let at = 0; at < parts.length; at += 2) {
    found.set(parts[at] ?? '', (parts[at + 1] ?? '').split(/^(?:\/\/|\/\*|declare|export)/m)[0] ?? '')
  }
  return found
}

/** Whether a type has `any` or `unknown` in it, or in a type it is made of. */
const isLoose = (
  types: ReadonlyMap<string, string>,
  name: string,
  above: readonly string[] = [],
): boolean => {
  // What stands in quotes is a value of the content and no type; Sanity itself does not type `media` of an image.
  const text = (types.get(name) ?? '').replaceAll(/'[^']*'|"[^"]*"|\bmedia\?: unknown\b/g, '')
  if (/\b(?:any|unknown)\b/.test(text)) return true
  const parts = [...types.keys()].filter(
    (part) => part !== name && !above.includes(part) && new RegExp(`\\b${part}\\b`).test(text),
  )
  return parts.some((part) => isLoose(types, part, [...above, name]))
}

/**
 * What Sanity could not type, as sentences: a document type without an answer (it cannot read the query), and
 * answers that hold `any` or `unknown`.
 * @param text the types Sanity generated
 */
export const untyped = (text: string, documents: readonly Named[]): string[] => {
  const types = typesIn(text)
  const missing = documents.map(answerName).filter((name) => !types.has(name))
  const loose = [...types.keys()].filter((name) => name.endsWith('QueryResult') && isLoose(types, name))
  return [
    ...missing.map((name) => `There is no ${name}: Sanity cannot read the query.`),
    ...loose.map((name) => `${name} holds any or unknown.`),
  ]
}

/** The site, seen from the folder of a run. */
const site = '../../../web'

/**
 * The program that the compiler accepts when each document's shape reads no more than its query gives. What may be
 * empty is left out of the comparison: shapes say on purpose that a page cannot do without something. So are names of
 * types, which samples of blocks hold and queries do not ask for.
 */
export const planAnswerTest = (
  documents: readonly Named[],
): string => `import type { documents } from '${site}/documents/registry.gen.ts'
import type * as answers from './types.gen.ts'

type Filled<Value> = Value extends readonly (infer Item)[]
  ? Filled<NonNullable<Item>>[]
  : Value extends object
    ? { [Key in keyof Value as Exclude<Key, '_type'>]-?: Filled<NonNullable<Value[Key]>> }
    : Value
type Data<Name extends keyof typeof documents> = (typeof documents)[Name] extends {
  parse: (raw: unknown) => infer Read
}
  ? Read
  : ReturnType<(typeof documents)['page']['paths']['parse']>
type Reads<Shape, Answer extends Shape> = [Shape, Answer]

export type Tests = [
${documents
  .map(
    (document) =>
      `  Reads<Filled<NonNullable<Data<'${document.type}'>>>, Filled<NonNullable<answers.${answerName(document)}>>>,\n`,
  )
  .join('')}]
`
