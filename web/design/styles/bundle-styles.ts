import { createHash } from 'node:crypto'
import { readdirSync } from 'node:fs'
import { basename } from 'node:path'
import { fileURLToPath } from 'node:url'
import { bundle } from 'lightningcss'

const folder = fileURLToPath(new URL('./', import.meta.url))

const version = (major: number, minor = 0): number => (major << 16) | (minor << 8)

/** The oldest browsers that Next's own stylesheets are written for. */
const targets = { chrome: version(111), edge: version(111), firefox: version(111), safari: version(16, 4) }

export interface StyleFile {
  /** Of the group: `page` for `web/design/styles/page.css`. */
  name: string
  /** Named by its content, so that browsers may keep it for ever. */
  file: string
  code: string
}

/**
 * The stylesheets of this folder, each with what it imports, as browsers get them.
 * @throws when a file that is imported is not there or cannot be read as CSS
 */
export const bundleStyles = (): StyleFile[] =>
  readdirSync(folder)
    .filter((entry) => entry.endsWith('.css'))
    .sort()
    .map((entry) => {
      const code = bundle({ filename: `${folder}${entry}`, minify: true, targets }).code.toString()
      const name = basename(entry, '.css')
      const hash = createHash('sha256').update(code).digest('hex').slice(0, 8)
      return { name, file: `${name}.${hash}.gen.css`, code }
    })
