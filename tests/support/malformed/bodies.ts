import { gzipSync } from 'node:zlib'
import { type MalformedRequest, mutate } from './request.ts'

const created = (attributes: string) =>
  `{"mutations":[{"create":{"_id":"bad","_type":"note",${attributes}}}]}`
const deep = (levels: number) => `${'['.repeat(levels)}${']'.repeat(levels)}`

/** Bodies that are no JSON, or JSON that could not be kept as it came. */
export const malformedBodies: readonly MalformedRequest[] = [
  mutate('an empty body', '', { status: 400, says: /not valid JSON/ }),
  mutate('half a body', '{"mutations":[', { status: 400, says: /not valid JSON/ }),
  mutate('a body with a comment', '{/* no */"mutations":[]}', { status: 400, says: /not valid JSON/ }),
  mutate('a trailing comma', '{"mutations":[],}', { status: 400, says: /not valid JSON/ }),
  mutate('NaN', created('"n":NaN'), { status: 400, says: /not valid JSON/ }),
  mutate('Infinity', created('"n":Infinity'), { status: 400, says: /not valid JSON/ }),
  mutate('a number beyond all bounds', created('"n":1e999'), { status: 400, says: /too large/ }),
  mutate('a null byte', '\u0000', { status: 400, says: /not valid JSON/ }),
  mutate('a body of null', 'null', { status: 400 }),
  mutate('a body that is a list', '[]', { status: 400 }),
  mutate('a body that is a text', '"create"', { status: 400 }),
  mutate('no mutations', {}, { status: 400, says: /mutations/ }),
  mutate('mutations that are an object', { mutations: {} }, { status: 400, says: /mutations/ }),
  mutate('mutations of null', { mutations: [null] }, { status: 400 }),
  mutate(
    'more mutations than are taken',
    { mutations: Array.from({ length: 10_001 }, () => ({})) },
    { status: 400 },
  ),
  mutate('a huge list of nothing', `[${'0,'.repeat(500_000)}0]`, { status: 400 }),
  mutate('bytes that are no UTF-8', Buffer.from([0x7b, 0xff, 0xfe, 0x7d]), { status: 400, says: /UTF-8/ }),
  mutate('an overlong UTF-8 form', Buffer.from([0x22, 0xc0, 0xaf, 0x22]), { status: 400, says: /UTF-8/ }),
  mutate('UTF-16', Buffer.from('\ufeff{"mutations":[]}', 'utf16le'), { status: 400, says: /UTF-8/ }),
  mutate('half of a character', created(String.raw`"t":"\ud800"`), { status: 400, says: /surrogate/ }),
  mutate('half of a character in a name', created(String.raw`"\udfff":1`), {
    status: 400,
    says: /surrogate/,
  }),
  mutate('a name given twice', created('"t":1,"t":2'), { status: 400, says: /twice/ }),
  mutate('a name given twice, once in escapes', created(String.raw`"t":1,"\u0074":2`), {
    status: 400,
    says: /twice/,
  }),
  mutate('two ids', created('"_id":"other"'), { status: 400, says: /twice/ }),
  mutate('__proto__', created('"__proto__":{"isAdmin":true}'), { status: 400, says: /__proto__/ }),
  mutate('constructor', created('"constructor":{"prototype":{"x":1}}'), {
    status: 400,
    says: /constructor/,
  }),
  mutate('hasOwnProperty', created('"a":[{"hasOwnProperty":1}]'), { status: 400, says: /hasOwnProperty/ }),
  mutate('nesting of 300 levels', created(`"x":${deep(300)}`), { status: 400, says: /nested/ }),
  mutate('nesting of 10,000 levels', created(`"x":${deep(10_000)}`), { status: 400, says: /nested/ }),
  mutate('nesting of 10,000 levels that does not end', '['.repeat(10_000), { status: 400 }),
  mutate('10,000 nested objects', `${'{"a":'.repeat(10_000)}1${'}'.repeat(10_000)}`, {
    status: 400,
    says: /nested/,
  }),
  mutate('a body of five megabytes', `{"mutations":[],"x":"${'x'.repeat(5 * 1024 * 1024)}"}`, {
    status: 413,
    says: /limit/,
  }),
  mutate('a packed body', gzipSync('{"mutations":[]}'), {
    status: 415,
    headers: { 'content-encoding': 'gzip' },
  }),
  mutate('a packed body that grows a thousand times', gzipSync(Buffer.alloc(100 * 1024 * 1024)), {
    status: 415,
    headers: { 'content-encoding': 'gzip' },
  }),
  mutate('a form', 'mutations=[]', {
    status: 415,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
  }),
  mutate('a multipart body', '--x\r\n\r\n{}\r\n--x--', {
    status: 415,
    headers: { 'content-type': 'multipart/form-data; boundary=x' },
  }),
  mutate('XML', '<mutations/>', { status: 415, headers: { 'content-type': 'application/xml' } }),
]
