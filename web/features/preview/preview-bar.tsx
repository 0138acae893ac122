'use client'

import { type CSSProperties, useSyncExternalStore } from 'react'

const bar: CSSProperties = {
  position: 'fixed',
  insetInlineStart: 'var(--s-4)',
  insetBlockEnd: 'var(--s-4)',
  zIndex: 80,
  display: 'flex',
  gap: 'var(--s-4)',
  padding: 'var(--s-3) var(--s-4)',
  background: 'var(--ink)',
  color: 'var(--on-ink)',
}

const leaving: CSSProperties = {
  border: 0,
  background: 'none',
  color: 'inherit',
  font: 'inherit',
  textDecoration: 'underline',
  cursor: 'pointer',
}

const never = () => () => {}
const isFramed = () => window.parent !== window

/**
 * Says that this is a preview and leads out of it. Inside the Studio's frame, which says so itself, there is
 * none: out of the preview nothing would be left to edit.
 */
export const PreviewBar = ({ label, leave }: { label: string; leave: string }) =>
  useSyncExternalStore(never, isFramed, () => false) ? null : (
    <aside style={bar} aria-label={label}>
      <span>{label}</span>
      <form method="post" action="/api/preview/disable">
        <button type="submit" style={leaving}>
          {leave}
        </button>
      </form>
    </aside>
  )
