import { execFile, spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { z } from 'zod'

const require = createRequire(import.meta.url)
const jar = require.resolve('vnu-jar/build/dist/vnu.jar')

/** The checker is a Java program; the project brings it, the machine Java. */
export const hasJava = spawnSync('java', ['-version']).status === 0

const report = z.object({
  messages: z.array(z.object({ url: z.string(), message: z.string(), extract: z.string().default('') })),
})

/** What the W3C's Nu Html Checker calls an error, page by page. */
export const nuFaults = async (
  pages: readonly { path: string; html: string }[],
): Promise<{ path: string; message: string; extract: string }[]> => {
  const folder = mkdtempSync(join(tmpdir(), 'halyard-html-'))
  try {
    for (const [at, { html }] of pages.entries()) writeFileSync(join(folder, `${at}.html`), html)
    const args = ['-Xss4m', '-jar', jar, '--format', 'json', '--stdout', '--errors-only', folder]
    const printed = await new Promise<string>((resolve, reject) => {
      // It ends with 1 where it found an error; what it prints is what counts.
      execFile('java', args, { maxBuffer: 64 * 1024 * 1024 }, (error, stdout) =>
        stdout === '' ? reject(error ?? new Error('the checker printed nothing')) : resolve(stdout),
      )
    })
    return report.parse(JSON.parse(printed)).messages.map(({ url, message, extract }) => ({
      path: pages[Number.parseInt(basename(url), 10)]?.path ?? url,
      message,
      extract,
    }))
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}
