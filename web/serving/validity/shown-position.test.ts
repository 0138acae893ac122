import { expect, it, vi } from 'vitest'
import { ShownPosition } from './shown-position.ts'

const made = () => {
  const state = { newest: 0, now: 10_000, renders: new Set<{ at: number; position: number }>() }
  const shown = new ShownPosition({
    newest: () => state.newest,
    renders: () => state.renders,
    tick: () => state.now,
  })
  return { state, shown }
}

it('waits for renders that began before, and never goes back', () => {
  const { state, shown } = made()
  state.newest = 10
  expect(shown.position).toBe(10)
  const render = { at: state.now, position: 10 }
  state.renders.add(render)
  state.newest = 12
  expect(shown.position).toBe(10)
  state.renders.delete(render)
  expect(shown.position).toBe(12)
  state.renders.add({ at: state.now, position: 11 })
  state.newest = 13
  expect(shown.position).toBe(12)
})

it('gives up a render that has failed', () => {
  const { state, shown } = made()
  state.renders.add({ at: state.now, position: 0 })
  state.newest = 5
  expect(shown.position).toBe(0)
  state.now += 5_001
  expect(shown.position).toBe(5)
})

it('tells who waits, and lets nobody wait for ever', async () => {
  const { state, shown } = made()
  const done = vi.fn<() => void>()
  const waiting = shown.reached(3, 10_000).then(done)
  state.newest = 2
  shown.look()
  expect(done).not.toHaveBeenCalled()
  state.newest = 3
  shown.look()
  await waiting
  expect(done).toHaveBeenCalledOnce()
  await shown.reached(99, 5)
  expect(shown.position).toBe(3)
})

it('begins anew with another log', () => {
  const { state, shown } = made()
  state.newest = 50
  expect(shown.position).toBe(50)
  state.newest = 0
  shown.begin()
  state.newest = 4
  expect(shown.position).toBe(4)
})

it('stays behind what else is waited for, and moves when that is there', () => {
  const { state, shown } = made()
  const bounds = [Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY]
  for (const at of bounds.keys())
    shown.stayBehind(
      () => bounds[at] ?? 0,
      () => at + 1,
    )
  expect(shown.owed).toBe(3)
  const onMove = vi.fn<() => void>()
  shown.onMove(onMove)
  state.newest = 7
  expect(shown.position).toBe(7)
  bounds[1] = 7
  state.newest = 9
  expect(shown.position).toBe(7)
  bounds[1] = 8
  bounds[0] = 3
  expect(shown.position).toBe(7)
  bounds.fill(Number.POSITIVE_INFINITY)
  shown.look()
  expect(onMove).toHaveBeenCalledTimes(2)
  expect(shown.position).toBe(9)
})
