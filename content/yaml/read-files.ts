import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { parseDocument } from 'yaml'
import { z } from 'zod'
import { type Locale, localeIds } from '#locales/table.ts'
import { documentSchema } from './file-schema.ts'
import { idOfKey, pageId } from './place.ts'
import { documentShape } from './shape.ts'
import { ownKey, type Table, tables } from './tables.ts'

/** A problem in a file: where, and what to do. */
export interface Problem {
  file: string
  field: string
  message: string
}

/** A document as its file holds it, validated. */
export interface Written {
  file: string
  type: string
  key: string
  id: string
  language?: Locale
  table?: Table
  fields: Record<string, unknown>
}

interface Read {
  written: Written[]
  problems: Problem[]
}

/** The folder of the repository's content files. */
export const contentFolder = new URL('../', import.meta.url)

const madeInStudio = {
  id: z
    .string()
    .regex(/^[A-Za-z0-9._-]+$/)
    .optional(),
}
const pageFields = documentShape('page').filter(({ name }) => name !== 'language')
const pageSchema = documentSchema(pageFields, madeInStudio)
const tableSchemas = new Map(
  tables.map((table) => {
    const own = {
      key: z
        .string()
        .regex(/^[A-Za-z0-9-]+$/)
        .optional(),
    }
    const one = documentSchema(documentShape(table.type), table.isSingle ? {} : own)
    return [table.type, table.isSingle ? one : z.array(one)]
  }),
)

/** The location of an issue as a writer finds it: list items by key where they have one. */
function placeOf(path: readonly PropertyKey[], value: unknown): string {
  let here: unknown = value
  let place = ''
  for (const step of path) {
    here = typeof here === 'object' && here !== null ? Reflect.get(here, step) : undefined
    const key: unknown = typeof here === 'object' && here !== null ? Reflect.get(here, 'key') : undefined
    if (typeof step === 'number') place += `[${typeof key === 'string' ? key : step}]`
    else place += place === '' ? String(step) : `.${String(step)}`
  }
  return place
}

function parseFile(file: string, folder: URL, schema: z.ZodType): { value?: unknown; problems: Problem[] } {
  const document = parseDocument(readFileSync(new URL(file, folder), 'utf8'))
  const [broken] = document.errors
  if (broken) return { problems: [{ file, field: '', message: broken.message }] }
  const value: unknown = document.toJS()
  const parsed = schema.safeParse(value)
  if (parsed.success) return { value: parsed.data, problems: [] }
  const problems = parsed.error.issues.map(({ path, message }) => ({
    file,
    field: placeOf(path, value),
    message,
  }))
  return { problems }
}

const record = z.record(z.string(), z.unknown())

function readPages(folder: URL): Read[] {
  return localeIds.flatMap((language) => {
    const directory = `pages/${language}/`
    if (!existsSync(new URL(directory, folder))) return []
    const names = readdirSync(new URL(directory, folder)).filter((name) => name.endsWith('.yaml'))
    return names.toSorted().map((name): Read => {
      const file = `${directory}${name}`
      const { value, problems } = parseFile(file, folder, pageSchema)
      if (value === undefined) return { written: [], problems }
      const key = name.slice(0, -'.yaml'.length)
      const { id, ...rest } = record.parse(value)
      const page = { file, type: 'page', key, language, fields: { language, ...rest } }
      return { written: [{ ...page, id: typeof id === 'string' ? id : pageId(language, key) }], problems }
    })
  })
}

function readTable(table: Table, folder: URL): Read {
  const file = `data/${table.file}.yaml`
  const schema = tableSchemas.get(table.type)
  if (schema === undefined || !existsSync(new URL(file, folder))) return { written: [], problems: [] }
  const { value, problems } = parseFile(file, folder, schema)
  if (value === undefined) return { written: [], problems }
  const rows = table.isSingle ? [record.parse(value)] : z.array(record).parse(value)
  return rows.reduce<Read>(
    (read, { key: given, ...fields }, index) => {
      const key = table.isSingle ? table.type : (given ?? ownKey(table.type, fields))
      if (typeof key !== 'string')
        read.problems.push({ file, field: `[${index}]`, message: 'the entry needs a key' })
      else {
        const id = table.isSingle ? table.type : idOfKey(table.type, key)
        read.written.push({ file, type: table.type, key, id, table, fields })
      }
      return read
    },
    { written: [], problems },
  )
}

/** Every document of the files, and what does not match the content model. */
export function readFiles(folder: URL = contentFolder): Read {
  const parts = [...tables.map((table) => readTable(table, folder)), ...readPages(folder)]
  return {
    written: parts.flatMap(({ written }) => written),
    problems: parts.flatMap(({ problems }) => problems),
  }
}
