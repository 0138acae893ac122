import type { ValidationContext } from 'sanity'
import type { Constraint } from './constraints.ts'
import { isExcepted } from './deep.ts'
import { ownPages, targets } from './targets.ts'

/** One condition a target type puts on its documents; `$path` and `$language` are the link’s. */
const conditions = targets.map(({ type, address, language, before = '', after = '', isLower, where }) => {
  const own = isLower ? `lower(${address})` : address
  const whole = [before && `"${before}"`, own, after && `"${after}"`].filter(Boolean).join(' + ')
  const inLanguage = language === undefined ? '' : ` && ($language == null || ${language} == $language)`
  const chosen = where === undefined ? '' : ` && ${where.field} == "${where.is}"`
  return `(_type == "${type}" && ${whole} == $path${inLanguage}${chosen})`
})

const targetsQuery = `count(*[${conditions.join(' || ')}])`

/** Asks the lake, drafts included, whether a path of this site leads to something. */
export async function isTargetThere(
  { unless }: Extract<Constraint, { rule: 'target' }>,
  value: unknown,
  context: ValidationContext,
): Promise<boolean> {
  if (typeof value !== 'string' || !value.startsWith('/') || isExcepted(context.parent, unless)) return true
  const [path = value] = value.split(/[?#]/)
  if (ownPages.includes(path)) return true
  const client = context.getClient({ apiVersion: '2026-05-04' }).withConfig({ perspective: 'raw' })
  const language: unknown = context.document?.['language']
  const found = await client.fetch<number>(targetsQuery, { path, language: language ?? null })
  return found > 0
}
