import type { ViewProps } from '#web/blocks/define-block.ts'
import { PageHead } from '#web/blocks/parts/page-head.tsx'
import type { OpeningBlock } from './query.ts'

/** An editor's page title. Only rendered as the first block: a page has one h1. */
export const View = ({ block, isOpening }: ViewProps<OpeningBlock>) =>
  isOpening && <PageHead title={block.title} lede={block.lede} />
