import { expect, it } from 'vitest'
import { z } from 'zod'
import { parseSound } from './parse-sound.ts'

const shape = z.object({
  list: z.array(z.object({ id: z.string(), items: z.array(z.object({ n: z.number() })) })),
})
const sound = { id: 'a', items: [{ n: 1 }] }

it('leaves out all odd rows of an answer at once, each named by where it stood', () => {
  const list = [null, sound, { id: 1, items: [{ n: 'x' }] }, { ...sound, items: [{ n: 'x' }, { n: 2 }] }, 'x']
  const { data, leftOut } = parseSound(shape, { list })
  expect(data.list).toEqual([sound, { id: 'a', items: [{ n: 2 }] }])
  expect(leftOut.map(({ path }) => path)).toEqual([
    'list[0]',
    'list[2].id',
    'list[2].items[0].n',
    'list[3].items[0].n',
    'list[4]',
  ])
})

it('reads an answer of odd rows alone in a few passes, not in one for each', () => {
  let passes = 0
  const counted = z.object({ list: z.array(z.unknown().refine(() => (passes += 1) && false)) })
  const { data, leftOut } = parseSound(counted, { list: Array.from({ length: 2_000 }, () => ({})) })
  expect([data.list, leftOut.length, passes]).toEqual([[], 2_000, 2_000])
})
