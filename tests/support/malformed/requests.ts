import { get, mutate, type MalformedRequest, upload } from './request.ts'

const nothing = { mutations: [] }
const parse = { status: 400, form: 'queryParseError' } as const
const plain = { status: 400 }
const flag = (path: string, name: string) =>
  get(`${name}=maybe`, `${path}${path.includes('?') ? '&' : '?'}${name}=maybe`, {
    status: 400,
    says: RegExp(name),
  })
const listen = '/data/listen/production?query=*'
const sha1 = 'a'.repeat(40)

/** Addresses, parameters, headers and uploads at fault. */
export const malformedRequests: readonly MalformedRequest[] = [
  get('an unknown dataset', '/data/query/nowhere?query=*', {
    status: 404,
    says: /Dataset "nowhere" not found/,
  }),
  get('a dataset that climbs', '/data/query/..%2f..%2fetc?query=*', { status: 404 }),
  get('an unknown route', '/data/guess/production', { status: 404, says: /Unknown route/ }),
  { name: 'an unknown version', path: '/v7/data/query/production?query=*', status: 404 },
  { name: 'a version that is no date', path: '/v2026-5-4/data/query/production?query=*', status: 404 },
  get('another project', '/projects/other/datasets', { status: 404, says: /Project "other" not found/ }),
  get('an unknown token', '/data/query/production?query=*', { status: 401, token: 'nonsense' }),
  get('a token of ten thousand characters', '/data/query/production?query=*', {
    status: 401,
    token: 'x'.repeat(10_000),
  }),
  get('no query', '/data/query/production', { status: 400, says: /"query" is missing/ }),
  get('an empty query', '/data/query/production?query=', parse),
  get('half a query', '/data/query/production?query=*%5B', parse),
  get('a query of nonsense', '/data/query/production?query=%F0%9F%92%A5', parse),
  get('a parameter that is no JSON', '/data/query/production?query=*&$a=%7B', { status: 400, says: /\$a/ }),
  get('a parameter that is missing', '/data/query/production?query=*%5Ba%3D%3D$a%5D', parse),
  get('a perspective of nonsense', '/data/query/production?query=*&perspective=a%20b', plain),
  get('a perspective of raw and more', '/data/query/production?query=*&perspective=raw,drafts', plain),
  get('drafts without a token', '/data/query/production?query=*&perspective=drafts', {
    status: 401,
    token: null,
  }),
  get('a tag with a space', '/data/query/production?query=*&tag=a%20b', { status: 400, says: /"tag"/ }),
  get('a tag of 201 characters', `/data/query/production?query=*&tag=${'t'.repeat(201)}`, plain),
  get('a tag that breaks a line', '/data/query/production?query=*&tag=a%0d%0aset-cookie:x', plain),
  get('an address of 40,000 characters', `/data/doc/production/${'a'.repeat(40_000)}`, { status: 414 }),
  get('headers of 70,000 characters', '/ping', { status: 431, headers: { 'x-filler': 'x'.repeat(70_000) } }),
  get('a listener without a query', '/data/listen/production', { status: 400, says: /"query" is missing/ }),
  flag(listen, 'includeResult'),
  flag(listen, 'includePreviousRevision'),
  flag(listen, 'includeMutations'),
  flag(listen, 'includeAllVersions'),
  flag(listen, 'enableResume'),
  flag(listen, 'visibility'),
  flag(listen, 'effectFormat'),
  flag('/data/live/events/production', 'includeDrafts'),
  flag('/data/live/events/production', 'waitFor'),
  flag('/data/doc/production/a', 'excludeContent'),
  get('a document with includeAllVersions=1', '/data/doc/production/a?includeAllVersions=1', plain),
  get('live events of drafts without a token', '/data/live/events/production?includeDrafts=true', {
    status: 401,
    token: null,
  }),
  ...['dryRun', 'returnIds', 'returnDocuments', 'autoGenerateArrayKeys', 'visibility'].map((name) =>
    mutate(`a mutation with ${name}=maybe`, nothing, {
      path: `/v2026-05-04/data/mutate/production?${name}=maybe`,
      status: 400,
      says: RegExp(name),
    }),
  ),
  mutate('a mutation without a token', nothing, { status: 401, token: null }),
  mutate('a transaction id with a space', { ...nothing, transactionId: 'a b' }, { status: 400 }),
  mutate('an empty transaction id', { ...nothing, transactionId: '' }, { status: 400 }),
  mutate('a transaction id that is an object', { ...nothing, transactionId: {} }, { status: 400 }),
  mutate('a mutation into nowhere', nothing, { path: '/v1/data/mutate/nowhere', status: 404 }),
  mutate(
    'an action of an unknown kind',
    { actions: [{ actionType: 'sanity.action.document.explode' }] },
    {
      path: '/v2026-05-04/data/actions/production',
      status: 400,
      form: 'actionError',
    },
  ),
  mutate(
    'an action without its ids',
    { actions: [{ actionType: 'sanity.action.document.publish' }] },
    {
      path: '/v2026-05-04/data/actions/production',
      status: 400,
      form: 'actionError',
    },
  ),
  mutate(
    'actions that are a text',
    { actions: 'all' },
    {
      path: '/v2026-05-04/data/actions/production',
      status: 400,
    },
  ),
  upload('an empty upload', '/files/production', '', { status: 400, says: /an empty file/ }),
  upload('an upload of a web page', '/files/production?filename=a.pdf', '<!doctype html>', { status: 400 }),
  upload('a multipart upload', '/files/production', '--x\r\nContent-Disposition: form-data\r\n\r\n--x', {
    status: 400,
    headers: { 'content-type': 'multipart/form-data' },
  }),
  upload('a picture that ends in its middle', '/images/production', '\u0089PNG\r\n\u001a\n', { status: 400 }),
  upload('an upload with an unknown wish', '/images/production?meta=soul', 'x', {
    status: 400,
    says: /"meta"/,
  }),
  upload('an upload from nowhere', '/files/production?sourceUrl=javascript:alert(1)', '%PDF-1.7\n%%EOF', {
    status: 400,
    says: /sourceUrl/,
  }),
  upload('an upload with a name of 300 characters', `/files/production?filename=${'x'.repeat(300)}`, 'x', {
    status: 400,
    says: /filename/,
  }),
  upload('an upload without a token', '/files/production', 'x', { status: 401, token: null }),
  upload('an upload into nowhere', '/files/nowhere', 'x', { status: 404 }),
  { name: 'a file that climbs', path: '/files/local/production/../../../lake.sqlite', status: 404 },
  {
    name: 'a file that climbs in escapes',
    path: '/files/local/production/..%2f..%2flake.sqlite',
    status: 404,
  },
  { name: 'a file with a NUL', path: '/files/local/production/a%00.pdf', status: 404 },
  { name: 'a picture without a size', path: `/images/local/production/${sha1}.png`, status: 404 },
  { name: 'a picture of a huge size', path: `/images/local/production/${sha1}-999999x1.png`, status: 404 },
  { name: 'a picture of another project', path: `/images/other/production/${sha1}-1x1.png`, status: 404 },
  { name: 'broken escapes', path: '/v1/data/doc/nowhere/%ff%zz', status: 404 },
]
