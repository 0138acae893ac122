import { deflateSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { pdfFault } from './pdf-safety.ts'

const pdf = (...objects: string[]) =>
  Buffer.from(`%PDF-1.7\n${objects.join('\n')}\ntrailer << /Root 1 0 R >>\n%%EOF\n`, 'latin1')

const stream = (dictionary: string, data: string) =>
  `4 0 obj\n<< ${dictionary} /Length ${data.length} >>\nstream\n${data}\nendstream\nendobj`

const packed = (text: string) => deflateSync(Buffer.from(text, 'latin1')).toString('latin1')
const page = '1 0 obj\n<< /Type /Catalog /OpenAction [2 0 R /Fit] >>\nendobj'

describe('pdfFault', () => {
  it('lets a plain document through, a page to open at included', () => {
    expect(pdfFault(pdf(page, stream('/Filter /FlateDecode', packed('BT (text) Tj ET'))))).toBeUndefined()
  })

  it.each([
    ['a script', '1 0 obj\n<< /OpenAction << /S /JavaScript /JS (app.alert(1)) >> >>\nendobj'],
    ['a script with an escaped name', '1 0 obj\n<< /A << /S /J#61vaScript >> >>\nendobj'],
    ['a script named in short', '1 0 obj\n<< /Names << /JS(x) >> >>\nendobj'],
    ['a launched program', '1 0 obj\n<< /OpenAction << /S /Launch /F (calc.exe) >> >>\nendobj'],
    ['an XFA form', '1 0 obj\n<< /AcroForm << /XFA 5 0 R >> >>\nendobj'],
    [
      'a script in an object stream',
      stream('/Type /ObjStm /Filter /FlateDecode', packed('<< /S /JavaScript >>')),
    ],
    ['a script in an unpacked object stream', stream('/Type /ObjStm', '<< /S /Launch >>')],
    ['an object hidden in a stream', stream('', '7 0 obj << /S /JavaScript /JS (x) >> endobj')],
  ])('refuses %s', (_, object) => {
    expect(pdfFault(pdf(page, object))).toMatch(/contains a script or starts a program/)
  })

  it('refuses what it cannot look into', () => {
    const strange = stream('/Type /ObjStm /Filter [/ASCII85Decode /FlateDecode]', 'zzz')
    expect(pdfFault(pdf(page, strange))).toMatch(/could not be checked/)
    const broken = stream('/Type /ObjStm /Filter /FlateDecode', 'not packed at all')
    expect(pdfFault(pdf(page, broken))).toMatch(/could not be checked/)
    expect(pdfFault(pdf(page, 'trailer << /Encrypt 9 0 R >>'))).toMatch(/protected/)
  })

  it('refuses a document without its end', () => {
    expect(pdfFault(Buffer.from('%PDF-1.7\n1 0 obj'))).toMatch(/not complete/)
  })

  it('reads nothing into the packed bytes of a picture', () => {
    expect(pdfFault(pdf(page, stream('/Subtype /Image', '\x00\x01/JS \x02/Launch ')))).toBeUndefined()
  })
})
