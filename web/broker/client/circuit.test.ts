import { expect, test } from 'vitest'
import { Circuit } from './circuit.ts'

test('opens after five failures in a row, lets one through after two seconds, and closes on success', () => {
  let now = 0
  const circuit = new Circuit(() => now)
  for (let count = 0; count < 4; count += 1) circuit.record(false)
  expect(circuit.admits()).toBe(true)
  circuit.record(false)
  expect(circuit.admits()).toBe(false)
  now = 2_000
  expect([circuit.admits(), circuit.admits()]).toEqual([true, false])
  circuit.record(false)
  now = 3_999
  expect(circuit.admits()).toBe(false)
  now = 4_001
  expect(circuit.admits()).toBe(true)
  circuit.record(true)
  expect([circuit.admits(), circuit.admits()]).toEqual([true, true])
})

test('one success in between keeps it closed', () => {
  const circuit = new Circuit(() => 0)
  for (let count = 0; count < 40; count += 1) circuit.record(count % 5 === 4)
  expect(circuit.admits()).toBe(true)
})
