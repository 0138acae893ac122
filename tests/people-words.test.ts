import { describe, expect, it } from 'vitest'
import { roles, userRoles } from '#lake/access/roles.ts'
import { personActs } from '#common/person-acts.ts'
import { de } from '#studio/people/words/de.ts'
import { en, type WordKey } from '#studio/people/words/en.ts'
import { pl } from '#studio/people/words/pl.ts'

const keys = Object.keys(en).filter((key): key is WordKey => key in en)
const places = (text: string) =>
  [...text.matchAll(/\{\{\w+\}\}/g)].map(([place]) => place).toSorted((a, b) => a.localeCompare(b))

describe('the words of People', () => {
  it.each([
    ['German', de],
    ['Polish', pl],
  ])('fill in the same places in %s', (_language, words) => {
    expect(keys.length).toBeGreaterThan(50)
    for (const key of keys) {
      expect(words[key].trim(), key).not.toBe('')
      expect(places(words[key]), key).toEqual(places(en[key]))
    }
  })

  it('say of roles and acts what the lake has', () => {
    for (const role of userRoles) {
      expect(en[`role.${role}`]).toBe(roles[role].title)
      expect(en[`may.${role}`]).toBe(roles[role].description)
    }
    for (const act of personActs) expect(Object.keys(en)).toContain(`act.${act}`)
  })
})
