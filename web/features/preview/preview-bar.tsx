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
 * Marks a preview and ends it. Not shown inside the Studio's frame, which marks it itself and cannot edit the public
 * page.
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
