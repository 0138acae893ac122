import { z } from 'zod'
import { isDataBlock, withData } from './block-data.ts'
import { type BlockResult, blockResult } from './block-results.ts'
import type { Block } from './block-types.ts'
import { resolveLink, type LinkContext } from '#web/content/values/links.ts'
import { liveBlocks } from './live-blocks.ts'
import { noRows, type SharedRows } from '#web/documents/needed-rows.ts'
import { resolveText } from '#web/content/values/rich-text.ts'
import type { ActionLink } from '#web/content/values/links.ts'
import { type LegalKind, legalKinds } from '#web/content/values/legal-kinds.ts'

const isLegalKind = (kind: string): kind is LegalKind => legalKinds.some((known) => known === kind)

/**
 * The blocks of a page that can be drawn. One that is malformed is left out and reported to the log
 * (architecture 8); one of a type this build does not know is left out.
 */
export const drawableBlocks = (
  raw: readonly unknown[],
  where: string,
  context: LinkContext,
  rows: SharedRows = noRows,
): Block[] =>
  raw.flatMap((item) => {
    try {
      const live = liveBlocks.find(({ type }) => type === typed.safeParse(item).data?._type)
      if (live) return live.read(item, context, rows)
      const block = blockResult.parse(item)
      return isDataBlock(block) ? withData(block, context, rows) : drawn(block, context)
    } catch (error) {
      if (!(error instanceof z.ZodError)) throw error
      console.error(`a block of ${where} is left out:`, error.issues)
      return []
    }
  })

const typed = z.looseObject({ _type: z.string() })

type PlainResult = Exclude<BlockResult, Parameters<typeof withData>[0]>

const drawn = (block: PlainResult, context: LinkContext): Block => {
  const { _key } = block
  switch (block._type) {
    case 'hero': {
      const actions = (block.actions ?? []).flatMap(({ label, link, style }): ActionLink[] => {
        const resolved = resolveLink(link, label, context)
        return resolved ? [{ ...resolved, style: style === 'outlined' ? 'outlined' : 'solid' }] : []
      })
      return { _key, _type: 'hero', title: block.title, lede: block.lede ?? null, actions }
    }
    case 'opening':
      return { _key, _type: 'opening', title: block.title, lede: block.lede ?? null }
    case 'richText': {
      const content = resolveText(block.content, context)
      return { _key, _type: 'richText', heading: block.heading ?? null, content }
    }
    case 'legalList': {
      const kinds = (block.kinds ?? []).filter(isLegalKind)
      return { _key, _type: 'legalList', title: block.title ?? null, lede: block.lede ?? null, kinds }
    }
    case 'notice': {
      const { tone, title } = block
      return { _key, _type: 'notice', tone, title: title ?? null, text: resolveText(block.text, context) }
    }
    case 'tradingBanner': {
      const { title, text, buttonLabel } = block
      return { _key, _type: 'tradingBanner', title, text: text ?? null, buttonLabel: buttonLabel ?? null }
    }
    case 'illustration': {
      const { name, alt, caption } = block
      return { _key, _type: 'illustration', name, alt, caption: caption ?? null }
    }
    default:
      return drawnUnderHeading(block, context)
  }
}

type HeadedResult = Extract<
  PlainResult,
  {
    _type: 'keyFigures' | 'workedExample' | 'steps' | 'dataTable' | 'cards' | 'storageTable'
  }
>

const drawnUnderHeading = (block: HeadedResult, context: LinkContext): Block => {
  const head = { _key: block._key, heading: block.heading ?? null, lede: block.lede ?? null }
  switch (block._type) {
    case 'keyFigures': {
      const items = block.items.map(({ _key: key, value, label, note }) => ({
        key,
        value,
        label,
        note: note ?? null,
      }))
      return { ...head, _type: 'keyFigures', items }
    }
    case 'workedExample': {
      const rows = block.rows.map(({ _key: key, label, note, value, strong }) => ({
        key,
        label,
        note: note ?? null,
        value,
        isStrong: strong ?? false,
      }))
      return { ...head, _type: 'workedExample', title: block.title, rows, note: block.note ?? null }
    }
    case 'steps': {
      const items = block.items.map(({ _key: key, title, text }) => ({
        key,
        title,
        text: resolveText(text, context),
      }))
      return { ...head, _type: 'steps', items }
    }
    case 'dataTable': {
      const { caption, columns, note } = block
      const rows = block.rows.map(({ _key: key, cells }) => ({ key, cells }))
      return { ...head, _type: 'dataTable', caption, columns, rows, note: note ?? null }
    }
    case 'cards': {
      const items = block.items.map(({ _key: key, title, text, link, linkLabel }) => ({
        key,
        title,
        text: text ?? null,
        link: resolveLink(link, linkLabel, context),
      }))
      return { ...head, _type: 'cards', items }
    }
    default:
      return { ...head, _type: 'storageTable', note: block.note ?? null }
  }
}
