import { describe, expect, it } from 'vitest'
import { isSvg, sizeOfSvg } from './svg.ts'

const bytes = (text: string) => Buffer.from(text)

describe('isSvg', () => {
  it.each([
    '<svg/>',
    '\u{FEFF}<?xml version="1.0"?>\n<!-- made by -- hand > -->\n<svg viewBox="0 0 1 1"></svg>',
    '<!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "svg11.dtd" [<!ENTITY a "b">]><svg a=">" b=\'"\'>',
  ])('knows %j', (text) => expect(isSvg(bytes(text))).toBe(true))

  it.each([
    '',
    'svg',
    '<html><svg/></html>',
    '<!-- a --><p><svg>',
    '<!-- <svg> ',
    '<svgs/>',
    'GIF89a<svg/>',
    `<!--${'-- '.repeat(30_000)}--><svg/>`,
  ])('does not know %.40j', (text) => expect(isSvg(bytes(text))).toBe(false))

  it('is quick to tell of a file that is made to be slow', () => {
    const started = performance.now()
    for (const part of ['a', ' a', '<!--', '"', '\'"', ' a =', '<!DOCTYPE svg [', '<svg ']) {
      expect(isSvg(bytes(`<svg ${part.repeat(100_000)}`))).toBe(false)
      isSvg(bytes(`<svg ${part.repeat(60_000 / part.length)}>`))
      isSvg(bytes(part.repeat(100_000)))
    }
    expect(performance.now() - started).toBeLessThan(3_000)
  })
})

describe('sizeOfSvg', () => {
  it.each([
    ['width="30" height="20"', 30, 20],
    ["width='30.6px' height='.5in'", 31, 48],
    ['width="10mm" height="1cm" viewBox="0 0 5 5"', 38, 38],
    ['viewBox="-5 -5 24 12"', 24, 12],
    ['width="100%" height="100%" viewBox="0,0,300,150"', 300, 150],
    ['width="7" viewBox="0 0 10 20"', 7, 14],
    ['height="7" viewBox="0 0 10 20"', 4, 7],
    ['stroke-width="9" width="3" height="0.1"', 3, 1],
  ])('of <svg %s> is %d x %d', (attributes, width, height) => {
    expect(sizeOfSvg(bytes(`<svg ${attributes}>`))).toEqual({ width, height })
  })

  it.each([
    '',
    'width="5"',
    'width="-5" height="5"',
    'width="5em" height="5em"',
    'viewBox="0 0 0 0"',
    'data="viewBox=\'0 0 1 1\'"',
  ])('is not said by <svg %s>', (attributes) => {
    expect(sizeOfSvg(bytes(`<svg ${attributes}>`))).toBeUndefined()
  })
})
