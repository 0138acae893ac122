import { describe, expect, it } from 'vitest'
import { linesOf } from './plan-lines.ts'
import type { RecordAct } from '#common/record-acts.ts'
import type { Row } from './record-client.ts'

const row = (position: number, act: RecordAct, id: string, who = 'anna', fields: string[] = []): Row => ({
  kind: 'log',
  time: `2026-03-03T10:${position}:00.000Z`,
  who: { id: who, name: who },
  act,
  document: { id, ids: [`drafts.${id}`], type: 'page', title: id },
  address: null,
  subject: null,
  language: null,
  fields,
  reason: null,
  signatures: [],
  isSeed: false,
  release: null,
  detail: {},
  position,
  transaction: `t${position}`,
  hash: 'a',
})

describe('linesOf', () => {
  it('has the edits of one person in one draft as one line', () => {
    const rows = [
      row(19, 'published', 'a'),
      row(18, 'edited', 'a', 'anna', ['title']),
      row(17, 'edited', 'a', 'anna', ['blocks', 'title']),
      row(16, 'edited', 'a', 'ben'),
      row(15, 'edited', 'b', 'ben'),
      row(14, 'created', 'b', 'ben'),
      row(13, 'created', 'b', 'ben'),
    ]
    expect(
      linesOf(rows).map(({ row: newest, first, count, fields }) => [
        newest.position,
        first.position,
        count,
        fields.join(' '),
      ]),
    ).toEqual([
      [19, 19, 1, ''],
      [18, 17, 2, 'blocks title'],
      [16, 16, 1, ''],
      [15, 15, 1, ''],
      [14, 14, 1, ''],
      [13, 13, 1, ''],
    ])
  })

  it('knows lines apart that look alike', () => {
    const same = row(1, 'scheduled', 'a')
    const keys = linesOf([same, same]).map(({ key }) => key)
    expect(new Set(keys).size).toBe(2)
  })
})
