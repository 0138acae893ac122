import { type MalformedRequest, mutate } from './request.ts'

const stands = { _id: 'stands', _type: 'note' }
const refused = { status: 400, form: 'mutationError' } as const
const create = (name: string, attributes: unknown, says: RegExp) =>
  mutate(name, { mutations: [{ create: attributes }] }, { ...refused, says })
const patch = (name: string, operations: object, says: RegExp, status: 400 | 409 = 400) =>
  mutate(name, { mutations: [{ patch: { id: 'stands', ...operations } }] }, { ...refused, status, says })
const shape = (name: string, mutation: unknown) =>
  mutate(name, { mutations: [mutation] }, { status: 400, says: /mutations/ })

/** Mutations of a document `stands` that does, and of others that do not. */
export const malformedMutations: readonly MalformedRequest[] = [
  create('an id with a slash', { _id: 'a/b', _type: 'note' }, /Malformed document ID/),
  create('an id with a space', { _id: 'a b', _type: 'note' }, /Malformed document ID/),
  create('an id with a line break', { _id: 'a\nb', _type: 'note' }, /Malformed document ID/),
  create('an id that climbs', { _id: '../../etc/passwd', _type: 'note' }, /Malformed document ID/),
  create('an id of 129 characters', { _id: 'x'.repeat(129), _type: 'note' }, /Malformed document ID/),
  create('an id with a NUL', { _id: 'a\u0000', _type: 'note' }, /Malformed document ID/),
  create('an id that is a number', { _id: 7, _type: 'note' }, /Malformed document ID/),
  create('an id that is an object', { _id: { a: 1 }, _type: 'note' }, /Malformed document ID/),
  create('an id that ends in two dots', { _id: 'a..', _type: 'note' }, /Malformed document ID/),
  create('no type', { _id: 'bad' }, /_type/),
  create('an empty type', { _id: 'bad', _type: '' }, /_type/),
  create('a type that is a list', { _id: 'bad', _type: ['note'] }, /_type/),
  mutate(
    'an id that is taken',
    { mutations: [{ create: stands }] },
    {
      status: 409,
      form: 'mutationError',
      says: /already exists/,
    },
  ),
  mutate(
    'a reference to nothing',
    { mutations: [{ create: { _type: 'note', to: { _type: 'reference', _ref: 'nobody' } } }] },
    { status: 409, form: 'mutationError', says: /non-existent/ },
  ),
  mutate(
    'a good mutation beside a bad one',
    { mutations: [{ create: { _id: 'half', _type: 'note' } }, { patch: { id: 'nobody', set: { a: 1 } } }] },
    { status: 409, form: 'mutationError', says: /not found/ },
  ),
  shape('a mutation without a name', {}),
  shape('a mutation of an unknown kind', { explode: {} }),
  shape('two mutations in one', { create: stands, delete: { id: 'stands' } }),
  shape('a create that is a text', { create: 'stands' }),
  shape('a delete that is a text', { delete: 'stands' }),
  shape('a delete of a number', { delete: { id: 7 } }),
  shape('a set that is a list', { patch: { id: 'stands', set: [1] } }),
  shape('an unset that is a text', { patch: { id: 'stands', unset: 'a' } }),
  shape('an increment by a text', { patch: { id: 'stands', inc: { n: '1' } } }),
  shape('an insert without items', { patch: { id: 'stands', insert: { after: 'list[-1]' } } }),
  shape('a revision that is a number', { patch: { id: 'stands', ifRevisionID: 1, set: { a: 1 } } }),
  shape('a text difference that is an object', { patch: { id: 'stands', diffMatchPatch: { t: {} } } }),
  mutate(
    'a delete of nothing named',
    { mutations: [{ delete: {} }] },
    { ...refused, says: /"id" or a "query"/ },
  ),
  mutate('a patch of nothing named', { mutations: [{ patch: { set: { a: 1 } } }] }, refused),
  mutate(
    'a delete by a query that cannot be read',
    { mutations: [{ delete: { query: '*[' } }] },
    { status: 400, form: 'queryParseError' },
  ),
  patch('a patch of _id', { set: { _id: 'other' } }, /immutable attribute "_id"/),
  patch('a patch of _type', { set: { _type: 'other' } }, /immutable attribute "_type"/),
  patch('an unset of _type', { unset: ['_type'] }, /immutable attribute "_type"/),
  patch('an unset of everything', { unset: ['..'] }, /immutable attribute/),
  patch('a path that does not end', { set: { 'a[': 1 } }, /Invalid path/),
  patch('an empty path', { set: { '': 1 } }, /Invalid path/),
  patch('a path without a name', { set: { 'a..': 1 } }, /Invalid path/),
  patch('a path that is the document', { set: { '@': {} } }, /Invalid path/),
  patch('a path with a dash', { set: { 'a-b': 1 } }, /Invalid path/),
  patch('a path of half an item', { set: { 'list[0.5]': 1 } }, /Invalid path/),
  patch('a path into a prototype', { set: { '__proto__.isAdmin': true } }, /__proto__/),
  patch('a path into a prototype, quoted', { set: { "['__proto__'].isAdmin": true } }, /__proto__/),
  patch('a path into a constructor', { set: { 'constructor.prototype.x': 1 } }, /constructor/),
  patch('a path of 100,000 characters', { set: { ['a.'.repeat(50_000)]: 1 } }, /Invalid path/),
  patch('a path that nests 2,000 times', { unset: ['['.repeat(2_000)] }, /Invalid path/),
  patch('an increment of a text', { inc: { t: 1 } }, /holds no number/),
  patch('a decrement of what is missing', { dec: { missing: 1 } }, /holds no number/),
  patch('an increment beyond all bounds', { inc: { big: 1.7e308 } }, /cannot be recorded/),
  patch(
    'a text difference of a number',
    { diffMatchPatch: { big: '@@ -1 +1 @@\n-a\n+b\n' } },
    /holds no text/,
  ),
  patch('a text difference that is none', { diffMatchPatch: { t: 'nonsense' } }, /malformed/),
  patch('an insert in two places', { insert: { before: 'l[0]', after: 'l[0]', items: [] } }, /exactly one/),
  patch('an insert nowhere', { insert: { items: [1] } }, /exactly one/),
  patch('a stale revision', { ifRevisionID: 'stale', set: { t: 1 } }, /unexpected revision/, 409),
]
