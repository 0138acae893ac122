'use client'

import { useSyncExternalStore } from 'react'

const never = () => () => {}

/**
 * Whether the page answers to presses yet. A form that was sent before would leave the page with all that was
 * typed, and a press on a button would be lost: until then such a button is disabled.
 */
export const useReady = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
