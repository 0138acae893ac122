import { expect, test } from 'vitest'
import { sourceFrom, sourceIn } from './source.ts'

test('the source of a visit is what its first address says, as typed (requirements D11)', () => {
  const address =
    'https://halyard.example/de/trading?utm_source=Newsletter&utm_medium=eMail&utm_campaign=Spring%20Tide&utm_term=cfd%20risk&utm_content=Button%20B'
  expect(sourceFrom(address, 'https://search.example/find?q=secret#x')).toEqual({
    keywords: 'cfd risk',
    group: 'Button B',
    campaign: 'Spring Tide',
    medium: 'eMail',
    source: 'Newsletter',
    page: 'halyard.example/de/trading',
    referrer: 'search.example/find',
  })
})

test('an address of a person in a campaign is not kept, and a page of ours is no referrer', () => {
  const source = sourceFrom(
    'https://halyard.example/?utm_source=ann@example.com&email=ann@example.com',
    'https://halyard.example/about',
  )
  expect(JSON.stringify(source)).not.toContain('ann')
  expect(source).toMatchObject({ source: '[redacted]', referrer: '', campaign: '' })
})

test('a visit without anything known has an empty source but for its page', () => {
  expect(Object.values(sourceFrom('https://halyard.example/', '')).filter(Boolean)).toEqual([
    'halyard.example/',
  ])
})

test('what a tab kept is read again, and nothing that is not ours', () => {
  const source = sourceFrom('https://halyard.example/?utm_source=letter', '')
  expect(sourceIn(JSON.stringify(source))).toEqual(source)
  for (const text of [null, '', '{', 'null', '[]', '{"source":1}', '{"source":"a"}'])
    expect(sourceIn(text)).toBeNull()
})
