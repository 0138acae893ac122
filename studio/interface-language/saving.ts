/** What is typed reaches its document a moment later, rich text later still. */
const quietMs = 1_000
const longestMs = 10_000
const everyMs = 100

let forms = 0
let saving = 0
let unsaved = 0
let lastSaving = Number.NEGATIVE_INFINITY

/** Tells that a form is open. @returns how to end that */
export function tellForm(): () => void {
  forms += 1
  return () => {
    forms -= 1
    lastSaving = performance.now()
  }
}

/** Tells that what was typed into a form is being saved. @returns how to end that */
export function tellSaving(): () => void {
  saving += 1
  return () => {
    saving -= 1
    lastSaving = performance.now()
  }
}

/** Tells that something was typed that is not saved by itself. @returns how to end that */
export function tellUnsaved(): () => void {
  unsaved += 1
  return () => {
    unsaved -= 1
  }
}

/**
 * Waits until all that was typed into forms is saved; where a form is open, something may have been typed just now.
 * @returns false where something is not saved by itself, or not in ten seconds, such as without a connection
 */
export async function whenSaved(): Promise<boolean> {
  const start = performance.now()
  const isSaved = (): boolean => {
    const since = forms > 0 ? Math.max(start, lastSaving) : lastSaving
    return saving === 0 && unsaved === 0 && performance.now() - since >= quietMs
  }
  while (!isSaved()) {
    if (unsaved > 0 || performance.now() - start >= longestMs) return false
    await new Promise((resolve) => setTimeout(resolve, everyMs))
  }
  return true
}
