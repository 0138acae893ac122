'use client'

import dynamic from 'next/dynamic'

/**
 * All pages are one route, so every static import would be in the script of every page: the preview's tools are loaded
 * dynamically.
 */
export const LivePreview = dynamic(() => import('./live-preview.tsx').then((module) => module.LivePreview), {
  ssr: false,
})
export const PreviewBar = dynamic(() => import('./preview-bar.tsx').then((module) => module.PreviewBar))
