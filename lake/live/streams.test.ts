import { describe, expect, it } from 'vitest'
import { HttpError } from '#lake/http/errors.ts'
import { type StreamHolder, Streams } from './streams.ts'

const visitor: StreamHolder = { kind: 'address', id: '127.0.0.1' }
const editor: StreamHolder = { kind: 'user', id: 'editor' }
const nothing = () => {}

const refusal = (work: () => unknown): HttpError => {
  try {
    work()
  } catch (error) {
    if (error instanceof HttpError) return error
    throw error
  }
  throw new Error('it was admitted')
}

describe('open streams', () => {
  it('are limited by holder and in all, and refused with the time to wait', () => {
    const streams = new Streams({ perUser: 3, perAddress: 2, all: 4 })
    const ends = [streams.admit(visitor, () => {}), streams.admit(visitor, () => {})]
    const { status, headers } = refusal(() => streams.admit(visitor, nothing))
    expect([status, headers['retry-after']]).toEqual([429, '5'])
    streams.admit(editor, () => {})
    streams.admit(editor, () => {})
    expect(refusal(() => streams.admit(editor, nothing)).status).toBe(429)
    for (const end of ends) end()
    streams.admit(editor, () => {})
    expect(streams.count).toBe(3)
  })

  it('leave once, however often they are closed', () => {
    const streams = new Streams({ perUser: 1, perAddress: 1, all: 9 })
    const end = streams.admit(editor, () => {})
    end()
    end()
    streams.admit(editor, () => {})
    expect(refusal(() => streams.admit(editor, nothing)).status).toBe(429)
  })

  it('are all told when the lake stops', () => {
    const streams = new Streams()
    const told: string[] = []
    streams.admit(editor, () => told.push('editor'))
    streams.admit(visitor, () => told.push('visitor'))
    streams.endAll()
    expect(told).toEqual(['editor', 'visitor'])
  })
})
