import { fileURLToPath } from 'node:url'
import type { Page } from '@playwright/test'

const folder = fileURLToPath(new URL('../../../docs/guides/shots/', import.meta.url))

/**
 * Takes a picture for README and guides where a journey passes its place; only `npm run guides` does, so that the
 * pictures are what the tests have just done.
 */
export async function shoot(page: Page, name: string): Promise<void> {
  if (process.env['GUIDE_SHOTS'] !== '1') return
  await page.screenshot({ path: `${folder}${name}.png`, animations: 'disabled', caret: 'hide' })
}
