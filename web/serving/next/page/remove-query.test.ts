import { describe, expect, it } from 'vitest'
import { withoutQuery } from './remove-query.ts'

const flight = (...parts: string[]) => `0:{"P":null,"c":${JSON.stringify(parts)},"q":"","i":false,"t":"a?b"}`
const html = (...parts: string[]) =>
  `<script>self.__next_f.push([1,${JSON.stringify(flight(...parts))}])</script>`

describe('withoutQuery', () => {
  it('takes the query of one visitor out of the page of all', () => {
    for (const draw of [flight, html]) {
      expect(withoutQuery(draw('', 'de', 'fees?token=secret&a[0]=1'))).toBe(draw('', 'de', 'fees'))
      expect(withoutQuery(draw('', 'fees?back=', 'uc', 'x'))).toBe(draw('', 'fees'))
      expect(withoutQuery(draw('', '?token=secret'))).toBe(draw('', ''))
    }
  })

  it('leaves a page without a query as it is', () => {
    for (const draw of [flight, html])
      expect(withoutQuery(draw('', 'de', 'fees'))).toBe(draw('', 'de', 'fees'))
  })
})
