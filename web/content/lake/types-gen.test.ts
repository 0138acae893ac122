import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

const generated = readFileSync(new URL('./types.gen.ts', import.meta.url), 'utf8')

/** The generated types by name, each as it is written. */
const typesIn = (text: string): Map<string, string> => {
  const parts = text.split(/^export type (\w+) = /m).slice(1)
  const found = new Map<string, string>()
  for (let at = 0; at < parts.length; at += 2) {
    found.set(parts[at] ?? '', (parts[at + 1] ?? '').split(/^(?:\/\/|\/\*|declare|export)/m)[0] ?? '')
  }
  return found
}

/** The types that have `any` or `unknown` in them, or in a type they are made of. */
const loose = (types: ReadonlyMap<string, string>): string[] => {
  const isLoose = (name: string, above: readonly string[] = []): boolean => {
    // What stands in quotes is a value of the content and no type.
    const text = (types.get(name) ?? '').replaceAll(/'[^']*'|"[^"]*"/g, '')
    if (/\b(?:any|unknown)\b/.test(text)) return true
    const parts = [...types.keys()].filter(
      (part) => part !== name && !above.includes(part) && new RegExp(`\\b${part}\\b`).test(text),
    )
    return parts.some((part) => isLoose(part, [...above, name]))
  }
  return [...types.keys()].filter((name) => name.endsWith('QueryResult') && isLoose(name))
}

it('no answer to a query of the site holds any or unknown', () => {
  const types = typesIn(generated)
  expect([...types.keys()].filter((name) => name.endsWith('QueryResult')).length).toBeGreaterThan(15)
  expect(loose(types)).toEqual([])
})

it('would be noticed, also in a part of an answer', () => {
  const types = typesIn(`export type Part = {\n  media?: unknown;\n};\n
export type AQueryResult = {\n  part: Part | null;\n};\n
export type BQueryResult = Array<"unknown" | "any">;\n`)
  expect(loose(types)).toEqual(['AQueryResult'])
})
