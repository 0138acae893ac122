import { expect, test } from 'vitest'
import { status } from '#locales/status.gen.ts'
import zh from '#locales/zh/status.json' with { type: 'json' }

const required = [200, 201, 202, 204, 400, 401, 403, 404, 406, 410, 422, 500, 502, 503, 504].map(String)

test('the status table covers its fifteen statuses in every language and in Chinese (requirements H2)', () => {
  for (const table of [...Object.values(status), zh]) {
    expect(Object.keys(table)).toEqual(Object.keys(status.en))
    expect(Object.keys(table)).toEqual(expect.arrayContaining(required))
    for (const text of Object.values(table)) expect(text).toMatch(/[.。]$/)
  }
  expect(Object.values(zh).every((text) => /\p{Script=Han}/u.test(text))).toBe(true)
})
