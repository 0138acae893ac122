import { describe, expect, it } from 'vitest'
import { companyFault, planCompanyUser, roleOfGroups } from './plan-company.ts'

const pairs = 'studio-admins=administrator,legal=compliance,berlin=translator:de'

describe('roleOfGroups', () => {
  it.each([
    [['legal'], { role: 'compliance' }],
    [['legal', 'studio-admins'], { role: 'administrator' }],
    [['berlin'], { role: 'translator', language: 'de' }],
    [['Legal'], undefined],
    [[], undefined],
  ])('%j', (held, expected) => {
    expect(roleOfGroups(pairs, held)).toEqual(expected)
  })
  it('gives nobody a role where no pairs are set', () => {
    expect(roleOfGroups('', ['', 'legal'])).toBeUndefined()
  })
})

describe('planCompanyUser', () => {
  const settings = { roleClaim: 'groups', roles: pairs }
  const claims = { sub: '1', preferred_username: 'Änne.Berg', name: 'Änne Berg', groups: ['legal'] }
  it.each([
    [claims, { subject: '1', name: 'a-nne.berg', displayName: 'Änne Berg', granted: { role: 'compliance' } }],
    [{ ...claims, groups: 'berlin' }, { granted: { role: 'translator', language: 'de' } }],
    [
      { sub: '1', email: 'jo@example.com', groups: ['legal'] },
      { name: 'jo', displayName: 'jo@example.com' },
    ],
    [{ ...claims, groups: ['cooks'] }, { sentence: expect.stringMatching(/none of the groups/) }],
    [{ ...claims, groups: undefined }, { sentence: expect.stringMatching(/none of the groups/) }],
    [{ ...claims, groups: { legal: true } }, { sentence: expect.stringMatching(/none of the groups/) }],
    [{ sub: '1', groups: ['legal'] }, { sentence: expect.stringMatching(/what you are called/) }],
    [{ preferred_username: 'x', groups: ['legal'] }, { sentence: expect.stringMatching(/called/) }],
  ])('%j', (given, expected) => {
    expect(planCompanyUser(given, settings)).toMatchObject(expected)
  })
})

describe('companyFault', () => {
  it.each([
    [{ code: 'OAUTH_JWT_TIMESTAMP_CHECK_FAILED' }, /had run out/],
    [{ code: 'OAUTH_JWT_CLAIM_COMPARISON_FAILED', cause: { claim: 'nonce' } }, /another sign-in/],
    [{ code: 'OAUTH_JWT_CLAIM_COMPARISON_FAILED', cause: { claim: 'iss' } }, /another issuer/],
    [{ error: 'access_denied' }, /did not let you in/],
    [new TypeError('fetch failed'), /no answer that can be checked/],
  ])('%j', (failure, sentence) => {
    expect(companyFault(failure)).toMatch(sentence)
    expect(companyFault(failure)).toContain('Nothing was changed')
  })
})
