/** This page, until it is left: a reloaded one is another. */
export const thisPage = `${Date.now().toString(36)}-${Math.random().toString(36).slice(2)}`

const lockOf = (page: string): string => `kept-words-page:${page}`

/** Pages of this browser hold a lock each while they are open. One without locks has no other pages to tell apart. */
const locks = (): LockManager | undefined => globalThis.navigator?.locks

let forms = 0

/** A number for each form that this page opens. */
export const nextForm = (): number => {
  forms += 1
  return forms
}

const openForms = new Set<string>()
let isHeld = false

function holdPage(): void {
  if (isHeld) return
  isHeld = true
  void locks()?.request(lockOf(thisPage), () => new Promise(() => undefined))
}

/** Tells that a form keeps its words under this name. @returns how to end that */
export function tellOpen(name: string): () => void {
  holdPage()
  openForms.add(name)
  return () => void openForms.delete(name)
}

/** Of what is kept, that whose form is open nowhere any more. */
export async function orphansOf<T extends { name: string; page: string }>(
  entries: readonly T[],
): Promise<T[]> {
  const held = (await locks()?.query())?.held ?? []
  const open = new Set(held.map(({ name }) => name))
  return entries.filter(({ name, page }) =>
    page === thisPage ? !openForms.has(name) : !open.has(lockOf(page)),
  )
}
