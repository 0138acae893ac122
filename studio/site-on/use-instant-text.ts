import { useDateTimeFormat } from 'sanity'

/** Writes instants in UTC, to the second. */
export function useInstantText(): (at: string) => string {
  const format = useDateTimeFormat({ dateStyle: 'long', timeStyle: 'medium', timeZone: 'UTC' })
  return (at) => `${format.format(new Date(at))} UTC`
}
