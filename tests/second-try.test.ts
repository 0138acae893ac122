import { existsSync, readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { root } from '#tests/support/process.ts'
import { kindsTriedTwice, secondTries } from '#tests/support/second-try.ts'

const folder = join(root, 'tests', 'e2e')
const textOf = (file: string): string =>
  existsSync(join(folder, file)) ? readFileSync(join(folder, file), 'utf8') : ''

describe('a second try', () => {
  it('is had by the Studio’s kind, else only by tests that exist, each with a reason, and by few', () => {
    const gone = secondTries.filter(({ file, title }) => title === '' || !textOf(file).includes(title))
    expect(gone).toEqual([])
    expect(kindsTriedTwice.map(({ kind }) => kind)).toEqual(['studio'])
    expect([...secondTries, ...kindsTriedTwice].filter(({ reason }) => reason.length < 40)).toEqual([])
    expect(secondTries.length).toBeLessThan(10)
  })

  it('is given by the list alone', () => {
    const files = readdirSync(folder).filter((name) => name.endsWith('.e2e.ts'))
    expect(files.length).toBeGreaterThan(30)
    expect(files.filter((file) => /\bretries\b/.test(textOf(file)))).toEqual([])
  })
})
