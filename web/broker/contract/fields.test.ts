import { expect, it } from 'vitest'
import { freeText } from './fields.ts'

it('free text loses control characters and the space around it', () => {
  expect(freeText.parse('  Ada\u0000 Byron\r\nBcc: x ')).toBe('Ada  Byron  Bcc: x')
  expect(freeText.safeParse('x'.repeat(501)).success).toBe(false)
})
