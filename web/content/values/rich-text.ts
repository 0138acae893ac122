import type { PortableTextBlock } from '@portabletext/react'
import { z } from 'zod'
import { isLocale } from '#locales/table.ts'
import { foreignTarget, isSettingLink, type LinkContext, ownTarget } from './links.ts'
import type { PortableTextResult } from './shapes.ts'

const linkMark = z.looseObject({ _type: z.literal('link'), _key: z.string(), href: z.string() })

/** The target of a link in a text; null if it leads nowhere. */
const textTarget = (href: string, context: LinkContext): string | null => {
  if (href.startsWith('#')) return href
  const setting = /^setting:(\w+)$/.exec(href)?.[1]
  if (setting !== undefined) return isSettingLink(setting, context.links) ? context.links[setting] : null
  if (!href.startsWith('/')) return foreignTarget(href)?.href ?? null
  const [, first = '', rest = ''] = /^\/([^/]*)(.*)$/.exec(href) ?? []
  const target = isLocale(first)
    ? ownTarget(rest || '/', { ...context, locale: first })
    : ownTarget(href, context)
  return target?.href ?? null
}

/** Resolves the links of an editor's text. A link that leads nowhere becomes plain text, as in blocks. */
export const resolveText = (
  content: PortableTextResult | null | undefined,
  context: LinkContext,
): PortableTextBlock[] =>
  (content ?? []).map((block) => {
    const dead = new Set<string>()
    const markDefs = block.markDefs.flatMap((mark) => {
      const link = linkMark.safeParse(mark).data
      if (!link) return [mark]
      const href = textTarget(link.href, context)
      if (href === null) dead.add(link._key)
      return href === null ? [] : [{ ...link, href }]
    })
    const children = block.children.map((span) => ({
      ...span,
      ...(span.marks ? { marks: span.marks.filter((mark) => !dead.has(mark)) } : {}),
    }))
    return { ...block, markDefs, children }
  })
