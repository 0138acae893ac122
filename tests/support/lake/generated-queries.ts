import * as fc from 'fast-check'
import { type LakeDocument, lakeDocument } from '#lake/store/document.ts'

/**
 * Documents and queries made at random from few names and values, so that comparisons, references and
 * equals come about often: what the property tests of the query engine work on.
 */

const types = ['a', 'b', 'c']
const scalar = fc.oneof(
  fc.integer({ min: -2, max: 3 }),
  fc.constantFrom('', 'x', 'y', 'Zed', 'x y', '10', '2026-01-01'),
  fc.boolean(),
  fc.constant(null),
)
const keyOf = (item: { _key?: string }) => item._key
const reference = (maximal: number) =>
  fc.integer({ min: 0, max: maximal }).map((n) => ({ _type: 'reference', _ref: `d${n}` }))

const body = (maximal: number) =>
  fc.record(
    {
      n: fc.oneof({ weight: 4, arbitrary: scalar }, { weight: 1, arbitrary: fc.constantFrom([], {}, [1]) }),
      title: fc.oneof(scalar, fc.constantFrom('red fish', 'blue fish', 'Fish red')),
      slug: fc.oneof(fc.record({ current: fc.constantFrom('s0', 's1', 's2', 's3') }), scalar),
      date: fc.constantFrom('2026-01-01', '2026-01-02', '2026-01-03', 7, null),
      friend: reference(maximal),
      items: fc.uniqueArray(
        fc.record(
          {
            _key: fc.constantFrom('k1', 'k2', 'k3', 'k4'),
            n: scalar,
            to: reference(maximal),
            tags: fc.array(scalar, { maxLength: 3 }),
          },
          { requiredKeys: ['_key'] },
        ),
        { maxLength: 4, selector: keyOf },
      ),
      names: fc.uniqueArray(
        fc.record({
          _key: fc.constantFrom('en', 'de'),
          language: fc.constantFrom('en', 'de'),
          value: fc.constantFrom('one', 'eins'),
        }),
        { maxLength: 2, selector: keyOf },
      ),
      text: fc.uniqueArray(
        fc.record({
          _key: fc.constantFrom('b1', 'b2'),
          _type: fc.constant('block'),
          children: fc.array(
            fc.record({ _type: fc.constant('span'), text: fc.constantFrom('Hello', ' fish') }),
            { maxLength: 2 },
          ),
        }),
        { maxLength: 2, selector: keyOf },
      ),
    },
    { requiredKeys: [] },
  )

/** Documents of a dataset: published ones, drafts, versions of two releases, a mark of deletion, a release. */
export const generatedDocuments = (count: number): fc.Arbitrary<LakeDocument[]> =>
  fc
    .array(
      fc.tuple(
        body(count),
        fc.constantFrom(...types),
        fc.constantFrom('', '', '', 'drafts.', 'versions.r1.', 'versions.r2.'),
      ),
      {
        minLength: count,
        maxLength: count,
      },
    )
    .map((rows) => {
      const made = rows.map(([fields, type, prefix], at) => {
        const number = prefix === '' ? at : Math.floor(at / 2)
        const gone = prefix !== '' && at % 7 === 0 ? { _system: { delete: true } } : {}
        return stamped({ ...fields, ...gone, _id: `${prefix}d${number}`, _type: type })
      })
      made.push(stamped({ _id: '_.releases.r1', _type: 'system.release', name: 'r1' }))
      return [...new Map(made.map((doc) => [doc._id, doc])).values()]
    })

const time = '2026-01-01T00:00:00Z'

/** As it would come from disk: plain objects all through. */
const stamped = (doc: Readonly<Record<string, unknown>>): LakeDocument =>
  lakeDocument.parse(JSON.parse(JSON.stringify({ _rev: 'r', _createdAt: time, _updatedAt: time, ...doc })))

const value = fc.constantFrom('1', '-1', '"x"', '"y"', 'true', 'null', '"2026-01-02"', '$p', 'n', '"d3"')
const field = fc.constantFrom(
  'n',
  'title',
  'slug.current',
  'date',
  '_id',
  '_type',
  'friend._ref',
  'missing',
  'items[0].n',
)
const test = fc.oneof(
  fc.constantFrom(
    '_type == "a"',
    '_type == "b"',
    '_type in ["a", "c"]',
    '"a" == _type',
    '_id == "d3"',
    '_id in ["d1", "d5", $p]',
    '_id in path("drafts.**")',
    '!(_id in path("versions.**"))',
    'references("d3")',
    'references(["d1", "d2"])',
    'references($p)',
    'slug.current == "s1"',
    'defined(title)',
    'title match "fish"',
    'title match ["re*", "fish"]',
    'n in [1, 2, "x"]',
    'friend->n == 1',
    'count(items[n > 0]) > 0',
    '"x" in items[].n',
    'sanity::versionOf("d3")',
    'sanity::partOfRelease("r1")',
    '_id in *[_type == "b"].friend._ref',
    'count(*[_type == "c" && references(^._id)]) > 0',
    'count(*[_type == "b" && slug.current == ^.slug.current]) > 1',
    'items[0].n > 0',
    'path(_id) in path("d*")',
  ),
  fc.tuple(field, fc.constantFrom('==', '!=', '<', '>='), value).map((parts) => parts.join(' ')),
)
const condition: fc.Arbitrary<string> = fc.oneof(
  { weight: 4, arbitrary: test },
  {
    weight: 3,
    arbitrary: fc.tuple(fc.constantFrom('_type == "a"', '_type == "b"'), test).map((two) => two.join(' && ')),
  },
  { weight: 1, arbitrary: fc.tuple(test, test).map(([one, other]) => `(${one} || ${other})`) },
  { weight: 1, arbitrary: test.map((one) => `!(${one})`) },
)
const order = fc.oneof(
  fc.constant(''),
  fc
    .array(
      fc.tuple(field, fc.constantFrom('', ' asc', ' desc')).map((two) => two.join('')),
      { minLength: 1, maxLength: 2 },
    )
    .map((keys) => ` | order(${keys.join(', ')})`),
  fc.constantFrom(
    ' | order(lower(title))',
    ' | score(title match "fish", n == 1)',
    ' | score(boost(title match "red", 3)) | order(_score desc)',
  ),
)
const slice = fc.oneof(
  fc.constantFrom('', '', '[0]', '[2]', '[-1]', '[0...5]', '[0..2]', '[3...9]', '[-3..-1]', '[5...2]'),
)
const part = fc.constantFrom(
  'title',
  '_id',
  'n',
  '"s": slug.current',
  '...',
  'friend->',
  '"f": friend->title',
  '"ff": friend->friend->{_id, n}',
  'items[]{_key, n, "to": to->title}',
  '"k": items[n > 0]',
  '"one": items[0]',
  '"tags": items[].tags[]',
  '"ns": items[].n',
  '"c": coalesce(title, slug.current, "none")',
  '"sel": select(n == 1 => title, n > 1 => friend->title, "other")',
  '"name": names[language == "en"][0].value',
  '"named": coalesce(names[_key == "de"][0].value, names[0].value)',
  '"pt": pt::text(text)',
  'text',
  '"back": *[references(^._id)]{_id, title}',
  '"same": *[_type == "b" && slug.current == ^.slug.current]._id',
  '"deep": items[]{"up": ^.title, "n": count(*[_id == ^.to._ref])}',
  'n > 1 => {"big": title}',
  '_type == "a" => {...}',
  '"len": length(title)',
  '"arr": [title, n, ...items[].n]',
  '"lit": "text"',
  '"sum": n + 1',
  '"all": items[]->title',
  '"low": lower(title)',
  '"ord": items | order(n desc){n}',
  '"cnt": count(*[_type == ^._type && n == 1])',
  '"got": documents',
  '"m": items[].to->{title}[0..1]',
)
const projection = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.array(part, { minLength: 1, maxLength: 4 }).map((parts) => `{${parts.join(', ')}}`),
  },
  {
    weight: 1,
    arbitrary: fc.constantFrom('', '', '._id', '.title', '.items[]', '.friend->title', '.items[0].n'),
  },
)

/** A query over them, with `$p` as its one parameter. */
export const generatedQuery: fc.Arbitrary<string> = fc.oneof(
  {
    weight: 12,
    arbitrary: fc
      .tuple(condition, order, slice, projection)
      .map(([filter, sorted, sliced, projected]) => `*[${filter}]${sorted}${sliced}${projected}`),
  },
  { weight: 1, arbitrary: condition.map((filter) => `count(*[${filter}])`) },
  {
    weight: 1,
    arbitrary: fc
      .tuple(condition, projection)
      .map(([filter, projected]) => `{"one": *[${filter}][0]${projected}, "all": *[${filter}]._id}`),
  },
  { weight: 1, arbitrary: condition.map((filter) => `releases::all()[${filter}].name`) },
)
export const generatedParameter = fc.constantFrom<unknown>('d3', 'x', 1, null, ['d1', 'd4'])
