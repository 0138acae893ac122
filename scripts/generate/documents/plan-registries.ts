import type { FoundDocument } from './find-documents.ts'

const head = '/** Written by scripts/generate/documents.ts from schemas and web/documents. */\n'

const lines = (documents: readonly FoundDocument[], line: (document: FoundDocument) => string): string =>
  documents.map(line).join('')

const imports = (documents: readonly FoundDocument[]): string =>
  lines(documents, ({ type, file }) => `import { ${type} } from './${file}.ts'\n`)

const schemaRegistry = (documents: readonly FoundDocument[], name: string, what: string): string =>
  `${head}${imports(documents)}
/** ${what} */
export const ${name} = [
${lines(documents, ({ type }) => `  ${type},\n`)}]
`

const siteRegistry = (documents: readonly FoundDocument[]): string => {
  const shared = documents.filter(({ isShared }) => isShared)
  return `${head}import type { SharedDocument } from './define-document.ts'
${imports(documents)}
/** Every document type as the site reads it. */
export const documents = {
${lines(documents, ({ type }) => `  ${type},\n`)}}

/** Those whose documents blocks show. */
export const sharedDocuments = {
${lines(shared, ({ type }) => `  ${type},\n`)}}

export type SharedType = keyof typeof sharedDocuments

/** What blocks get on a page that reads no shared document. */
export const noRows = {
${lines(shared, ({ type }) => `  ${type}: ${type}.none,\n`)}}

/** The shared documents for the blocks of one page, by type. */
export type SharedRows = typeof noRows

/** Reads all of them at once. */
export const readSharedRows = async (
  read: <Data>(document: SharedDocument<SharedType, Data>) => Promise<Data> | Data,
): Promise<SharedRows> => {
  const rows = await Promise.all([
${lines(shared, ({ type }) => `    read(${type}),\n`)}  ])
  return {
${shared.map(({ type }, at) => `    ${type}: rows[${at}],\n`).join('')}  }
}
`
}

/** The generated files of these document types: path from the root → text. */
export const planRegistries = (documents: readonly FoundDocument[]): ReadonlyMap<string, string> =>
  new Map([
    [
      'schemas/documents/registry.gen.ts',
      schemaRegistry(
        documents.filter(({ isSingleton }) => !isSingleton),
        'documentSchemas',
        'Documents of which there are many.',
      ),
    ],
    [
      'schemas/singletons/registry.gen.ts',
      schemaRegistry(
        documents.filter(({ isSingleton }) => isSingleton),
        'singletonSchemas',
        'Documents of which there is one, whose id is its type.',
      ),
    ],
    ['web/documents/registry.gen.ts', siteRegistry(documents)],
  ])
