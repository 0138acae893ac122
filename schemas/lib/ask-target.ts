import type { ValidationContext } from 'sanity'
import { isRecord } from './paths.ts'

const targetsQuery = `count(*[
  (_type == "page" && path == $path && ($language == null || language == $language)) ||
  (_type == "redirect" && from == $path) ||
  (_type == "legalDocument" && "/legal/" + slug + ".pdf" == $path)
])`

/** Whether an entry of the menu is a heading, or leads to another site or path: its own path needs no page. */
const needsNoPage = ({ parent, path }: ValidationContext): boolean =>
  isRecord(parent) &&
  path?.at(-1) === 'path' &&
  (parent['isLink'] === false || Boolean(parent['external']) || Boolean(parent['toPath']))

/** Asks the lake, drafts included, whether a path of this site leads to something. */
export async function isTargetThere(value: unknown, context: ValidationContext): Promise<boolean> {
  if (typeof value !== 'string' || !value.startsWith('/') || needsNoPage(context)) return true
  const client = context.getClient({ apiVersion: '2026-05-04' }).withConfig({ perspective: 'raw' })
  const [path = value] = value.split(/[?#]/)
  const language: unknown = context.document?.['language']
  const found = await client.fetch<number>(targetsQuery, { path, language: language ?? null })
  return found > 0
}
