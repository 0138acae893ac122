import { expect, test } from 'vitest'
import de from '#locales/de/status.json' with { type: 'json' }
import en from '#locales/en/status.json' with { type: 'json' }
import pl from '#locales/pl/status.json' with { type: 'json' }
import zh from '#locales/zh/status.json' with { type: 'json' }

const required = [200, 201, 202, 204, 400, 401, 403, 404, 406, 410, 422, 500, 502, 503, 504].map(String)

test('the status table covers its fifteen statuses in English, German, Polish and Chinese (requirements H2)', () => {
  for (const table of [en, de, pl, zh]) {
    expect(Object.keys(table)).toEqual(Object.keys(en))
    expect(Object.keys(table)).toEqual(expect.arrayContaining(required))
    for (const text of Object.values(table)) expect(text).toMatch(/[.。]$/)
  }
  expect(Object.values(zh).every((text) => /\p{Script=Han}/u.test(text))).toBe(true)
})
