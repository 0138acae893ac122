import { type RefObject, useEffect } from 'react'
import { isTyped } from '#common/keys.ts'
import { planMove } from './plan-move.ts'

/** J and K, and the arrows from a line on, move the focus through the lines of a screen; Enter opens one. */
export function useLineKeys(screen: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const move = (event: KeyboardEvent) => {
      const { key } = event
      if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return
      if (isTyped(event)) return
      const lines = [...(screen.current?.querySelectorAll<HTMLElement>('li a') ?? [])]
      const at = lines.findIndex((line) => line === document.activeElement)
      const next = planMove(key, at, lines.length)
      if (next === undefined) return
      event.preventDefault()
      lines[next]?.focus()
    }
    document.addEventListener('keydown', move)
    return () => document.removeEventListener('keydown', move)
  }, [screen])
}
