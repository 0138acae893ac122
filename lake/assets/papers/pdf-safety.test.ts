import { deflateSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { pdfAlone, pdfFault } from './pdf-safety.ts'

const pdf = (...objects: string[]) =>
  Buffer.from(`%PDF-1.7\n${objects.join('\n')}\ntrailer << /Root 1 0 R >>\n%%EOF\n`, 'latin1')

const stream = (dictionary: string, data: string, number = 4) =>
  `${number} 0 obj\n<< ${dictionary} /Length ${data.length} >>\nstream\n${data}\nendstream\nendobj`

const packed = (text: string) => deflateSync(Buffer.from(text, 'latin1')).toString('latin1')
const page = '1 0 obj\n<< /Type /Catalog /OpenAction [2 0 R /Fit] >>\nendobj'
const object = (text: string, number = 7) => `${number} 0 obj\n${text}\nendobj`

describe('pdfFault', () => {
  it.each([
    ['its text packed', stream('/Filter /FlateDecode', packed('BT (text) Tj ET'))],
    ['a title that names a program', object('<< /Title (Product/Launch 2026) >>')],
    [
      'a title that names a script, in brackets',
      object('<< /Title (Type\\(Script/JS\\) (a /JavaScript) b) >>'),
    ],
    ['a title in hexadecimal', object('<< /Title <2F4A53> >>')],
    [
      'a link whose address ends in /JS',
      object('<< /Subtype /Link /A << /S /URI /URI (https://a.example/JS) >> >>'),
    ],
    ['a bookmark', object('<< /Title (a) /Dest [3 0 R /Fit] /A << /S /GoTo /D [3 0 R] >> >>')],
    ['words of a script in its text', stream('', 'BT (see /JS and 12 0 obj) Tj ET')],
    ['a comment about a script', object('% /JS (x)\n<< /Title (a) >>')],
    ['a structure of headings', object('<< /Type /StructElem /S /H1 /A << /O /Layout >> /K 1 >>')],
    ['a group of colours', object('<< /Group << /S /Transparency /CS /DeviceRGB >> >>')],
    ['the bytes of a picture', stream('/Subtype /Image', '\x00\x01/JS \x02/Launch ')],
    ['an opening at a named place', object('<< /Type /Catalog /OpenAction << /S /GoTo /D (first) >> >>')],
    ['a form that does nothing', object('<< /AcroForm << /Fields [5 0 R] >> >>')],
  ])('lets a document through with %s', (_, part) => {
    expect(pdfFault(pdf(page, part))).toBeUndefined()
  })

  it.each([
    ['a script', '<< /OpenAction << /S /JavaScript /JS (app.alert(1)) >> >>', 'a script'],
    ['a script with an escaped name', '<< /A << /S /J#61vaScript >> >>', 'a script'],
    ['a script named in short', '<< /Names << /JS(x) >> >>', 'a script'],
    ['a script that nothing leads to', '<< /S /JavaScript /JS (x) >>', 'a script'],
    ['a list of scripts', '<< /Names << /JavaScript 9 0 R >> >>', 'a script'],
    ['a launched program', '<< /OpenAction << /S /Launch /F (calc.exe) >> >>', 'a program that it starts'],
    ['an XFA form', '<< /AcroForm << /XFA 5 0 R >> >>', 'a form with scripts'],
    ['a form that is sent', '<< /A << /S /SubmitForm /F (https://a.example) >> >>', 'a form that it sends'],
    ['data that is fetched', '<< /A << /S /ImportData /F (a.fdf) >> >>', 'data that it fetches'],
    [
      'an address at its opening',
      '<< /OpenAction << /S /URI /URI (https://a.example) >> >>',
      'something it does',
    ],
    [
      'something at the opening of a page',
      '<< /Type /Page /AA << /O << /S /URI >> >> >>',
      'something it does',
    ],
    ['an attached file', '<< /Type /Filespec /F (a.exe) /EF << /F 8 0 R >> >>', 'an attached file'],
    ['a list of attached files', '<< /Names << /EmbeddedFiles 8 0 R >> >>', 'an attached file'],
    ['a note with a file', '<< /Subtype /FileAttachment /FS 8 0 R >>', 'an attached file'],
    ['a film', '<< /Subtype /RichMedia >>', 'a film or sound'],
    ['a link into a file within it', '<< /A << /S /GoToE >> >>', 'a file within it'],
    ['a link that changes what is seen', '<< /A << /S /Hide /T (a) >> >>', 'a link that does more'],
    ['a link with a second act', '<< /A << /S /URI /Next << /S /ResetForm >> >> >>', 'a link that does more'],
    ['one of two entries of a name', '<< /A << /S /URI >> /A << /S /Hide >> >>', 'a link that does more'],
    ['an act deep in lists', '[[[<< /K [<< /S /Launch >>] >>]]]', 'a program that it starts'],
  ])('refuses %s, and names its place', (_, text, what) => {
    const fault = pdfFault(pdf(page, object(text)))
    expect(fault).toContain(`This PDF holds ${what}`)
    expect(fault).toContain('(object 7)')
  })

  it.each([
    ['an object that is led to', [object('<< /OpenAction 8 0 R >>'), object('<< /S /URI >>', 8)], 7],
    [
      'an object stream',
      [stream('/Type /ObjStm /N 1 /First 4 /Filter /FlateDecode', packed('9 0 << /S /JavaScript >>'))],
      9,
    ],
    ['an unpacked object stream', [stream('/Type /ObjStm /N 1 /First 4', '9 0 << /S /Launch >>')], 9],
    [
      'the bytes of a stream, to which an index may lead',
      [stream('', '7 0 obj << /S /JavaScript /JS (x) >> endobj')],
      7,
    ],
    [
      'a stream that says it is longer',
      [`4 0 obj\n<< /Length 9999 >>\nstream\na\nendstream\nendobj\n${object('<< /JS (x) >>')}`],
      7,
    ],
  ])('finds what acts in %s', (_, objects, number) => {
    expect(pdfFault(pdf(page, ...objects))).toContain(`(object ${number})`)
  })

  it('refuses what it cannot look into', () => {
    const strange = stream('/Type /ObjStm /Filter [/ASCII85Decode /FlateDecode]', 'zzz')
    expect(pdfFault(pdf(page, strange))).toMatch(/could not be checked/)
    const broken = stream('/Type /ObjStm /Filter /FlateDecode', 'not packed at all')
    expect(pdfFault(pdf(page, broken))).toMatch(/could not be checked/)
    const big = stream('/Type /ObjStm /Filter /FlateDecode', packed(' '.repeat(20 * 1024 * 1024)))
    expect(pdfFault(pdf(page, big))).toMatch(/could not be checked/)
    expect(pdfFault(pdf(page, 'trailer << /Encrypt 9 0 R >>'))).toMatch(/protected/)
    expect(pdfFault(pdf(page, stream('/Type /XRef /Encrypt 9 0 R', 'x')))).toMatch(/protected/)
  })

  it('refuses a document without its end', () => {
    expect(pdfFault(Buffer.from('%PDF-1.7\n1 0 obj'))).toMatch(/not complete/)
  })

  it.each([
    ['dictionaries', '<< << <<'],
    ['arrays', '[[[['],
    ['a text', '('],
    ['a text in hexadecimal', '<'],
    ['arrays within one another a hundred thousand times', '['.repeat(100_000)],
    ['a name', '/'],
  ])('comes to an end where there is none of %s', (_, text) => {
    expect(pdfFault(Buffer.from(`%PDF-1.7\n1 0 obj ${text}\n%%EOF`, 'latin1'))).toBeUndefined()
  })
})

describe('pdfAlone', () => {
  const whole = pdf(page).toString('latin1')
  it.each([
    ['a mark of its coding before it', `\xef\xbb\xbf${whole}`],
    ['a line before it', `\n${whole}`],
    ['padding behind it', `${whole}${'\0'.repeat(5_000)}`],
    ['another file behind it', `${whole}<!doctype html><script>alert(1)</script>`],
  ])('cuts off %s', (_, text) => {
    expect(Buffer.from(pdfAlone(Buffer.from(text, 'latin1'))).toString('latin1')).toBe(whole)
  })

  it.each([whole, 'no pdf', '\n\nno pdf either', ''])('leaves %j as it is', (text) => {
    const bytes = Buffer.from(text, 'latin1')
    expect(pdfAlone(bytes)).toBe(bytes)
  })
})
