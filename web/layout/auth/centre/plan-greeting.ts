export type Greeting = 'morning' | 'day' | 'evening' | 'night'

/** How one is greeted at an hour of the day, 0 to 23. */
export const planGreeting = (hour: number): Greeting => {
  if (hour < 5) return 'night'
  if (hour < 12) return 'morning'
  return hour < 18 ? 'day' : 'evening'
}
