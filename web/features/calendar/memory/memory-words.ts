import type { CalendarWords } from '#web/features/calendar/parts/calendar-words.ts'

/** What the parts of the memory say. */
export type MemoryWords = Pick<
  CalendarWords,
  'memory' | 'against' | 'units' | 'actual' | 'forecast' | 'release' | 'none'
>
