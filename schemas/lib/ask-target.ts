import type { ValidationContext } from 'sanity'
import { isExcepted } from '#common/rules/deep.ts'
import type { RuleOf } from '#common/rules/rule-schema.ts'
import { pathIn } from '#common/rules/targets.ts'
import { ownPages, targets } from './targets.ts'

/** A GROQ condition per target type; `$path` and `$language` are the link’s. */
const conditions = targets.map(({ type, address, language, before = '', after = '', isLower, where }) => {
  const own = isLower ? `lower(${address})` : address
  const whole = [before && `"${before}"`, own, after && `"${after}"`].filter(Boolean).join(' + ')
  const inLanguage = language === undefined ? '' : ` && ($language == null || ${language} == $language)`
  const chosen = where === undefined ? '' : ` && ${where.field} == "${where.is}"`
  return `(_type == "${type}" && ${whole} == $path${inLanguage}${chosen})`
})

const targetsQuery = `count(*[${conditions.join(' || ')}])`

/** Whether a path of this site leads to a document in the lake, drafts included. */
export async function isTargetThere(
  { unless }: RuleOf<'target'>,
  value: unknown,
  context: ValidationContext,
): Promise<boolean> {
  const path = pathIn(value)
  if (path === undefined || isExcepted(context.parent, unless) || ownPages.includes(path)) return true
  const client = context.getClient({ apiVersion: '2026-05-04' }).withConfig({ perspective: 'raw' })
  const language: unknown = context.document?.['language']
  const found = await client.fetch<number>(targetsQuery, { path, language: language ?? null })
  return found > 0
}
