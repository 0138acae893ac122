import { describe, expect, it } from 'vitest'
import { planPerspective } from './plan-perspective.ts'

describe('planPerspective', () => {
  it.each([
    ['drafts', ['drafts']],
    ['published', 'published'],
    ['inForce', ['inForce']],
    ['proposed:page-en-fees', ['proposed:page-en-fees']],
    ['rAbCd1234,drafts', ['rAbCd1234', 'drafts']],
    ['rAbCd1234, rEfGh5678', ['rAbCd1234', 'rEfGh5678']],
  ])('takes %s as it is', (chosen, perspective) => {
    expect(planPerspective(chosen)).toEqual(perspective)
  })

  it.each([
    undefined,
    '',
    'raw',
    'drafts,raw',
    'drafts,inForce',
    'proposed:',
    'proposed:a b',
    'rAbCd1234,published',
    'r',
    '../x',
    '[object Object]',
  ])('takes %s for drafts', (chosen) => {
    expect(planPerspective(chosen)).toEqual(['drafts'])
  })
})
