import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { bundleAsync } from 'lightningcss'

const folder = fileURLToPath(new URL('./', import.meta.url))
const blocks = fileURLToPath(new URL('../../blocks/', import.meta.url))

const version = (major: number, minor = 0): number => (major << 16) | (minor << 8)

/** The oldest browsers that Next's own stylesheets are written for. */
const targets = { chrome: version(111), edge: version(111), firefox: version(111), safari: version(16, 4) }

export interface StyleFile {
  /** `page` for `web/design/styles/page.css`, `faqList` for `web/blocks/faq-list/view.own.css`. */
  name: string
  /** Named by its content, so that browsers may keep it for ever. */
  file: string
  code: string
}

const order = '@layer base, parts, blocks, tools;\n'

const camelCase = (name: string): string =>
  name.replace(/-([a-z0-9])/g, (_, letter: string) => letter.toUpperCase())

/** A file of every block that has one, by the block's folder. */
const ofBlocks = (name: string): string[] =>
  readdirSync(blocks, { recursive: true, encoding: 'utf8' })
    .filter((file) => basename(file) === name)
    .sort()

/** The text of each stylesheet to bundle, by its name: groups, and blocks with a stylesheet apart. */
const sources = (): [name: string, filename: string, text: string][] => [
  ...readdirSync(folder)
    .filter((entry) => entry.endsWith('.css'))
    .map((entry): [string, string, string] => {
      const text = readFileSync(join(folder, entry), 'utf8')
      const views = ofBlocks('view.css').map((file) => join('../../blocks', file).replaceAll('\\', '/'))
      return [
        basename(entry, '.css'),
        join(folder, entry),
        entry === 'page.css' ? `${text}${views.map((file) => `@import "${file}";\n`).join('')}` : text,
      ]
    }),
  ...ofBlocks('view.own.css').map((file): [string, string, string] => {
    const filename = join(blocks, file)
    return [camelCase(basename(join(file, '..'))), filename, `${order}${readFileSync(filename, 'utf8')}`]
  }),
]

/**
 * The stylesheets that only some pages need, as browsers get them: those of this folder, where `page` also has the
 * `view.css` of every block, and the `view.own.css` of each block with one.
 * @throws when a file that is imported is not there or cannot be read as CSS
 */
export const bundleStyles = (): Promise<StyleFile[]> =>
  Promise.all(
    sources()
      .sort(([a], [b]) => a.localeCompare(b, 'en'))
      .map(async ([name, filename, text]) => {
        const { code: bytes } = await bundleAsync({
          filename,
          minify: true,
          targets,
          resolver: { read: (file) => (file === filename ? text : readFileSync(file, 'utf8')) },
        })
        const code = bytes.toString()
        const hash = createHash('sha256').update(code).digest('hex').slice(0, 8)
        return { name, file: `${name}.${hash}.gen.css`, code }
      }),
  )
