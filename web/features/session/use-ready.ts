'use client'

import { useSyncExternalStore } from 'react'

const never = () => () => {}

/**
 * False until hydration. A form submitted before would leave the page, and a press would be lost, so buttons are
 * disabled.
 */
export const useReady = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
