import { beforeEach, expect, it, vi } from 'vitest'
import { createDraft } from './draft.ts'

const kept = new Map<string, string>()
beforeEach(() => {
  kept.clear()
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
    removeItem: (key: string) => kept.delete(key),
  })
})
const empty = { email: '', phone: '' }

it('comes back after a reload, and goes when it is forgotten', () => {
  const before = createDraft('form', empty)
  before.change({ email: 'a@b.co' })
  before.change({ phone: '1' })
  const after = createDraft('form', empty)
  expect(after.read()).toEqual({ email: 'a@b.co', phone: '1' })
  after.forget()
  expect(after.read()).toEqual(empty)
  expect(createDraft('form', empty).read()).toEqual(empty)
})

it.each(['', 'null', '[]', '{', '{"email":1}', '{"__proto__":{"email":"x"}}', '{"password":"x"}', '7'])(
  'reads %s as an empty form',
  (text) => {
    kept.set('form', text)
    expect(createDraft('form', empty).read()).toEqual(empty)
  },
)

it('still holds what is typed where storage is closed', () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {})
  vi.stubGlobal('sessionStorage', {
    getItem: () => {
      throw new Error('closed')
    },
    setItem: () => {
      throw new Error('closed')
    },
  })
  const draft = createDraft('form', empty)
  let told = 0
  draft.subscribe(() => {
    told += 1
  })
  draft.change({ email: 'a@b.co' })
  expect(draft.read().email).toBe('a@b.co')
  expect(told).toBe(1)
  expect(warn).toHaveBeenCalledOnce()
})
