import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { DiskStore } from '#web/lib/stores/disk-store.ts'
import { KeptFiles } from './kept-files.ts'

let folder: string
let files: KeptFiles
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'halyard-kept-'))
  files = new KeptFiles(new DiskStore(folder, { maxFiles: 10, maxBytes: 1_000_000 }))
})
afterEach(() => rmSync(folder, { recursive: true }))

const paper = Buffer.from('a paper')
const there = async () => paper
const lakeIsDown = async (): Promise<Buffer> => {
  throw new Error('the lake is down')
}
const wrong = async () => Buffer.from('another')
const isPaper = (bytes: Buffer) => bytes.equals(paper)

describe('a file that was fetched', () => {
  it('is on disk before anyone has it, so that the next reader gets it without the lake', async () => {
    expect(await files.bytes('a', there, isPaper)).toEqual(paper)
    expect(await files.bytes('a', lakeIsDown, isPaper)).toEqual(paper)
    const restarted = new KeptFiles(new DiskStore(folder, { maxFiles: 10, maxBytes: 1_000_000 }))
    expect(await restarted.bytes('a', lakeIsDown, isPaper)).toEqual(paper)
  })

  it('is fetched once for all who ask at the same time', async () => {
    let times = 0
    const counted = async () => {
      times += 1
      return paper
    }
    const all = await Promise.all(Array.from({ length: 20 }, () => files.bytes('a', counted, isPaper)))
    expect(all).toHaveLength(20)
    expect(times).toBe(1)
  })

  it('is neither kept nor given with other bytes than its name says', async () => {
    await expect(files.bytes('a', wrong, isPaper)).rejects.toThrow('bytes of its name')
    await expect(files.bytes('a', lakeIsDown, isPaper)).rejects.toThrow('down')
    expect(await files.bytes('a', async () => null, isPaper)).toBeNull()
  })
})
