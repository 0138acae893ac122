import * as fc from 'fast-check'

/** Texts that programs have stumbled over: escapes, halves of characters, prototypes, paths, markup, long and deep ones. */
const known = [
  '',
  ' ',
  '\0',
  '%',
  '%zz',
  '%E0%A4%A',
  '%00',
  '%2e%2e%2f',
  '../../../etc/passwd',
  '..\\..\\x',
  '//evil.example',
  'https://evil.example/',
  'javascript:alert(1)',
  '__proto__',
  'constructor',
  'toString',
  'hasOwnProperty',
  '<script>alert(1)</script>',
  '"><img src=x onerror=alert(1)>',
  "' or 1=1 --",
  '${7*7}',
  '{{7*7}}',
  'a\r\nset-cookie: x=1',
  '\ud800',
  '\u202e',
  'e\u0301'.repeat(50),
  '😀'.repeat(40),
  '1e999',
  '-0',
  'NaN',
  '9007199254740993',
  'null',
  'undefined',
  '[]',
  '{}',
  '*',
  '**',
  'drafts.',
  'versions..x',
  '_.groups.x',
  '2026-02-31T25:61:61Z',
  '0000-00-00',
]

const repeated = fc
  .tuple(fc.constantFrom('a', '(', '[', '{"a":', '*a', '-', '%25', 'ß', '\\', '"', '.', '/', 'a,'), fc.nat(9))
  .map(([piece, power]) => piece.repeat(2 ** power))

/** Any text a visitor of ill will may send, up to some thousand characters. */
export const hostileText: fc.Arbitrary<string> = fc.oneof(
  { weight: 4, arbitrary: fc.constantFrom(...known) },
  { weight: 2, arbitrary: repeated },
  { weight: 2, arbitrary: fc.string({ unit: 'binary', maxLength: 60 }) },
  { weight: 1, arbitrary: fc.integer().map(String) },
)

const words =
  '* [ ] { } ( ) ... -> ^ @ | && || ! == in match order score count _id _type a $a "x" 1 0..9 0...9 , true null . + - / % ** => asc desc array::join string::split'.split(
    ' ',
  )

/** Texts of GROQ's own words in no order that makes sense, and some that do, for what they cost. */
export const hostileQuery: fc.Arbitrary<string> = fc.oneof(
  {
    weight: 3,
    arbitrary: fc.array(fc.constantFrom(...words), { maxLength: 40 }).map((some) => some.join(' ')),
  },
  {
    weight: 2,
    arbitrary: fc.constantFrom(
      'array::join(string::split($a, ""), $a)',
      'array::join([$a,$a,$a,$a,$a,$a,$a,$a], $a)',
      '*[$a match "*a*a*a*a*a*a*a*a*b"]',
      '*[[@] match text::query($a)]',
      '*{"x": *{"y": *{"z": *}}}',
      'count(*[count(*[count(*) > 0]) > 0])',
      '*|order(array::join(string::split($a, ""), _id))',
      '[0..99999999]',
      '*[_id in path($a)]',
      '*[references($a)]',
      'pt::text(*)',
      'array::unique(*[].a[].b[])',
    ),
  },
  { weight: 1, arbitrary: repeated.map((text) => `*[a == ${text}`) },
  { weight: 1, arbitrary: hostileText },
)

/** A value of JSON, now and then one deep or wide enough to hurt. */
export const hostileJson: fc.Arbitrary<string> = fc.oneof(
  { weight: 3, arbitrary: fc.json({ maxDepth: 4 }) },
  { weight: 1, arbitrary: hostileText },
  { weight: 1, arbitrary: fc.nat(5_000).map((depth) => '['.repeat(depth) + ']'.repeat(depth)) },
  { weight: 1, arbitrary: fc.nat(5_000).map((depth) => '{"a":'.repeat(depth)) },
  { weight: 1, arbitrary: hostileText.map((text) => JSON.stringify(text.repeat(200))) },
)
