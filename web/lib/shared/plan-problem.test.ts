import { expect, it } from 'vitest'
import { messageOf, problemOf } from './plan-problem.ts'

it('says what is wrong without the address that an error names', () => {
  for (const error of [
    Object.assign(new Error('connect EHOSTUNREACH 10.1.2.3:6379'), { code: 'EHOSTUNREACH' }),
    new Error('ERR of 10.1.2.3'),
    Object.assign(new Error('connect ECONNREFUSED 10.1.2.3:6379'), { code: 'ECONNREFUSED' }),
  ]) {
    expect(problemOf(error)).toContain('REDIS_URL')
    expect(problemOf(error)).not.toContain('10.1.2.3')
    expect(messageOf(error)).toContain('10.1.2.3')
  }
})
