import { evaluate, parse } from 'groq-js'
import { describe, expect, it } from 'vitest'
import type { Permission, Principal, Role } from './principal.ts'
import { aclOf } from './acl.ts'
import { mayRead, permits, refusal } from './permits.ts'
import { userRoles } from './roles.ts'

const as = (role: Role, language?: string): Principal => ({
  id: role,
  name: role,
  role,
  language,
  kind: role === 'anonymous' ? 'anonymous' : 'user',
})

const ids = ['x', 'drafts.x', 'versions.r1.x', 'sanity-preview.x', '_.releases.r1']
const types = [
  'page',
  'menu',
  'siteSettings',
  'riskWarning',
  'legalDocument',
  'entity',
  'sanity.imageAsset',
  'sanity.previewUrlSecret',
]
const documents = ids.flatMap((_id) =>
  types.flatMap((_type) => ['en', 'de', 'pl'].map((language) => ({ _id, _type, language }))),
)

const studioOffers = async (principal: Principal, permission: string, doc: object): Promise<boolean> => {
  for (const grant of aclOf(principal)) {
    if (!grant.permissions.includes(permission)) continue
    const found: unknown = await (
      await evaluate(parse(`count(*[${grant.filter}])`), { dataset: [doc] })
    ).get()
    if (found === 1) return true
  }
  return false
}

describe('permits', () => {
  const standings: readonly [Role, string?][] = [
    ...userRoles.map((role): [Role] => [role]),
    ['translator', 'de'],
    ['translator', 'pl'],
    ['anonymous'],
  ]
  it.each(standings)('holds %s %s to what the Studio offers', async (role, language) => {
    const principal = as(role, language)
    const permissions: Permission[] = ['read', 'create', 'update']
    let compared = 0
    for (const doc of documents) {
      for (const permission of permissions) {
        const offered = await studioOffers(principal, permission, doc)
        expect([doc, permission, permits(principal, permission, doc)]).toEqual([doc, permission, offered])
        compared += 1
      }
    }
    expect(compared).toBe(360)
  })

  it('lets a translator edit drafts of pages in one language and publish none', () => {
    const german = { _id: 'drafts.page-de-home', _type: 'page', language: 'de' }
    expect(permits(as('translator', 'de'), 'update', german)).toBe(true)
    expect(permits(as('translator', 'de'), 'publish', german)).toBe(false)
    expect(permits(as('translator', 'de'), 'update', { ...german, _id: 'page-de-home' })).toBe(false)
    expect(permits(as('translator', 'pl'), 'update', german)).toBe(false)
    // A language that was lost is not that of documents without one.
    expect(permits(as('translator'), 'update', { _id: 'drafts.x', _type: 'page' })).toBe(false)
  })

  it('lets a marketer publish pages, not the regulated types', () => {
    expect(permits(as('marketer'), 'publish', { _id: 'menu', _type: 'menu' })).toBe(true)
    for (const _type of ['riskWarning', 'legalDocument', 'entity']) {
      expect(permits(as('marketer'), 'update', { _id: `drafts.${_type}`, _type })).toBe(true)
      expect(permits(as('marketer'), 'publish', { _id: _type, _type })).toBe(false)
      expect(permits(as('compliance'), 'publish', { _id: _type, _type })).toBe(true)
    }
  })

  it('leaves groups to administrators', () => {
    const group = { _id: '_.groups.editors', _type: 'system.group' }
    const may = (['administrator', 'compliance', 'marketer', 'viewer'] as const).filter((role) =>
      permits(as(role), 'update', group),
    )
    expect(may).toEqual(['administrator'])
    expect(permits(as('compliance'), 'update', { _id: '_.releases.r', _type: 'system.release' })).toBe(true)
  })

  it('keeps drafts, versions, dotted and system documents from anonymous readers', () => {
    const readable = ids.filter((_id) => permits(as('anonymous'), 'read', { _id, _type: 'page' }))
    expect(readable).toEqual(['x'])
  })
})

describe('refusal', () => {
  it('names the role that could', () => {
    const riskWarning = { _id: 'riskWarning', _type: 'riskWarning' }
    expect(refusal(as('marketer'), 'publish', riskWarning)).toBe(
      'The role Marketer may not publish "riskWarning" documents. Ask a user with the role Compliance.',
    )
    expect(refusal(as('translator', 'de'), 'update', { _id: 'menu', _type: 'menu' })).toMatch(
      /role Marketer\.$/,
    )
    expect(refusal(as('compliance'), 'publish', riskWarning)).toBeUndefined()
  })
})

const referredBy = (...referrers: string[]) => ({ references: { allReferrers: () => referrers } })

describe('what an anonymous reader may read', () => {
  const asset = { _id: 'file-1-pdf', _type: 'sanity.fileAsset' }

  it('shows an asset only when something published shows it', () => {
    expect(mayRead(referredBy(), as('anonymous'), asset)).toBe(false)
    expect(mayRead(referredBy('drafts.legal-x'), as('anonymous'), asset)).toBe(false)
    expect(mayRead(referredBy('drafts.legal-x', 'legal-x'), as('anonymous'), asset)).toBe(true)
  })

  it('shows published documents and nothing else', () => {
    expect(mayRead(referredBy(), as('anonymous'), { _id: 'menu', _type: 'menu' })).toBe(true)
    expect(mayRead(referredBy(), as('anonymous'), { _id: 'drafts.menu', _type: 'menu' })).toBe(false)
    expect(
      mayRead(referredBy(), as('anonymous'), { _id: 'secret.1', _type: 'sanity.previewUrlSecret' }),
    ).toBe(false)
  })
})
