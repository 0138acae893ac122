import type { TimedRelease, UntimedRelease } from './release.ts'

const plain = {
  series: null,
  source: null,
  currency: 'EUR',
  importance: 2,
  title: 'A figure',
  unit: '%',
  actual: null,
  forecast: '1.0',
  previous: '0.9',
} as const

/** A release for tests, at an instant such as `2026-11-18T12:00:00Z`. */
export const timed = (time: string, fields: Partial<TimedRelease> = {}): TimedRelease => ({
  ...plain,
  id: time,
  kind: 'release',
  at: Date.parse(time),
  day: null,
  ...fields,
})

/** An event without a time, for tests. */
export const untimed = (
  kind: UntimedRelease['kind'],
  day: string | null,
  fields: Partial<UntimedRelease> = {},
): UntimedRelease => ({
  ...plain,
  id: `${kind} ${day}`,
  kind,
  at: null,
  day,
  forecast: null,
  previous: null,
  ...fields,
})
