import { inflateSync } from 'node:zlib'

/** A string object: UTF-16 with a mark in front, or one byte a letter. */
function readString(body: string): string {
  const raw = body.replace(/^\(|\)$/g, '').replace(/\\([\\()])/g, '$1')
  const bytes = Buffer.from(raw, 'latin1')
  return raw.startsWith('\u00FE\u00FF') ? bytes.subarray(2).swap16().toString('utf16le') : raw
}

/** What the tests look at in a finished file: its objects, its catalogue and the text of its tagged content. */
export interface ReadPdf {
  catalog: string
  title: string
  /** Structure types with how often each occurs, `{ P: 31, H2: 11 }`. */
  structure: Record<string, number>
  pages: number
  /** The text in the order of the content, artifacts left out. */
  text: string
  /** What is drawn but not read aloud, page by page: running feet, marks. */
  furniture: readonly string[]
}

type Objects = Map<string, { body: string; stream?: Buffer }>

function readObjects(file: Buffer): Objects {
  const source = file.toString('latin1')
  const objects: Objects = new Map()
  for (const match of source.matchAll(/(\d+) 0 obj\n([\s\S]*?)\nendobj/g)) {
    const [, id = '', whole = ''] = match
    const at = whole.indexOf('\nstream\n')
    const body = at < 0 ? whole : whole.slice(0, at)
    if (at < 0) objects.set(id, { body })
    else {
      const length = Number(/\/Length (\d+)/.exec(body)?.[1])
      const raw = Buffer.from(whole.slice(at + 8, at + 8 + length), 'latin1')
      objects.set(id, { body, stream: body.includes('/FlateDecode') ? inflateSync(raw) : raw })
    }
  }
  return objects
}

const referred = (objects: Objects, body: string, key: string) => {
  const id = new RegExp(`/${key} \\[?(\\d+) 0 R`).exec(body)?.[1]
  return id === undefined ? undefined : objects.get(id)
}

/** Glyph number to text, from a font's ToUnicode map. */
function readLetters(map: string): Map<number, string> {
  const letters = new Map<number, string>()
  for (const [, first = '0', list = ''] of map.matchAll(/<([0-9a-f]+)> <[0-9a-f]+> \[([^\]]*)\]/gi)) {
    for (const [index, [, code = '']] of [...list.matchAll(/<([0-9a-f ]*)>/gi)].entries()) {
      const units = code.match(/[0-9a-f]{4}/gi) ?? []
      letters.set(
        Number.parseInt(first, 16) + index,
        units.map((unit) => String.fromCharCode(Number.parseInt(unit, 16))).join(''),
      )
    }
  }
  return letters
}

/** The words of a page: those a screen reader reads, or those that are marked as artifacts. */
function readText(
  content: string,
  fonts: ReadonlyMap<string, Map<number, string>>,
  which: 'read' | 'artifact',
): string {
  let font: Map<number, string> | undefined
  let text = ''
  const marks: boolean[] = []
  for (const [token] of content.matchAll(
    /\/\w+ <<[^>]*>> BDC|\/\w+ BMC|EMC|\/F\d+ [\d.]+ Tf|\[[^\]]*\] TJ/g,
  )) {
    if (/B[DM]C$/.test(token)) {
      marks.push(token.startsWith('/Artifact'))
      if (token.startsWith('/Artifact') === (which === 'artifact')) text += '\n'
    } else if (token === 'EMC') marks.pop()
    else if (token.endsWith('Tf')) font = fonts.get(/F\d+/.exec(token)?.[0] ?? '')
    else if (marks.includes(true) === (which === 'artifact')) {
      const codes = [...token.matchAll(/<([0-9a-f]+)>/gi)].flatMap(([, hex = '']) => hex.match(/.{4}/g) ?? [])
      text += codes.map((code) => font?.get(Number.parseInt(code, 16)) ?? '\uFFFD').join('')
    }
  }
  return text
}

/** Reads a PDF as written by our generator (plain objects, no object streams). */
export function readPdf(file: Buffer): ReadPdf {
  const objects = readObjects(file)
  const bodies = [...objects.values()].map(({ body }) => body)
  const catalog = bodies.find((body) => body.includes('/Type /Catalog')) ?? ''
  const trailer = file.toString('latin1', file.lastIndexOf('trailer'))
  const info = referred(objects, trailer, 'Info')?.body ?? ''
  const structure: Record<string, number> = {}
  for (const body of bodies) {
    const type =
      body.includes('/P ') && !body.includes('/Subtype') ? /\/S \/(\w+)/.exec(body)?.[1] : undefined
    if (type !== undefined) structure[type] = (structure[type] ?? 0) + 1
  }
  const fonts = new Map<string, Map<number, string>>()
  for (const body of bodies) {
    for (const [, name = '', id = ''] of body.matchAll(/\/(F\d+) (\d+) 0 R/g)) {
      const font = objects.get(id)?.body ?? ''
      fonts.set(name, readLetters(referred(objects, font, 'ToUnicode')?.stream?.toString('latin1') ?? ''))
    }
  }
  const pages = bodies.filter((body) => /\/Type \/Page\b/.test(body))
  const wordsOf = (which: 'read' | 'artifact') =>
    pages.map((page) =>
      readText(referred(objects, page, 'Contents')?.stream?.toString('latin1') ?? '', fonts, which),
    )
  return {
    catalog,
    title: readString(referred(objects, info, 'Title')?.body ?? ''),
    structure,
    pages: pages.length,
    text: wordsOf('read').join(''),
    furniture: wordsOf('artifact'),
  }
}
