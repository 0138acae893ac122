import { afterEach, expect, it } from 'vitest'
import { eventOf, takeConsole } from './take-console.ts'

const { log, info, warn, error } = console
afterEach(() => void Object.assign(console, { log, info, warn, error }))

it.each([
  [['the lake is back'], 'the lake is back'],
  [['no answer:', new DOMException('timed out', 'TimeoutError')], 'no answer: TimeoutError: timed out'],
  [
    ['page not fetched:', new TypeError('fetch failed', { cause: new Error('refused') })],
    'page not fetched: TypeError: fetch failed (Error: refused)',
  ],
  [['%s: left out', '/fees', { row: 3, why: ['a', 'b'] }], "/fees: left out { row: 3, why: [ 'a', 'b' ] }"],
  [[new Error('')], 'Error'],
])('%j is one event', (given, event) => {
  expect(eventOf(given).event).toBe(event)
})

it('tells where a fault of the program arose, and not where a timeout or a lost connection was noticed', () => {
  expect(eventOf([new RangeError('no')]).fields).toEqual({
    stack: expect.stringContaining('take-console.test.ts'),
  })
  expect(eventOf([new DOMException('timed out', 'TimeoutError')]).fields).toEqual({})
  expect(eventOf([Object.assign(new Error('gone'), { code: 'ECONNRESET' })]).fields).toEqual({})
  const refused = Object.assign(new Error('refused'), { code: 'ECONNREFUSED' })
  expect(eventOf([new TypeError('fetch failed', { cause: refused })]).fields).toEqual({})
})

it('writes each event as one line with its time', () => {
  const lines: string[] = []
  takeConsole((line) => lines.push(line))
  console.error('first\nsecond', new Error('odd'))
  console.log('')
  console.log('serves')
  expect(lines).toHaveLength(2)
  expect(lines.every((line) => line.endsWith('\n') && !line.slice(0, -1).includes('\n'))).toBe(true)
  expect(JSON.parse(lines[0] ?? '')).toMatchObject({
    time: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
    level: 'error',
    event: 'first\nsecond Error: odd',
  })
  expect(JSON.parse(lines[1] ?? '')).toMatchObject({ level: 'info', event: 'serves' })
})
