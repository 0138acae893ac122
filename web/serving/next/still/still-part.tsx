'use client'

import { type ComponentProps, createElement, use, useState } from 'react'
import { loadContent } from './load-content.ts'
import { contentOf } from './still-content.ts'

export interface StillPartProps {
  /** Follows from the content: another name is another content. */
  id: string
  tag: string
  attributes: Readonly<Record<string, unknown>>
}

type Inside = Pick<ComponentProps<'div'>, 'children' | 'dangerouslySetInnerHTML'>

const onServer = (id: string): Inside => {
  const content = contentOf(id)
  return 'html' in content
    ? { dangerouslySetInnerHTML: { __html: content.html } }
    : { children: content.children }
}

interface Held {
  id: string
  /** Always the same object for the same content: React writes HTML anew for another one. */
  inside: Inside
}

const heldOf = (id: string, html: string): Held => ({
  id,
  inside: { dangerouslySetInnerHTML: { __html: html } },
})

/** What the server wrote into the page already; null for a part that came with a publish. */
const fromPage = (id: string): Held | null => {
  const element = document.querySelector(`[data-still="${id}"]`)
  return element && heldOf(id, element.innerHTML)
}

const useBrowser = (id: string): Inside => {
  const [held, setHeld] = useState(() => fromPage(id))
  if (held?.id === id) return held.inside
  const html = use(loadContent(id))
  // What cannot be had leaves what stands here, and is asked for again with the next news.
  if (html === null) return held?.inside ?? {}
  const next = heldOf(id, html)
  setHeld(next)
  return next.inside
}

const useInside = typeof window === 'undefined' ? onServer : useBrowser

/** The browser's half of a still part; see `drawStill`. React leaves its inside alone until a publish changes it. */
export const StillPart = ({ id, tag, attributes }: StillPartProps) =>
  createElement(tag, { ...attributes, 'data-still': id, suppressHydrationWarning: true, ...useInside(id) })
