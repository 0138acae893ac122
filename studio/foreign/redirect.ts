import { fileURLToPath } from 'node:url'

/** Packages that write their English into their code, where no bundle of words reaches it. */
const foreign = /\/node_modules\/(?:sanity-plugin-media\/dist|sanity\/lib\/Tasks)/

const own = (file: string): string => fileURLToPath(new URL(file, import.meta.url))

const instead: Readonly<Record<string, string>> = {
  'react/jsx-runtime': './jsx-runtime.ts',
  '@sanity/ui/toast': './toast.ts',
}

/** For the build of the Studio: what these packages draw and announce passes by our words. */
export const inOurWords = {
  name: 'in-our-words',
  enforce: 'pre' as const,
  resolveId(source: string, importer: string | undefined): string | undefined {
    const file = importer === undefined || !foreign.test(importer) ? undefined : instead[source]
    // A path beside this file, not beside the link to it from which the Studio is built.
    return file === undefined ? undefined : own(file)
  },
}
