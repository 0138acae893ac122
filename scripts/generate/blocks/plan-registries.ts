import type { FoundBlock } from './find-blocks.ts'

const head = '/** Written by scripts/generate/blocks.ts from schemas/blocks and web/blocks. */\n'

const lines = (blocks: readonly FoundBlock[], line: (block: FoundBlock) => string): string =>
  blocks.map(line).join('')

const pascalCase = (type: string): string => `${type.charAt(0).toUpperCase()}${type.slice(1)}`

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

const queries = (blocks: readonly FoundBlock[]): string => `${head}${lines(
  blocks,
  ({ type, folder }) => `import { block as ${type} } from './${folder}/query.ts'\n`,
)}
/** How each block is read. */
export const blockQueries = {
${lines(blocks, ({ type }) => `  ${type},\n`)}} as const satisfies {
${lines(blocks, ({ type }) => `  ${type}: { type: '${type}' }\n`)}}
`

/** Sanity's typegen follows an import only by its own name, so each projection is named by its block. */
const projections = (blocks: readonly FoundBlock[]): string => {
  const own = blocks.filter(({ hasFields }) => hasFields)
  return `${head}${lines(own, ({ type, folder }) => `import { ${type}Fields } from './${folder}/query.ts'\n`)}
/** GROQ: what the page query asks of blocks beyond their plain fields. */
export const blockFields = /* groq */ \`
${own.map(({ type }) => `  _type == "${type}" => { \${${type}Fields} }`).join(',\n')}
\`
`
}

const views = (blocks: readonly FoundBlock[]): string => `${head}import type { ReactNode } from 'react'
import type { SheetProps } from './read-blocks.ts'
${lines(blocks, ({ type, folder }) => `import { View as ${pascalCase(type)} } from './${folder}/view.tsx'\n`)}
/** Draws a block with its view. */
export const drawView = ({ block, locale, isOpening }: SheetProps): ReactNode => {
  switch (block._type) {
${lines(
  blocks,
  ({ type }) =>
    `    case '${type}':\n      return <${pascalCase(type)} block={block} locale={locale} isOpening={isOpening} />\n`,
)}  }
}
`

const samples = (
  blocks: readonly FoundBlock[],
): string => `${head}import type { Samples } from './read-blocks.ts'
${lines(blocks, ({ type, folder }) => `import { samples as ${type} } from './${folder}/sample.ts'\n`)}
/** Sound contents of each block, as the lake holds them; for tests and previews. */
export const blockSamples = {
${lines(blocks, ({ type }) => `  ${type},\n`)}} satisfies Samples
`

/** The generated files of these blocks: path from the root → text. */
export const planRegistries = (blocks: readonly FoundBlock[]): ReadonlyMap<string, string> =>
  new Map([
    ['schemas/blocks/registry.gen.ts', schemaRegistry(blocks)],
    ['studio/block-icons.gen.ts', icons(blocks)],
    ['web/blocks/queries.gen.ts', queries(blocks)],
    ['web/blocks/fields.gen.ts', projections(blocks)],
    ['web/blocks/views.gen.tsx', views(blocks)],
    ['web/blocks/samples.gen.ts', samples(blocks)],
  ])
