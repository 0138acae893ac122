import type { JsonObject } from '#common/records.ts'
import type { Target } from './rule-schema.ts'

type Typed = Readonly<JsonObject> & { readonly _type: string }

/** A document's own address on the site, without its language, and the row it has it by; undefined where it has none. */
export function addressIn(
  targets: readonly Target[],
  document: Typed,
): { address: string; target: Target } | undefined {
  const target = targets.find(
    ({ type, where }) => type === document._type && (!where || document[where.field] === where.is),
  )
  const own = target && document[target.address]
  if (target === undefined || typeof own !== 'string') return undefined
  const { before = '', after = '', isLower } = target
  return { address: `${before}${isLower ? own.toLowerCase() : own}${after}`, target }
}

/** The path of this site in a link: other sites, mail addresses and named settings have none. */
export function pathIn(link: unknown): string | undefined {
  const [path = ''] = typeof link === 'string' ? link.split(/[?#]/) : []
  return path.startsWith('/') && !path.startsWith('//') ? path : undefined
}
