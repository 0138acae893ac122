import { randomBytes } from 'node:crypto'
import { isRecord } from '#common/records.ts'

/** A copy in which every object in an array has a `_key`; existing keys stay. */
export function withArrayKeys(value: unknown): unknown {
  if (Array.isArray(value)) {
    const items: readonly unknown[] = value
    return items.map((item) => {
      const inner = withArrayKeys(item)
      return isRecord(inner) && typeof inner['_key'] !== 'string' ? { ...inner, _key: randomKey() } : inner
    })
  }
  if (!isRecord(value)) return value
  return Object.fromEntries(Object.entries(value).map(([name, child]) => [name, withArrayKeys(child)]))
}

const randomKey = () => randomBytes(6).toString('hex')
