import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { pageBlocks } from '#schemas/lib/page-blocks.ts'
import { schemaTypes } from '#schemas/index.ts'
import { drawings } from './drawings.ts'
import { previewImageUrl, withDrawings } from './insert-menu.ts'
import { height, width } from './strokes.ts'

const drawn = Object.keys(drawings)

const svgOf = (block: string): string =>
  decodeURIComponent((previewImageUrl(block) ?? '').replace('data:image/svg+xml,', ''))

describe('the menu of new blocks', () => {
  it.each(drawn)('draws %s', async (name) => {
    const { info, data } = await sharp(Buffer.from(svgOf(name)))
      .raw()
      .toBuffer({ resolveWithObject: true })
    expect([info.width, info.height]).toEqual([width, height])
    expect(new Set(data).size).toBeGreaterThan(10)
  })

  it('draws each block otherwise, and nothing that is not drawn', () => {
    expect(drawn.length).toBeGreaterThan(30)
    expect(new Set(drawn.map(svgOf)).size).toBe(drawn.length)
    expect(previewImageUrl('constructor')).toBeUndefined()
  })

  it('keeps all that may be added', () => {
    const changed = schemaTypes.filter(({ name }) => name === 'page').map(withDrawings)
    const fields = changed.flatMap((type) =>
      'fields' in type && Array.isArray(type.fields) ? type.fields : [],
    )
    const blocks = fields.find(({ name }) => name === 'blocks')
    expect(blocks).toMatchObject({
      of: pageBlocks.map(({ name }) => ({ type: name })),
      options: { insertMenu: { views: [{ name: 'grid' }, { name: 'list' }] } },
    })
  })
})
