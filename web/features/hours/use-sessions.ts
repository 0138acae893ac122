'use client'

import { useMemo } from 'react'
import type { SessionState } from './sessions.ts'
import { sessionsOf, type Traded } from './sessions-of.ts'

/** Market state per instrument, as `sessionsOf`; null without a clock. */
export const useSessions = (
  traded: readonly Traded[],
  now: number | null,
): ReadonlyMap<string, SessionState> | null =>
  useMemo(() => (now === null ? null : sessionsOf(traded, now)), [traded, now])
