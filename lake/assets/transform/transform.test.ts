import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { transformImage } from './transform.ts'
import { planTransform, readParameters } from './transform-plan.ts'

let folder = ''
let path = ''

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'halyard-transform-'))
  path = join(folder, 'picture.png')
  // Left half red, right half blue.
  const blue = await sharp({ create: { width: 200, height: 200, channels: 3, background: '#0000ff' } })
    .png()
    .toBuffer()
  await sharp({ create: { width: 400, height: 200, channels: 3, background: '#ff0000' } })
    .composite([{ input: blue, left: 200, top: 0 }])
    .png()
    .toFile(path)
})

afterAll(() => rm(folder, { recursive: true }))

const make = async (query: string) => {
  const read = readParameters(new URLSearchParams(query))
  if (!read.ok) throw new Error(read.parameter)
  const plan = planTransform(read.parameters, { extension: 'png', width: 400, height: 200 }, true)
  if (plan === undefined) throw new Error('nothing to do')
  const bytes = await transformImage(path, plan)
  const { width, height, format } = await sharp(bytes).metadata()
  const { dominant } = await sharp(bytes).stats()
  return { width, height, format, mainly: dominant.r > dominant.b ? 'red' : 'blue' }
}

describe('transformImage', () => {
  it.each([
    ['w=100', 100, 50],
    ['h=50', 100, 50],
    ['w=100&h=100', 100, 50],
    ['w=100&h=100&fit=max', 100, 50],
    ['w=1000&fit=max', 400, 200],
    ['w=100&h=100&fit=crop', 100, 100],
    ['w=100&h=100&fit=scale', 100, 100],
    ['w=100&h=100&fit=fill&bg=fff', 100, 100],
    ['w=600&h=600&fit=fillmax&bg=fff', 600, 600],
    ['w=1000&h=1000&fit=min', 200, 200],
    ['or=90&q=50', 200, 400],
    ['rect=0,0,40,30&q=90', 40, 30],
    ['w=100&pad=10', 120, 70],
    ['w=100&dpr=2', 200, 100],
  ])('%s gives %i × %i', async (query, width, height) => {
    expect(await make(query)).toMatchObject({ width, height })
  })

  it.each([
    ['rect=0,0,100,100&q=90', 'red'],
    ['rect=300,0,100,100&q=90', 'blue'],
    ['rect=0,0,100,100&q=90&invert=true&fm=webp', 'blue'],
    ['w=100&h=100&fit=crop&crop=left', 'red'],
    ['w=100&h=100&fit=crop&crop=right', 'blue'],
    ['w=50&h=100&fit=crop&crop=focalpoint&fp-x=0.1&fp-y=0.5', 'red'],
    ['w=50&h=100&fit=crop&crop=focalpoint&fp-x=0.9&fp-y=0.5', 'blue'],
  ])('%s shows %s', async (query, mainly) => {
    expect((await make(query)).mainly).toBe(mainly)
  })

  it('writes the format asked for', async () => {
    expect((await make('fm=webp')).format).toBe('webp')
    expect((await make('fm=pjpg')).format).toBe('jpeg')
    expect((await make('w=10&auto=format')).format).toBe('webp')
  })
})
