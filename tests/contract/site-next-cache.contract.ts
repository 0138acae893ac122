import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { describe, expect, it } from 'vitest'
import { NextCache } from '#web/serving/next/cache/next-cache.ts'

const read = (path: string): string => readFileSync(createRequire(import.meta.url).resolve(path), 'utf8')

describe('what the page cache relies on inside Next', () => {
  it('is the version that was read', () => {
    expect(JSON.parse(read('next/package.json')).version).toBe('16.4.6')
  })

  it('has the page cache at its internal path, with get and set', () => {
    expect(Object.getOwnPropertyNames(NextCache.prototype)).toEqual(
      expect.arrayContaining(['get', 'set', 'revalidateTag', 'resetRequestCache']),
    )
  })

  it('waits for a page to be stored before it answers, so that policy and stamp are in time', () => {
    expect(read('next/dist/server/response-cache/index.js')).toContain('await incrementalCache.set(key')
  })

  it('renders one key once at a time and gives the result to all who wait', () => {
    const source = read('next/dist/server/response-cache/index.js')
    expect(source).toContain('this.getBatcher.batch(')
    expect(source).toContain('this.revalidateBatcher.batch(')
  })
})
