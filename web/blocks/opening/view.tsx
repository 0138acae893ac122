import type { ViewProps } from '#web/blocks/define-block.ts'
import { PageHead } from '#web/blocks/parts/page-head.tsx'
import type { OpeningBlock } from './query.ts'

/** The head of a page in an editor's words. Only the first block of a page can be it: a page has one h1. */
export const View = ({ block, isOpening }: ViewProps<OpeningBlock>) =>
  isOpening && <PageHead title={block.title} lede={block.lede} />
