'use client'

import dynamic from 'next/dynamic'

/**
 * All pages are one route, so whatever this file imports outright is in the script of every page: the tools of the
 * preview are loaded where they are drawn.
 */
export const LivePreview = dynamic(() => import('./live-preview.tsx').then((module) => module.LivePreview), {
  ssr: false,
})
export const PreviewBar = dynamic(() => import('./preview-bar.tsx').then((module) => module.PreviewBar))
