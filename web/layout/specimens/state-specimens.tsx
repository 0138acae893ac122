import { ClosedState } from '#web/blocks/parts/closed-state.tsx'
import { Badge } from '#web/design/badge.tsx'
import { Skeleton } from '#web/design/skeleton.tsx'
import { Tooltip } from '#web/design/tooltip.tsx'
import type { Theme } from './specimen.tsx'

/** Badges, and placeholders for loading and empty content. */
export const StateSpecimens = ({ theme }: { theme: Theme }) => (
  <>
    <p className="specimen__row">
      <Badge>Archive</Badge>
      <Badge tone="solid">New</Badge>
      <Badge tone="done">In force</Badge>
      <Badge tone="caution">Overdue</Badge>
    </p>
    <p>
      The{' '}
      <Tooltip id={`${theme}-margin`} text="What is set aside while a position is open.">
        margin
      </Tooltip>{' '}
      is named before the order.
    </p>
    <Skeleton label="The quotes are loading" lines={4} />
    <ClosedState title="No instrument matches" text="Try a code such as EURUSD or a word such as gold." />
  </>
)
