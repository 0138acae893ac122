import type { Page } from '@playwright/test'

/** What a person did: clicks, keys that activate something among them, and the fields that were typed into. */
export interface Acts {
  clicks: number
  fields: number
}

/** Runs in the page. */
function listen(): void {
  const told: unknown = Reflect.get(window, 'countAct')
  const count = (field: string | null) => typeof told === 'function' && void told(field)
  addEventListener('click', ({ isTrusted }) => isTrusted && count(null), true)
  addEventListener(
    'keydown',
    ({ isTrusted, key, target }) => {
      const isField = target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement
      if (isTrusted && isField && key.length === 1) count(target.id)
    },
    true,
  )
}

/**
 * Counts what a person does in a page from now on, also after it is loaded anew. A script’s own events do not count; a
 * key that presses a button counts as the click that the browser makes of it.
 */
export async function countActs(page: Page): Promise<() => Acts> {
  let clicks = 0
  const fields = new Set<string>()
  await page.exposeFunction('countAct', (field: string | null) => {
    if (field === null) clicks += 1
    else fields.add(field)
  })
  await page.addInitScript(listen)
  await page.evaluate(listen)
  return () => ({ clicks, fields: fields.size })
}

const numbers = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven']

/** The acts that the guide for compliance states for a change of the loss percentage. */
export function statedActs(guide: string): { author: Acts; signer: Acts } {
  const stated =
    /takes the author (\w+) clicks and (\w+) fields to write into.*takes each signer (\w+) clicks/.exec(guide)
  const [clicks = -1, fields = -1, signer = -1] = (stated ?? []).slice(1).map((word) => numbers.indexOf(word))
  return { author: { clicks, fields }, signer: { clicks: signer, fields: 0 } }
}
