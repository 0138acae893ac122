import type { z } from 'zod'
import { isRecord } from '#common/records.ts'

type Path = readonly PropertyKey[]

interface Fault {
  path: Path
  message: string
}

/** A part of an answer that does not have its shape and was left out. */
export interface LeftOut {
  /** Id of the document it is of, where the answer tells it. */
  document: string | null
  /** Where it stood, `[3].permanent`. */
  path: string
  /** What is wrong with it, in the words of the shape. */
  problem: string
}

/** Null is absent: GROQ answers it for whatever a document lacks. Items of lists stay, as their places may matter. */
export const withoutNulls = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(withoutNulls)
  if (!isRecord(value)) return value
  return Object.fromEntries(
    Object.entries(value).flatMap(([key, inner]) => (inner === null ? [] : [[key, withoutNulls(inner)]])),
  )
}

const stepInto = (value: unknown, step: PropertyKey): unknown =>
  typeof value === 'object' && value !== null ? Reflect.get(value, step) : undefined

const valueAt = (value: unknown, path: Path): unknown => path.reduce(stepInto, value)

const isRow = (root: unknown, path: Path): boolean =>
  typeof path.at(-1) === 'number' && isRecord(valueAt(root, path))

/**
 * The smallest part of a value without which a fault is gone and nothing else means something new: the row that holds
 * it, an object in a list. A wrong `endsAt` takes its banner along, as a banner without one would never end. Outside of
 * rows it is the field itself, or what holds it where the field is missing. Null where only the whole is left.
 */
const partToLeaveOut = (root: unknown, fault: Path): Path | null => {
  for (let length = fault.length; length > 0; length -= 1) {
    const path = fault.slice(0, length)
    if (isRow(root, path)) return path
  }
  const present = fault.findLastIndex((_, at) => valueAt(root, fault.slice(0, at + 1)) !== undefined)
  const isMissing = present < fault.length - 1
  const part = fault.slice(0, isMissing ? fault.length - 1 : fault.length)
  return part.length > 0 && valueAt(root, part) !== undefined ? part : null
}

/** The last rows first, so that the places of those before them stay. */
const isLater = (one: Path, other: Path): number => {
  for (const [at, step] of one.entries()) {
    const against = other[at]
    if (against === undefined) return -1
    if (step === against) continue
    return typeof step === 'number' && typeof against === 'number'
      ? against - step
      : String(step).localeCompare(String(against))
  }
  return other.length - one.length
}

/**
 * What to leave out for some faults: all rows at once, as an answer of which every row is odd would else be read once
 * for each; without a row the first of them. Empty where only the whole is left.
 */
const partsToLeaveOut = (root: unknown, faults: readonly Fault[]): { part: Path; fault: Fault }[] => {
  const parts = faults.flatMap((fault) => {
    const part = partToLeaveOut(root, fault.path)
    return part ? [{ part, fault }] : []
  })
  const rows = parts.filter(({ part }) => typeof part.at(-1) === 'number')
  const byPlace = new Map(rows.toReversed().map((one) => [textOf(one.part), one]))
  return byPlace.size > 0 ? [...byPlace.values()].toReversed() : parts.slice(0, 1)
}

const textOf = (path: Path): string =>
  path
    .map((step) => (typeof step === 'number' ? `[${step}]` : `.${String(step)}`))
    .join('')
    .replace(/^\./, '')

const documentOf = (root: unknown, path: Path): string | null => {
  for (let length = path.length; length >= 0; length -= 1) {
    const id = stepInto(valueAt(root, path.slice(0, length)), '_id')
    if (typeof id === 'string') return id
  }
  return null
}

const without = (value: unknown, path: Path): unknown => {
  const [step, ...rest] = path
  if (step === undefined) return value
  if (Array.isArray(value)) {
    return rest.length === 0
      ? value.filter((_, index) => index !== step)
      : value.map((item: unknown, index) => (index === step ? without(item, rest) : item))
  }
  if (!isRecord(value)) return value
  const { [String(step)]: inner, ...others } = value
  return rest.length === 0 ? others : { ...value, [String(step)]: without(inner, rest) }
}

/**
 * Parses an answer row by row: what does not have its shape is left out, and all else is there.
 * @throws {z.ZodError} when nothing sound is left
 */
export const parseSound = <Schema extends z.ZodType>(
  schema: Schema,
  raw: unknown,
): { data: z.output<Schema>; leftOut: readonly LeftOut[] } => {
  const leftOut: LeftOut[] = []
  let value = withoutNulls(raw)
  for (;;) {
    const result = schema.safeParse(value)
    if (result.success) return { data: result.data, leftOut }
    const parts = partsToLeaveOut(value, result.error.issues)
    if (parts.length === 0) throw result.error
    for (const { part, fault } of parts)
      leftOut.push({ document: documentOf(value, part), path: textOf(fault.path), problem: fault.message })
    for (const { part } of parts.toSorted((a, b) => isLater(a.part, b.part))) value = without(value, part)
  }
}
