import { inflateSync } from 'node:zlib'

const forbiddenNames = ['JavaScript', 'JS', 'Launch', 'XFA', 'RichMedia']
const forbiddenName = new RegExp(`/(?:${forbiddenNames.join('|')})(?![A-Za-z0-9_.-])`)
const inflatedLimit = 64 * 1024 * 1024

const active =
  'This PDF contains a script or starts a program when it is opened. Export it again without scripts and upload that file.'
const unreadable =
  'This PDF could not be checked for scripts, because parts of it are packed in an unusual way. Export it again as a plain PDF and upload that file.'
const encrypted =
  'This PDF is protected by a password or by permissions, so it cannot be checked. Save a copy without protection and upload that file.'
const incomplete = 'This PDF is not complete: its end is missing. Export it again and upload that file.'

/** Names may be written with hexadecimal escapes (`/J#53`), ISO 32000-1, 7.3.5. */
const plainNames = (text: string): string =>
  text.replace(/#([0-9A-Fa-f]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)))

interface Parts {
  /** Everything outside streams: objects, dictionaries, trailers. */
  outside: string
  streams: { dictionary: string; data: string }[]
}

const splitStreams = (text: string): Parts => {
  const outside: string[] = []
  const streams: Parts['streams'] = []
  let at = 0
  for (;;) {
    const start = text.indexOf('stream', at)
    if (start < 0) break
    const before = text.slice(Math.max(0, start - 4), start)
    const lineEnd = /^stream\r?\n/.exec(text.slice(start, start + 8))?.[0]
    if (lineEnd === undefined || !/>>\s*$/.test(before)) {
      outside.push(text.slice(at, start + 6))
      at = start + 6
      continue
    }
    const end = text.indexOf('endstream', start + lineEnd.length)
    const stop = end < 0 ? text.length : end
    const prior = text.slice(at, start)
    outside.push(prior)
    streams.push({
      dictionary: plainNames(prior.slice(Math.max(0, prior.lastIndexOf(' obj')))),
      data: text.slice(start + lineEnd.length, stop),
    })
    at = end < 0 ? text.length : end + 'endstream'.length
  }
  outside.push(text.slice(at))
  return { outside: outside.join(' '), streams }
}

/** The objects inside an object stream, or `undefined` when its filter is not supported. */
const unpackObjects = (dictionary: string, data: string): string | undefined => {
  if (!/\/Filter/.test(dictionary)) return data
  const filter = /\/Filter\s*(\[[^\]]*\]|\/\w+)/.exec(dictionary)?.[1] ?? ''
  if (filter.replace(/[[\]\s]/g, '') !== '/FlateDecode' || /\/Predictor\s+(?!1\b)/.test(dictionary)) {
    return undefined
  }
  try {
    return inflateSync(Buffer.from(data, 'latin1'), { maxOutputLength: inflatedLimit }).toString('latin1')
  } catch {
    return undefined
  }
}

/**
 * Looks for active content in a PDF: scripts, launched programs, XFA forms (quality 5). What cannot be
 * inspected (encryption, unknown filters) is refused too.
 * @returns the sentence an editor reads, or `undefined` for a harmless file
 */
export const pdfFault = (bytes: Uint8Array): string | undefined => {
  const text = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length).toString('latin1')
  if (!text.slice(-2048).includes('%%EOF')) return incomplete
  const { outside, streams } = splitStreams(text)
  const outer = plainNames(outside)
  if (/\/Encrypt(?![A-Za-z])/.test(outer)) return encrypted
  if (forbiddenName.test(outer)) return active
  for (const { dictionary, data } of streams) {
    if (/\/ObjStm(?![A-Za-z])/.test(dictionary)) {
      const objects = unpackObjects(dictionary, data)
      if (objects === undefined) return unreadable
      if (forbiddenName.test(plainNames(objects))) return active
    } else if (/\d\s+\d+\s+obj\b/.test(data) && forbiddenName.test(plainNames(data))) {
      // An index may point into a stream: viewers also read objects hidden in one.
      return active
    }
  }
  return undefined
}
