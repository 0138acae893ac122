import { describe, expect, it } from 'vitest'
import { drawableText, pageOfShare, type Share, shareAddress } from './share.ts'

const share: Share = {
  brandName: 'Brand',
  title: 'Title',
  description: 'Words',
  percentage: '12,5',
  cells: 13,
  sentences: ['A sentence.'],
  picture: null,
}

describe('the address of a sharing picture', () => {
  it('leads back to its page', () => {
    for (const page of [
      { locale: 'de', path: '/' },
      { locale: 'en', path: '/trading/forex' },
    ] as const) {
      const { pathname } = new URL(shareAddress(page, share), 'https://site.example')
      expect(pageOfShare(pathname.split('/').slice(2))).toEqual({ language: page.locale, path: page.path })
    }
  })

  it('changes with the figure', () => {
    const page = { locale: 'pl', path: '/fees' } as const
    expect(shareAddress(page, share)).not.toBe(shareAddress(page, { ...share, percentage: '13' }))
  })

  it('of no page is none', () => {
    for (const name of [[], ['de'], ['de', '.png'], ['de', 'fees'], ['de', 'fees.jpg']])
      expect(pageOfShare(name)).toBeNull()
  })
})

describe('drawableText', () => {
  it('keeps the letters of the languages and drops what the fonts lack', () => {
    expect(drawableText('Zażółć gęślą, größer – “so”…')).toBe('Zażółć gęślą, größer – “so”…')
    expect(drawableText('74,5\u202F% 漢🙂')).toBe('74,5 % ')
  })
})
