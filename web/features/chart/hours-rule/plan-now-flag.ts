/** Sizes of the rule of hours, in units of its drawing. */
export const ruleShapes = {
  wide: { width: 1312, row: 26, flag: 104, every: 2, text: 14 },
  narrow: { width: 350, row: 30, flag: 96, every: 6, text: 15 },
  beside: { width: 280, row: 28, flag: 64, every: 6, text: 14 },
} as const
export type RuleSize = keyof typeof ruleShapes

const margin = 4

/** Where a minute of the day stands on a rule. */
export const minuteX = (size: RuleSize, minute: number): number =>
  Math.round(10 * (margin + ((ruleShapes[size].width - 2 * margin) * minute) / 1440)) / 10

/** Where the line of now stands, and the left end of its flag, which stays within the rule. */
export const nowFlag = (size: RuleSize, minute: number): { x: number; flag: number } => {
  const x = minuteX(size, minute)
  return { x, flag: Math.min(x, ruleShapes[size].width - margin - ruleShapes[size].flag) }
}

export const twoDigits = (value: number): string => String(value).padStart(2, '0')

/** A minute of the day as its clock writes it: `09:05`, and `24:00` at its end. */
export const minuteText = (minute: number): string =>
  `${twoDigits(Math.floor(minute / 60))}:${twoDigits(minute % 60)}`
