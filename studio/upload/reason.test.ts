import { describe, expect, it } from 'vitest'
import { uploadReason } from './reason.ts'

const answer = (body: unknown) => Object.assign(new Error('Bad Request'), { response: { body } })

describe('uploadReason', () => {
  it('takes the sentence of the lake', () => {
    expect(
      uploadReason(answer({ statusCode: 400, error: 'Bad Request', message: 'It is a web page.' })),
    ).toBe('Not taken. It is a web page.')
  })

  it('takes the sentence of a data error', () => {
    expect(uploadReason(answer({ error: { type: 'assetError', description: 'Too large.' } }))).toBe(
      'Not taken. Too large.',
    )
  })

  it('says what to do when nothing answered', () => {
    expect(uploadReason(new TypeError('Failed to fetch'))).toBe(
      'Not taken. The connection broke off. Try again in a moment.',
    )
  })
})
