import * as fc from 'fast-check'
import { writeToken } from '../lake/lake.ts'
import { hostileJson, hostileQuery, hostileText } from './texts.ts'
import { headersOf, pathsOf, type WireRequest } from './wire.ts'

const v = '/v2026-05-04'

const reads = [
  `${v}/data/doc/production/§,§`,
  `${v}/data/doc/§/§`,
  `${v}/data/query/production?query=*&perspective=§&tag=§`,
  `${v}/data/query/production?query=*[_id==$a]&$a=§&asOf=§`,
  `${v}/data/query/§?query=§`,
  `${v}/data/listen/production?query=§&includeResult=§`,
  `${v}/data/listen/production?query=*&effectFormat=§&visibility=§&enableResume=true`,
  `${v}/data/live/events/production?includeDrafts=§&tag=§`,
  `${v}/data/live/events/§`,
  `${v}/data/history/production/documents/§?revision=§&time=§`,
  `${v}/data/history/production/transactions/§?fromTransaction=§&limit=§`,
  `${v}/data/history/production/events/documents/§?nextCursor=§&limit=§`,
  `${v}/data/export/production?types=§`,
  `${v}/data/references/production/documents/§/to`,
  `${v}/data/sequence/production`,
  `${v}/users/§`,
  `${v}/users/me/keyvalue/§`,
  `${v}/projects/§/datasets/§/acl`,
  `${v}/auth/fetch?sid=§`,
  '/images/local/production/¶?w=§&h=§&rect=§&fit=§&fm=§&q=§&blur=§&dpr=§',
  `/images/local/production/${'a'.repeat(40)}-10x10.png?w=§&rect=§`,
  '/images/§/§/§',
  '/files/local/production/¶?dl=§',
  '/sign-in?origin=§&projectId=§',
  '/static/¶',
  '/¶',
  '//¶',
  'http://evil.example/¶',
  '/healthz?¶',
  '/v§/data/query/production?query=*',
]
const writes = [
  `${v}/data/mutate/production?dryRun=true&returnDocuments=§`,
  `${v}/data/mutate/production?dryRun=true`,
  `${v}/data/actions/production?dryRun=true`,
  `${v}/data/query/production`,
  `${v}/assets/files/scratch?filename=§&label=§`,
  `${v}/assets/images/scratch?filename=§&meta=§`,
  `${v}/users/me/keyvalue`,
  `${v}/auth/logout?§`,
  `${v}/intake/batch`,
  '/sign-in',
  `${v}/¶`,
]

const headerNames = [
  'Accept',
  'Accept-Encoding',
  'Authorization',
  'Content-Encoding',
  'Cookie',
  'Expect',
  'If-None-Match',
  'Last-Event-ID',
  'Origin',
  'Range',
  'Traceparent',
  'Upgrade',
  'X-Forwarded-For',
  'X-Request-Id',
  'X-Sanity-Project-ID',
]

const query = fc.record({
  method: fc.constantFrom('GET', 'POST'),
  text: hostileQuery,
  value: hostileJson,
})

const names = ['create', 'createOrReplace', 'createIfNotExists', 'delete', 'patch']
const patches = ['set', 'setIfMissing', 'unset', 'inc', 'dec', 'insert', 'diffMatchPatch', 'id', 'query']
const mutation = fc
  .tuple(
    fc.constantFrom(...names),
    fc.dictionary(fc.oneof(fc.constantFrom(...patches, '_id', '_type', '_rev'), hostileText), hostileJson, {
      maxKeys: 4,
    }),
  )
  .map(([name, fields]) => {
    const inside = Object.entries(fields).map(([key, value]) => `${JSON.stringify(key)}:${value || '1'}`)
    return `{"mutations":[{"${name}":{${inside.join(',')}}}]}`
  })
const action = fc
  .tuple(fc.constantFrom('publish', 'edit', 'create', 'discard', 'version.create'), hostileText, hostileJson)
  .map(
    ([name, id, value]) =>
      `{"actions":[{"actionType":"sanity.action.document.${name}","publishedId":${JSON.stringify(id)},"draftId":${JSON.stringify(`drafts.${id}`)},"patch":${value || '{}'}}]}`,
  )

const json = ['content-type', 'application/json'] as const
const token = ['authorization', `Bearer ${writeToken}`] as const

/** Requests to the lake that no client of good will sends; none of them may be stored. */
export const lakeRequest: fc.Arbitrary<WireRequest> = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.record({
      method: fc.constantFrom('GET', 'GET', 'GET', 'HEAD', 'OPTIONS', 'DELETE', 'TRACE', 'PATCH', 'BREW'),
      path: pathsOf(reads),
      headers: headersOf(headerNames),
      body: fc.constant(''),
    }),
  },
  {
    weight: 3,
    arbitrary: query.map(({ method, text, value }) =>
      method === 'GET'
        ? {
            method,
            path: `${v}/data/query/production?query=${encodeURIComponent(text.toWellFormed())}&$a=${encodeURIComponent(value.toWellFormed()).slice(0, 9_000)}`,
            headers: [],
            body: '',
          }
        : {
            method,
            path: `${v}/data/query/production`,
            headers: [json],
            body: `{"query":${JSON.stringify(text)},"params":{"a":${value || '1'}}}`,
          },
    ),
  },
  {
    weight: 3,
    arbitrary: fc.record({
      method: fc.constantFrom('POST', 'POST', 'PUT'),
      path: pathsOf(writes),
      headers: fc
        .tuple(headersOf(headerNames), fc.constantFrom([json, token], [json], [token]))
        .map(([some, base]) => [...base, ...some]),
      body: fc.oneof(mutation, action, hostileJson),
    }),
  },
)
