import { describe, expect, it } from 'vitest'
import { onRefusedComment, withCommentRefusals } from './refusals.ts'

const answering = (status: number, body: string) =>
  withCommentRefusals(() => Promise.resolve(new Response(body, { status })))

const said = '{"error":{"description":"A comment needs words.","type":"mutationError"}}'
const path = 'http://localhost:3333/v2025-02-19/data/mutate/production-comments?tag=x'

describe('what the lake refuses of comments', () => {
  it.each([
    ['is told', 400, said, path, ['A comment needs words.']],
    ['is told of a right that is missing', 403, said, path, ['A comment needs words.']],
    ['is no matter of other datasets', 400, said, path.replace('-comments', ''), []],
    ['is not told where all went well', 200, said, path, []],
    ['is not told where the lake says nothing', 400, 'no JSON', path, []],
    ['is not told where the lake fails, which the Studio says itself', 503, said, path, []],
  ])('%s', async (_name, status, body, address, expected) => {
    const heard: string[] = []
    const end = onRefusedComment((sentence) => heard.push(sentence))
    const response = await answering(status, body)(address)
    end()
    expect(heard).toEqual(expected)
    expect(await response.text()).toBe(body)
  })
})
