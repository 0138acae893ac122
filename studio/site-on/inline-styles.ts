/** A file of a page as it was; undefined where it is not on record. */
export type FileOf = (address: string) => Promise<Uint8Array<ArrayBuffer> | undefined>

const types: Readonly<Record<string, string>> = {
  avif: 'image/avif',
  gif: 'image/gif',
  ico: 'image/x-icon',
  jpg: 'image/jpeg',
  png: 'image/png',
  svg: 'image/svg+xml',
  webp: 'image/webp',
  woff2: 'font/woff2',
}

/** A file in an address, so that nothing is loaded. */
export function dataAddress(address: string, bytes: Uint8Array<ArrayBuffer>): string {
  const type = types[address.split('.').at(-1)?.toLowerCase() ?? ''] ?? 'application/octet-stream'
  let text = ''
  for (const byte of bytes) text += String.fromCharCode(byte)
  return `data:${type};base64,${btoa(text)}`
}

const named = /url\(\s*(["']?)([^"')]+)\1\s*\)/g

/** The path that a style names, seen from its own; nothing for what is none of this site. */
const pathFrom = (name: string, address: string): string | undefined => {
  if (/^(?:data:|#)/.test(name)) return undefined
  const url = new URL(name, `https://site${address}`)
  return url.host === 'site' ? url.pathname : undefined
}

/**
 * A style with the files it names in it.
 * @param address of the style
 */
export async function withFiles(css: string, address: string, fileOf: FileOf): Promise<string> {
  const paths = new Set([...css.matchAll(named)].flatMap(([, , name = '']) => pathFrom(name, address) ?? []))
  const files = new Map(
    await Promise.all(
      [...paths].map(async (path): Promise<[string, string | undefined]> => {
        const bytes = await fileOf(path)
        return [path, bytes === undefined ? undefined : dataAddress(path, bytes)]
      }),
    ),
  )
  return css.replaceAll(named, (whole, _quote, name: string) => {
    const path = pathFrom(name, address)
    const found = path === undefined ? undefined : files.get(path)
    return found === undefined ? whole : `url("${found}")`
  })
}
