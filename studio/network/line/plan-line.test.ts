import { describe, expect, it } from 'vitest'
import { isHeld, isLast, isUnsaid, type Kind, kindOf, pauseMs, readFrame } from './plan-line.ts'

const at = (path: string): URL => new URL(`http://localhost:3333/v2025-02-19${path}`)

describe('kindOf', () => {
  it.each<[string, string, Kind]>([
    ['/data/listen/production?query=*', 'GET', 'stream'],
    ['/data/live/events/production', 'GET', 'stream'],
    ['/data/query/production?query=*', 'GET', 'read'],
    ['/data/query/production?tag=x', 'POST', 'read'],
    ['/data/doc/production/page-en-home', 'GET', 'read'],
    ['/users/me', 'GET', 'read'],
    ['/data/actions/production?tag=sanity.studio.document.commit', 'POST', 'save'],
    ['/data/mutate/production?tag=sanity.studio.document.commit', 'POST', 'save'],
    ['/data/actions/production?tag=sanity.studio.document.publish', 'POST', 'act'],
    ['/data/mutate/production-comments?tag=sanity.studio.comments', 'POST', 'act'],
    ['/assets/images/production', 'POST', 'act'],
    ['/people/users', 'POST', 'act'],
    ['/people/sessions/x', 'DELETE', 'act'],
  ])('%s by %s', (path, method, kind) => {
    expect(kindOf(at(path), method)).toBe(kind)
  })
})

describe('isHeld', () => {
  it.each<[Kind, number | undefined, boolean]>([
    ['read', undefined, true],
    ['save', undefined, true],
    ['stream', undefined, true],
    ['act', undefined, false],
    ['save', 503, true],
    ['save', 507, true],
    ['save', 429, true],
    ['save', 408, true],
    ['read', 500, true],
    ['act', 503, false],
    ['save', 200, false],
    ['save', 403, false],
    ['save', 409, false],
    ['read', 401, false],
    ['read', 404, false],
    ['stream', 200, false],
  ])('%s answered %s', (kind, status, held) => {
    expect(isHeld(kind, status)).toBe(held)
  })
})

it('waits longer with each try, and never longer than two seconds', () => {
  expect([1, 2, 3, 4, 5, 50].map(pauseMs)).toEqual([250, 500, 1_000, 2_000, 2_000, 2_000])
})

describe('readFrame', () => {
  it.each([
    ['event: mutation\nid: 12.1\ndata: {"id: 3":1}', { id: '12.1', event: 'mutation' }, false, false],
    [':', { id: undefined, event: undefined }, false, false],
    ['retry: 1000', { id: undefined, event: undefined }, false, false],
    ['event: welcomeback\ndata: {}', { id: undefined, event: 'welcomeback' }, false, false],
    ['event: reconnect\ndata: {}', { id: undefined, event: 'reconnect' }, false, true],
    ['event: disconnect\ndata: {}', { id: undefined, event: 'disconnect' }, true, false],
    ['event: channelError\ndata: {}', { id: undefined, event: 'channelError' }, true, false],
    ['event: goaway\ndata: {}', { id: undefined, event: 'goaway' }, true, false],
  ])('%j', (text, frame, last, unsaid) => {
    expect(readFrame(text)).toEqual(frame)
    expect(isLast(frame)).toBe(last)
    expect(isUnsaid(frame)).toBe(unsaid)
  })
})
