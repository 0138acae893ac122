import { assert, oneof, property, string, webPath } from 'fast-check'
import { expect, it } from 'vitest'
import { planRequest } from './plan-request.ts'

const origin = 'https://www.broker.example'
const plan = (target: string, method = 'GET', headers = {}) =>
  planRequest({ method, target, headers }, origin)

it('passes paths as they are, and own addresses as their paths', () => {
  for (const target of ['/', '/de/fees?a=%zz', '//evil.example/x', '/%C5%82'])
    expect(plan(target)).toEqual({ action: 'pass', target })
  expect(plan(`${origin}/de?x=1`)).toEqual({ action: 'pass', target: '/de?x=1' })
})

it.each([
  ['https://evil.example/', 421],
  ['https://www.broker.example:8443/', 421],
  ['http://[', 421],
  ['*', 400],
  ['fees', 400],
  ['/%', 400],
  ['/%E0%A4%A', 400],
  [`${origin}/%zz`, 400],
])('refuses %s with %i', (target, status) => {
  expect(plan(target)).toMatchObject({ action: 'refuse', status })
})

it.each(['TRACE', 'CONNECT', 'get', 'PATCH', ''])('refuses the method %j', (method) => {
  expect(plan('/', method)).toMatchObject({ action: 'refuse', status: 405 })
})

it.each(['GET', 'POST', 'PUT'])('refuses an action of Next by %s, whatever it asks for', (method) => {
  for (const target of ['/', '/de/fees', '/api/session', `${origin}/login`])
    expect(plan(target, method, { rsc: '1', 'next-action': 'x' })).toMatchObject({
      action: 'refuse',
      status: 400,
    })
})

it('property: what passes is a path of this site that can be read', () => {
  assert(
    property(
      oneof(
        string(),
        webPath(),
        string().map((text) => `/${text}`),
      ),
      (target) => {
        const planned = plan(target)
        if (planned.action === 'refuse') return
        expect(planned.target.startsWith('/')).toBe(true)
        expect(() => decodeURIComponent(planned.target.split('?')[0] ?? '')).not.toThrow()
      },
    ),
  )
})
