/**
 * How long ago something was, ms. By the steady clock, which nobody can set; and by the clock on the wall where that
 * has gone further: the steady one may stand while the machine sleeps.
 */
export const stopwatch = (ago = 0): (() => number) => {
  const [steady, wall] = [performance.now() - ago, Date.now() - ago]
  return () => Math.max(0, performance.now() - steady, Date.now() - wall)
}
