import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Decision, Person } from './decision.ts'
import { planInForce, type LogFact } from './plan-in-force.ts'

const hashes: Readonly<Record<string, string>> = { A: 'a'.repeat(64), B: 'b'.repeat(64), C: 'c'.repeat(64) }
const hashOf = (letter: string): string => hashes[letter] ?? ''
const people: Readonly<Record<string, Person>> = {
  c1: { id: 'c1', name: 'c1', role: 'compliance' },
  c2: { id: 'c2', name: 'c2', role: 'compliance' },
  m1: { id: 'm1', name: 'm1', role: 'marketer' },
}

const decision = (kind: Decision['kind'], by: string, content: string, sequence: number): Decision => {
  const person = people[by] ?? { id: by, name: by, role: 'administrator' as const }
  const act = content.startsWith('-') ? 'delete' : 'publish'
  const common = {
    subject: { publishedId: 'entity', act, contentHash: hashOf(content.replace('-', '')) } as const,
    person,
    sequence,
  }
  return kind === 'ask' ? { ...common, kind, reason: 'why' } : { ...common, kind }
}

/** `m1 edit`, `m1 edit spring` (a version), `m1 publish A` (of the draft), `m1 enter A` (of no draft), `m1 take A`, `c1 approve A`, `c1 approve -A` (to delete it). */
const tell = (...lines: string[]): LogFact[] =>
  lines.flatMap((line, index): LogFact[] => {
    const [author = '', verb = '', content = ''] = line.split(' ')
    const sequence = index + 1
    const id = content === 'spring' ? 'versions.spring.entity' : 'drafts.entity'
    if (verb === 'edit') return [{ kind: 'edit', sequence, author, id }]
    if (verb === 'publish' || verb === 'enter' || verb === 'take') {
      const taken = verb === 'take'
      const published: LogFact = {
        kind: 'published',
        sequence,
        author,
        revision: `${content}${sequence}`,
        contentHash: taken ? null : hashOf(content),
        takenHash: taken ? hashOf(content) : null,
      }
      return verb === 'publish' ? [{ kind: 'gone', sequence, id }, published] : [published]
    }
    const kinds: readonly Decision['kind'][] = ['ask', 'approve', 'refuse', 'withdraw', 'seed']
    const kind = kinds.find((known) => known === verb)
    if (kind === undefined) throw new Error(`no such line: ${line}`)
    return [{ kind: 'decision', sequence, decision: decision(kind, author, content, sequence) }]
  })

const strict = () => ({ people: 2, compliance: 1 })
const free = () => ({ people: 0, compliance: 0 })
const raised = (sequence: number) => (sequence < 2 ? free() : strict())
const inForce = (...lines: string[]) => planInForce('entity', tell(...lines), strict)
const signedByOthers = ['m1 ask B', 'c2 approve B', 'x approve B']
const agreed = (content: string) => [`m1 ask ${content}`, `c1 approve ${content}`, `c2 approve ${content}`]

describe('what is in force', () => {
  it.each([
    ['nothing before anything was published', ['m1 edit'], undefined],
    ['nothing of what nobody agreed to', ['m1 edit', 'm1 publish A'], undefined],
    ['what two agreed to', ['m1 edit', ...agreed('A'), 'm1 publish A'], 'A5'],
    ['what was agreed to after it was published', ['m1 publish A', ...agreed('A')], 'A1'],
    ['the revision before one that nobody agreed to', [...agreed('A'), 'm1 publish A', 'm1 publish B'], 'A4'],
    [
      'the revision before one with one signature',
      [...agreed('A'), 'm1 publish A', 'm1 ask B', 'c1 approve B', 'm1 publish B'],
      'A4',
    ],
    [
      'the next that was agreed to',
      [...agreed('A'), 'm1 publish A', 'm1 edit', ...agreed('B'), 'm1 publish B'],
      'B9',
    ],
    [
      'an agreed one after one that was not',
      [...agreed('A'), 'm1 publish A', 'm1 publish B', ...agreed('C'), 'm1 publish C'],
      'C9',
    ],
    [
      'not an older content by its old signatures',
      [...agreed('A'), 'm1 publish A', ...agreed('B'), 'm1 publish B', 'm1 publish A'],
      'B8',
    ],
    [
      'an older content that was agreed to again',
      [...agreed('A'), 'm1 publish A', ...agreed('B'), 'm1 publish B', ...agreed('A'), 'm1 publish A'],
      'A12',
    ],
    [
      'the same content published again',
      [...agreed('A'), 'm1 publish A', 'm1 publish B', 'm1 publish A'],
      'A6',
    ],
    [
      'what stood before it was deleted without agreement',
      [...agreed('A'), 'm1 publish A', 'm1 take A'],
      'A4',
    ],
    [
      'nothing after a deletion that was agreed to',
      [...agreed('A'), 'm1 publish A', ...agreed('-A'), 'm1 take A'],
      undefined,
    ],
    [
      'what stood before a deletion agreed to of another content',
      [...agreed('A'), 'm1 publish A', ...agreed('-B'), 'm1 take A'],
      'A4',
    ],
    ['not what its author signed', ['c1 edit', ...agreed('A'), 'm1 publish A'], undefined],
    [
      'not what its author signed after another text came into force beside it',
      ['c1 edit spring', ...signedByOthers, 'm1 publish B', ...agreed('A'), 'm1 enter A'],
      'B5',
    ],
    [
      'not what its author signed after the draft had to wait for a text that was published past it',
      ['c1 edit', ...signedByOthers, 'm1 enter B', ...agreed('A'), 'm1 publish A'],
      'B5',
    ],
    [
      'not what was edited by a signer in between and put back',
      [...agreed('A'), 'c2 edit', 'm1 publish A'],
      undefined,
    ],
    [
      'what a former author signed later',
      ['c1 edit', 'm1 ask A', 'c2 approve A', 'x approve A', 'm1 publish A', ...agreed('B'), 'm1 publish B'],
      'B9',
    ],
    ['not what a signer published past the check', ['c1 publish A', ...agreed('A')], undefined],
    ['the starting content', ['robot seed A', 'robot publish A'], 'A2'],
    ['not a second seeding', ['robot seed A', 'robot publish A', 'robot seed B', 'robot publish B'], 'A2'],
  ])('is %s', (_what, lines, revision) => {
    expect(inForce(...lines).revision).toBe(revision)
  })

  it('says since when, on what it rests, whether the published is another, and who changed it since', () => {
    const seeded = inForce('robot seed A', 'robot publish A', 'm1 edit', 'c1 publish B')
    expect(seeded).toEqual({
      revision: 'A2',
      sequence: 2,
      isSeed: true,
      isBehind: true,
      authors: new Set(['m1', 'c1']),
      history: [{ revision: 'A2', sequence: 2 }],
    })
    const signed = inForce('robot seed A', 'robot publish A', ...agreed('B'), 'm1 publish B')
    expect(signed).toEqual({
      revision: 'B6',
      sequence: 6,
      isSeed: false,
      isBehind: false,
      authors: new Set(),
      history: [
        { revision: 'A2', sequence: 2 },
        { revision: 'B6', sequence: 6 },
      ],
    })
  })

  it('rests on the act "seed" no longer once it was signed as it stands', () => {
    const begun = ['robot seed A', 'robot publish A'] as const
    expect(inForce(...begun, 'm1 ask A', 'c1 approve A')).toMatchObject({ isSeed: true, sequence: 2 })
    const signed = inForce(...begun, ...agreed('A'))
    expect(signed).toMatchObject({ isSeed: false, sequence: 5, revision: 'A2', isBehind: false })
    expect(signed.history).toEqual([{ revision: 'A2', sequence: 2 }])
    expect(inForce(...begun, 'c1 edit', ...agreed('A')).isSeed).toBe(true)
    expect(inForce(...begun, ...agreed('B'), 'm1 publish B')).toMatchObject({ isSeed: false, revision: 'B6' })
  })

  it('follows the policy of the instant: raising it takes nothing out of force', () => {
    expect(planInForce('entity', tell('m1 publish A', 'm1 publish B'), raised).revision).toBe('A1')
  })

  it('of a type that needs nobody is what is published', () => {
    const line = fc.constantFrom('m1 publish A', 'm1 publish B', 'm1 edit', 'm1 take A', 'c1 refuse A')
    fc.assert(
      fc.property(fc.array(line, { maxLength: 12 }), (lines) => {
        const facts = tell(...lines)
        const last = facts.findLast((one) => one.kind === 'published')
        const published = last?.kind === 'published' && last.contentHash !== null ? last.revision : undefined
        const { revision, isBehind } = planInForce('entity', facts, free)
        expect(revision).toBe(published)
        expect(isBehind).toBe(false)
      }),
    )
  })

  it('is never a content without two signatures of people who did not write it', () => {
    const lines = ['A', 'B', '-A'].flatMap((content) =>
      ['m1', 'c1', 'c2', 'x'].flatMap((who) => [
        ...['ask', 'approve', 'refuse', 'withdraw'].map((verb) => `${who} ${verb} ${content}`),
        `${who} edit`,
        content.startsWith('-') ? `${who} take A` : `${who} publish ${content}`,
      ]),
    )
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...lines), { maxLength: 30 }), (story) => {
        const facts = tell(...story)
        const found = planInForce('entity', facts, strict)
        if (found.revision === undefined) return
        const content = found.revision.slice(0, 1)
        const signers = new Set(
          story
            .slice(0, found.sequence)
            .filter((one) => one.endsWith(` approve ${content}`))
            .map((one) => one.split(' ')[0]),
        )
        expect(signers.size).toBeGreaterThanOrEqual(2)
        expect(signers.has('c1') || signers.has('c2')).toBe(true)
      }),
      { numRuns: 3_000 },
    )
  })
})
