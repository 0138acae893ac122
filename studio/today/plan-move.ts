/** Keys that move through the lines of the start screen, and where to. */
const steps: Readonly<Record<string, 1 | -1>> = { j: 1, ArrowDown: 1, k: -1, ArrowUp: -1 }

/**
 * The line a key leads to; undefined where it leads to none. An arrow scrolls until a line has the focus.
 * @param at the line that has the focus; -1 for none
 */
export function planMove(key: string, at: number, lines: number): number | undefined {
  const step = steps[key]
  if (step === undefined || lines === 0) return undefined
  if (at === -1) return key === 'j' ? 0 : key === 'k' ? lines - 1 : undefined
  const next = at + step
  return next >= 0 && next < lines ? next : undefined
}
