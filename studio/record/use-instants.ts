import { useDateTimeFormat } from 'sanity'

/** A day and a time of it in the reader's zone, which is named: nobody has to reckon. */
export function useInstants(): (at: string) => string {
  const format = useDateTimeFormat({ dateStyle: 'medium', timeStyle: 'long' })
  return (at) => format.format(new Date(at))
}
