import { describe, expect, it } from 'vitest'
import { describeForeign, sniffKind } from './sniff.ts'

const bytes = (text: string) => Buffer.from(text, 'latin1')

describe('sniffKind', () => {
  it.each([
    ['%PDF-1.7\n', 'pdf'],
    ['\x89PNG\r\n\x1a\n', 'png'],
    ['\xff\xd8\xff\xe0', 'jpg'],
    ['RIFF\x10\0\0\0WEBPVP8 ', 'webp'],
  ])('knows %j as %s', (text, extension) => {
    expect(sniffKind(bytes(text))?.extension).toBe(extension)
  })

  it.each([
    ['<!doctype html><p>%PDF-1.7', 'a web page (HTML)'],
    ['\n <HTML>', 'a web page (HTML)'],
    ['<svg xmlns="http://www.w3.org/2000/svg"/>', 'an SVG drawing'],
    ['<?xml version="1.0"?><svg/>', 'an SVG drawing'],
    ['GIF89a', 'a GIF'],
    ['\0\0\0\x20ftypavif', 'an AVIF, HEIC or video file'],
    ['PK\x03\x04', 'a Word, Excel or ZIP file'],
    ['', 'an empty file'],
    ['hello', 'not a file of a known kind'],
  ])('refuses %j as %s', (text, name) => {
    expect(sniffKind(bytes(text))).toBeUndefined()
    expect(describeForeign(bytes(text))).toBe(name)
  })
})
