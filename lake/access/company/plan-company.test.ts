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
    [{ ...claims, groups: ['cooks'] }, { sentence: 'company.noGroup' }],
    [{ ...claims, groups: undefined }, { sentence: 'company.noGroup' }],
    [{ ...claims, groups: { legal: true } }, { sentence: 'company.noGroup' }],
    [{ sub: '1', groups: ['legal'] }, { sentence: 'company.unnamed' }],
    [{ preferred_username: 'x', groups: ['legal'] }, { sentence: 'company.unnamed' }],
  ])('%j', (given, expected) => {
    expect(planCompanyUser(given, settings)).toMatchObject(expected)
  })
})

describe('companyFault', () => {
  it.each([
    [{ code: 'OAUTH_JWT_TIMESTAMP_CHECK_FAILED' }, 'company.late'],
    [{ code: 'OAUTH_JWT_CLAIM_COMPARISON_FAILED', cause: { claim: 'nonce' } }, 'company.otherSignIn'],
    [{ code: 'OAUTH_JWT_CLAIM_COMPARISON_FAILED', cause: { claim: 'iss' } }, 'company.otherIssuer'],
    [{ error: 'access_denied' }, 'company.denied'],
    [new TypeError('fetch failed'), 'company.unchecked'],
  ])('%j', (failure, sentence) => {
    expect(companyFault(failure)).toBe(sentence)
  })
})
