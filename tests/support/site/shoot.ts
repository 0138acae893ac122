import { writeFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import type { Page } from '@playwright/test'
import sharp from 'sharp'

const folder = fileURLToPath(new URL('../../../docs/guides/shots/', import.meta.url))

/**
 * Takes a picture for README and guides where a journey passes its place; only `npm run guides` does, so that the
 * pictures are what the tests have just done. 256 colours suffice for a screen, and every clone has all pictures.
 */
export async function shoot(page: Page, name: string): Promise<void> {
  if (process.env['GUIDE_SHOTS'] !== '1') return
  const taken = await page.screenshot({ animations: 'disabled', caret: 'hide' })
  const small = await sharp(taken).png({ palette: true, colours: 256, effort: 10 }).toBuffer()
  await writeFile(`${folder}${name}.png`, small)
}
