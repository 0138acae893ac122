import { type RefCallback, useCallback, useEffect, useRef, useState } from 'react'

/** A text that stands in view for so long counts as read. */
const readMs = 2_000
/** As much of it must be in view. */
const inViewPart = 0.6

/**
 * Calls back once an element was in view for two seconds without a break, in a window that is looked at.
 * @param isAwaited whether it is still to be read
 * @returns holds the element
 */
export function useReadInView(isAwaited: boolean, onRead: () => void): RefCallback<Element> {
  const [isInView, setInView] = useState(false)
  const read = useRef(onRead)
  useEffect(() => {
    read.current = onRead
  })
  useEffect(() => {
    if (!isInView || !isAwaited) return undefined
    let timer: ReturnType<typeof setTimeout> | undefined
    const follow = () => {
      clearTimeout(timer)
      if (document.visibilityState === 'visible') timer = setTimeout(() => read.current(), readMs)
    }
    follow()
    document.addEventListener('visibilitychange', follow)
    return () => {
      clearTimeout(timer)
      document.removeEventListener('visibilitychange', follow)
    }
  }, [isInView, isAwaited])
  return useCallback((element) => {
    if (!element) return undefined
    const observer = new IntersectionObserver(
      (entries) => setInView((entries.at(-1)?.intersectionRatio ?? 0) >= inViewPart),
      { threshold: inViewPart },
    )
    observer.observe(element)
    return () => observer.disconnect()
  }, [])
}
