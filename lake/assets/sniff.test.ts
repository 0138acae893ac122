import { describe, expect, it } from 'vitest'
import { describeForeign, sniffKind } from './sniff.ts'

const bytes = (text: string) => Buffer.from(text, 'latin1')

describe('sniffKind', () => {
  it.each([
    ['%PDF-1.7\n', 'pdf'],
    ['\x89PNG\r\n\x1a\n', 'png'],
    ['\xff\xd8\xff\xe0', 'jpg'],
    ['RIFF\x10\0\0\0WEBPVP8 ', 'webp'],
    ['GIF89a', 'gif'],
    ['\0\0\0\x20ftypavif\0\0\0\0mif1miaf', 'avif'],
    ['\0\0\0\x20ftypmif1\0\0\0\0mif1avif', 'avif'],
    ['<?xml version="1.0"?><svg/>', 'svg'],
  ])('knows %j as %s', (text, extension) => {
    expect(sniffKind(bytes(text))?.extension).toBe(extension)
  })

  it.each([
    ['<!doctype html><p>%PDF-1.7', 'a web page (HTML)'],
    ['\n <HTML>', 'a web page (HTML)'],
    ['<?xml version="1.0"?><p/><svg/>', 'an SVG drawing'],
    ['GIF88a', 'a GIF'],
    ['\0\0\0\x20ftypheic\0\0\0\0mif1heic', 'an AVIF, HEIC or video file'],
    ['PK\x03\x04', 'a Word, Excel or ZIP file'],
    ['', 'an empty file'],
    ['hello', 'not a file of a known kind'],
  ])('refuses %j as %s', (text, name) => {
    expect(sniffKind(bytes(text))).toBeUndefined()
    expect(describeForeign(bytes(text))).toBe(name)
  })
})
