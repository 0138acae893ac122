import { expect, test } from 'vitest'
import { courseSince, drawCourse, extendCourse, fourFigures, noCourse } from './course.ts'

const poll = (...bids: string[]) =>
  bids.reduce((course, bid, index) => extendCourse(course, 1_000_000 + index * 5_000, bid), noCourse)

test('a poll seen twice, a missing bid and nonsense add nothing', () => {
  const course = poll('1.1', '1.2')
  expect(extendCourse(course, course.at, '1.3')).toBe(course)
  expect(extendCourse(course, 2_000_000, undefined)).toBe(course)
  expect(extendCourse(course, 2_000_000, 'x')).toBe(course)
  expect(extendCourse(course, null, '1.3')).toBe(course)
})

test('only the last five minutes are kept, with the time of the oldest', () => {
  const course = poll(...Array.from({ length: 75 }, (_, index) => String(index)))
  expect(course.bids).toHaveLength(60)
  expect(course.bids[0]).toBe(15)
  expect(courseSince(course)).toBe(1_000_000 + 15 * 5_000)
})

test('two polls make a course, one does not, and the highest bid lies at the top', () => {
  expect(drawCourse(poll('1.1'), 100, 40)).toBeNull()
  expect(drawCourse(poll('1.1', '1.3', '1.2'), 100, 40)).toEqual({
    line: 'M0 40L50 0L100 20',
    end: { x: 100, y: 20 },
    startY: 40,
  })
})

test('a price that stands still is a level line', () => {
  expect(drawCourse(poll('5', '5'), 100, 40)).toMatchObject({ line: 'M0 20L100 20', startY: 20 })
})

test('times have four figures', () => {
  expect(fourFigures(Date.UTC(2026, 10, 20, 9, 5, 59))).toBe('0905')
})
