interface SecondTry {
  /** In tests/e2e. */
  file: string
  title: string
  /** Why it fails at times, and why that cannot be mended here. */
  reason: string
}

/** The browser tests that may be tried twice; every other one fails at once. */
export const secondTries: readonly SecondTry[] = []
