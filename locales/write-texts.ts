/**
 * `node locales/write-texts.ts` writes the modules that import the words of every language, by the rows of `table.ts`
 * and the files of the default language; `--check` compares instead and exits 1 when one differs. A file apart from
 * the interface's has a module of its own, so that a page loads no more than it shows.
 */
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { defaultLocale, localeIds } from './table.ts'

const here = new URL('./', import.meta.url)

/** Interface texts, which editors may override; their names are part of addresses (`/locales/de/login.json`). */
const interfaceFiles = ['BasicLayout', 'login', 'trading']

const filesOf = (locale: string): string[] =>
  readdirSync(new URL(`${locale}/`, here))
    .filter((name) => name.endsWith('.json'))
    .map((name) => name.slice(0, -'.json'.length))
    .toSorted()

const identifier = (locale: string, file: string) =>
  `${locale}${file.replaceAll(/(?:^|-)(\w)/g, (_, letter: string) => letter.toUpperCase())}`

const importOf = (locale: string, file: string) =>
  `import ${identifier(locale, file)} from './${locale}/${file}.json' with { type: 'json' }`

const moduleOf = (files: readonly string[], name: string, valueOf: (locale: string) => string) =>
  [
    '/** Written by locales/write-texts.ts. */',
    ...localeIds.flatMap((locale) => files.map((file) => importOf(locale, file))),
    '',
    `export const ${name} = {`,
    ...localeIds.map((locale) => `  ${locale}: ${valueOf(locale)},`),
    '}',
    '',
  ].join('\n')

const camelCase = (file: string) => file.replaceAll(/-(\w)/g, (_, letter: string) => letter.toUpperCase())

const files = filesOf(defaultLocale)
const missing = localeIds.flatMap((locale) =>
  files
    .filter((file) => !existsSync(new URL(`${locale}/${file}.json`, here)))
    .map((file) => `${locale}/${file}.json`),
)
if (missing.length > 0) {
  console.error(
    `Words are missing in locales/: ${missing.join(', ')}. Copy those of ${defaultLocale}/ to start from.`,
  )
  process.exit(1)
}

const modules = new Map<string, string>([
  [
    'texts.gen.ts',
    moduleOf(
      interfaceFiles,
      'texts',
      (locale) => `{ ${interfaceFiles.map((file) => `${file}: ${identifier(locale, file)}`).join(', ')} }`,
    ),
  ],
  ...files
    .filter((file) => !interfaceFiles.includes(file))
    .map((file): [string, string] => [
      `${file}.gen.ts`,
      moduleOf([file], camelCase(file), (locale) => identifier(locale, file)),
    ]),
])

for (const [name, wanted] of modules) {
  const file = new URL(name, here)
  if (!process.argv.includes('--check')) writeFileSync(file, wanted)
  else if (!existsSync(file) || readFileSync(file, 'utf8') !== wanted) {
    console.error(
      `locales/${name} differs from locales/table.ts and its folders. Write it with: npm run generate`,
    )
    process.exitCode = 1
  }
}
