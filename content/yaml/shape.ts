import { schemaTypes } from '#schemas/index.ts'
import { isRecord } from '#common/records.ts'

/** A field: its name in the lake, its name in our files, and its shape. */
export interface FieldShape {
  name: string
  alias: string
  shape: Shape
}

/** A list item; its `type` is in the file only where a list has several. */
export interface MemberShape {
  type: string
  /** `key` in the file is the `_key` in the lake, unless the item has a field of that name. */
  hasKey: boolean
  fields: () => FieldShape[]
}

/** The form of a value of the content model in our files, derived from `schemas/`. */
export type Shape =
  | { kind: 'text'; isSet: boolean }
  | { kind: 'number' }
  | { kind: 'flag'; initial: boolean | undefined }
  | { kind: 'prose' }
  | { kind: 'link' }
  | { kind: 'asset'; type: 'file' | 'image'; fields: () => FieldShape[] }
  | { kind: 'references'; type: string }
  | { kind: 'reference'; type: string }
  | { kind: 'pagePath' }
  | { kind: 'languages'; type: string; of: Shape }
  | { kind: 'list'; of: Shape }
  | { kind: 'items'; members: MemberShape[] }
  | { kind: 'object'; type: string | undefined; fields: () => FieldShape[] }

type Definition = Record<string, unknown>

const named = new Map<string, Definition>(schemaTypes.map((type) => [type.name, { ...type }]))

const list = (value: unknown): Definition[] => (Array.isArray(value) ? value.filter(isRecord) : [])

/** One-line texts that are typeset like paragraphs: figures, cells, remarks. */
const setLines = new Set(['heading', 'note', 'value', 'cells', 'caption'])

/** Texts that are quoted word for word, and notes about their source: their spaces are never changed. */
const quoted = new Set(['sentences', 'source'])

/** Types of objects that the lake stores with their `_type`, outside of lists. */
const typedObjects = new Set(['riskWording'])

/** Fields with another name in our files. */
const aliases: Readonly<Record<string, string>> = { 'richText.content': 'markdown' }

/** Texts that hold the path of a page; our files name the page by its key. */
const pagePaths = new Set(['glossaryTerm.page'])

function fieldsOf(definition: Definition): FieldShape[] {
  const written = list(definition['fields']).filter((field) => field['name'] !== 'translatedFrom')
  return written.map((field) => {
    const name = String(field['name'])
    const place = `${String(definition['name'])}.${name}`
    const shape: Shape = pagePaths.has(place) ? { kind: 'pagePath' } : shapeOf(field)
    return { name, alias: aliases[place] ?? name, shape }
  })
}

const member = (definition: Definition): MemberShape => {
  const type = String(definition['name'] ?? definition['type'])
  const full = named.get(type) ?? definition
  return {
    type,
    hasKey: !list(full['fields']).some((field) => field['name'] === 'key'),
    fields: () => fieldsOf(full),
  }
}

function arrayShape(definition: Definition): Shape {
  const members = list(definition['of'])
  const [first = {}] = members
  const type = String(first['type'])
  if (type === 'block') return { kind: 'prose' }
  if (type === 'reference') return { kind: 'references', type: String(list(first['to'])[0]?.['type']) }
  const isPlain = ['string', 'text', 'number', 'url'].includes(type)
  if (isPlain) return { kind: 'list', of: shapeOf({ ...first, name: definition['name'] }) }
  return { kind: 'items', members: members.map(member) }
}

/** The shape of a field of the content model. */
function shapeOf(definition: Definition): Shape {
  const type = String(definition['type'])
  const [, perLanguage] = /^internationalizedArray(\w+)$/.exec(type) ?? []
  if (perLanguage !== undefined) {
    const inner = perLanguage.charAt(0).toLowerCase() + perLanguage.slice(1)
    return { kind: 'languages', type: perLanguage, of: shapeOf({ type: inner, name: definition['name'] }) }
  }
  switch (type) {
    case 'string':
      return { kind: 'text', isSet: setLines.has(String(definition['name'])) }
    case 'text':
      return { kind: 'text', isSet: !quoted.has(String(definition['name'])) }
    case 'number':
      return { kind: 'number' }
    case 'boolean': {
      const { initialValue } = definition
      return { kind: 'flag', initial: typeof initialValue === 'boolean' ? initialValue : undefined }
    }
    case 'array':
      return arrayShape(definition)
    case 'reference':
      return { kind: 'reference', type: String(list(definition['to'])[0]?.['type']) }
    case 'link':
      return { kind: 'link' }
    case 'file':
    case 'image':
      return { kind: 'asset', type, fields: () => fieldsOf(definition) }
    case 'object':
      return { kind: 'object', type: undefined, fields: () => fieldsOf(definition) }
    default:
      return namedShape(type)
  }
}

function namedShape(type: string): Shape {
  const definition = named.get(type)
  if (definition === undefined) return { kind: 'text', isSet: false }
  if (definition['type'] === 'array') return shapeOf(definition)
  return {
    kind: 'object',
    type: typedObjects.has(type) ? type : undefined,
    fields: () => fieldsOf(definition),
  }
}

/**
 * The fields of a document type in our files.
 * @throws when there is no such type
 */
export function documentShape(type: string): FieldShape[] {
  const definition = named.get(type)
  if (definition === undefined) throw new Error(`There is no type ${type} in the content model.`)
  // The blocks of a page are long, so the other fields come first.
  return fieldsOf(definition).toSorted((a, b) => Number(a.name === 'blocks') - Number(b.name === 'blocks'))
}
