'use client'

import { VisualEditing, type VisualEditingProps } from 'next-sanity/visual-editing/client-component'
import { useRouter } from 'next/navigation'
import { useEffect, useRef, useState, useTransition } from 'react'
import { comparePage } from '#web/features/preview/compare/compared-page.ts'

type Refresh = NonNullable<VisualEditingProps['refresh']>
type ChoosePerspective = NonNullable<VisualEditingProps['onPerspectiveChange']>

/**
 * Refreshes the preview on changes, opens a text's field in the Studio when it is clicked, and is compared there with
 * another page. Loaded in previews only.
 * @param studio its origin
 */
export const LivePreview = ({ studio }: { studio: string }) => {
  const router = useRouter()
  const [heard, hear] = useState(0)
  const drawn = useRef(0)
  const [isDrawing, draw] = useTransition()

  useEffect(() => {
    const changes = new EventSource('/api/preview/events')
    changes.addEventListener('change', () => hear((count) => count + 1))
    return () => changes.close()
  }, [])

  useEffect(() => (window.parent === window ? undefined : comparePage(studio)), [studio])

  // One refresh at a time, merging changes heard meanwhile: Next would render for each of them.
  useEffect(() => {
    if (isDrawing || drawn.current === heard) return
    drawn.current = heard
    draw(() => router.refresh())
  }, [heard, isDrawing, router])

  // The server reports changes sooner than the Studio does, and outside the Studio too.
  const refresh: Refresh = ({ source }) => {
    if (source === 'mutation') return false
    router.refresh()
    return Promise.resolve()
  }

  const choosePerspective: ChoosePerspective = (perspective) => {
    fetch('/api/preview/perspective', { method: 'POST', body: String(perspective) }).then(
      () => router.refresh(),
      (error: unknown) => console.error('the preview keeps showing what it did:', error),
    )
  }

  return <VisualEditing refresh={refresh} onPerspectiveChange={choosePerspective} />
}
