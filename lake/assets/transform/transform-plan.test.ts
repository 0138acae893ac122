import { assert, double, integer, property } from 'fast-check'
import { describe, expect, it } from 'vitest'
import { longestEdge, planTransform, readParameters } from './transform-plan.ts'

const source = { extension: 'png', width: 800, height: 600 }

const plan = (query: string, webp = false) => {
  const read = readParameters(new URLSearchParams(query))
  if (!read.ok) throw new Error(read.parameter)
  return planTransform(read.parameters, source, webp)
}

describe('planTransform', () => {
  it('leaves a picture alone that nothing was asked of', () => {
    expect(plan('')).toBeUndefined()
    expect(plan('auto=format')).toBeUndefined()
    expect(plan('dl=name.png&tag=x')).toBeUndefined()
  })

  it('reads what the Studio asks for a thumbnail', () => {
    expect(plan('rect=10,20,400,300&w=33&h=33&fit=crop&dpr=2')).toMatchObject({
      extract: { left: 10, top: 20, width: 400, height: 300 },
      resize: { width: 66, height: 66, fit: 'cover', enlarge: true },
      format: 'png',
    })
  })

  it('keeps a rectangle within the picture', () => {
    expect(plan('rect=790,590,400,300')?.extract).toEqual({ left: 790, top: 590, width: 10, height: 10 })
  })

  it('writes WebP only for who takes it', () => {
    expect(plan('w=10&auto=format', true)?.format).toBe('webp')
    expect(plan('w=10&auto=format')?.format).toBe('png')
    expect(plan('fm=jpg', true)?.format).toBe('jpg')
  })

  it('reads colours with the alpha first', () => {
    expect(plan('bg=80ff0000')?.background).toBe('#ff000080')
    expect(plan('bg=f00')?.background).toBe('#ff0000')
  })

  it.each([
    'w=abc',
    'w=-1',
    'fit=cover',
    'rect=1,2,3',
    'rect=0,0,0,10',
    'q=101',
    'bg=red',
    'fm=svg',
    'dpr=9',
    'or=45',
  ])('refuses %s and names the parameter', (query) => {
    const read = readParameters(new URLSearchParams(query))
    expect(read).toEqual({ ok: false, parameter: query.split('=')[0] })
  })

  it('never asks for more than the longest edge', () => {
    const size = integer({ min: 1, max: 65_535 })
    assert(
      property(size, size, double({ min: 0.25, max: 3, noNaN: true }), (w, h, dpr) => {
        const resize = plan(`w=${w}&h=${h}&dpr=${dpr}&max-w=${w}`)?.resize
        expect(resize?.width).toBeLessThanOrEqual(longestEdge)
        expect(resize?.height).toBeLessThanOrEqual(longestEdge)
        expect(resize?.width).toBeGreaterThanOrEqual(1)
      }),
    )
  })
})
