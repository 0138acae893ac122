import type { FoundBlock } from './find-blocks.ts'

const head = '/** Written by scripts/generate/blocks.ts from schemas/blocks and web/blocks. */\n'

const lines = (blocks: readonly FoundBlock[], line: (block: FoundBlock) => string): string =>
  blocks.map(line).join('')

const schemaRegistry = (blocks: readonly FoundBlock[]): string => `${head}${lines(
  blocks,
  ({ type, folder }) => `import { menu as ${type}Menu, ${type} } from './${folder}.ts'\n`,
)}
/** Every block with its place in the Studio's menu, by name. */
export const blockSchemas = [
${lines(blocks, ({ type }) => `  { type: ${type}, menu: ${type}Menu },\n`)}]
`

const icons = (blocks: readonly FoundBlock[]): string => `${head}${[
  ...new Set(blocks.map(({ icon }) => icon)),
]
  .toSorted()
  .map((icon) => `import { ${icon}Icon } from '@sanity/icons/${icon}'\n`)
  .join('')}
/** The icon that each block's schema names. */
export const blockIcons = {
${lines(blocks, ({ type, icon }) => `  ${type}: ${icon}Icon,\n`)}}
`

/** The generated files of these blocks: path from the root → text. */
export const planRegistries = (blocks: readonly FoundBlock[]): ReadonlyMap<string, string> =>
  new Map([
    ['schemas/blocks/registry.gen.ts', schemaRegistry(blocks)],
    ['studio/block-icons.gen.ts', icons(blocks)],
  ])
