import type { Locale } from '#locales/table.ts'
import { LiveIsland, type PartBlock } from './live-parts.tsx'
import { BlockFrame } from './parts/block-frame.tsx'
import { LivePart } from './parts/live-part.tsx'

/** A live block in the frame of every block: should its part fail, a line says so and the page stays. */
export const LiveSheet = ({ block, locale }: { block: PartBlock; locale: Locale }) => (
  <BlockFrame block={block} name={`live-block live-block--${block._type}`} isWide>
    <LivePart locale={locale}>
      <LiveIsland block={block} locale={locale} />
    </LivePart>
  </BlockFrame>
)
