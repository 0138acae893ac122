import { Hono } from 'hono'
import { expect, it } from 'vitest'
import { admission } from './admission.ts'
import { HttpError } from './errors.ts'

const serve = (limit: number) => {
  const { promise, resolve: answer } = Promise.withResolvers<void>()
  const app = new Hono()
  app.use(admission(limit))
  app.get('/slow', async (c) => {
    await promise
    return c.text('done')
  })
  app.onError((error) => {
    if (error instanceof HttpError) {
      return Response.json(error.body, { status: error.status, headers: error.headers })
    }
    throw error
  })
  return { get: async (path: string) => app.request(path), answer }
}

it('refuses what is beyond the limit with the time to wait, and takes it once there is room', async () => {
  const { get, answer } = serve(2)
  const running = [get('/slow'), get('/slow')]
  const refused = await get('/slow')
  expect([refused.status, refused.headers.get('retry-after')]).toEqual([503, '1'])
  expect(await refused.json()).toMatchObject({ statusCode: 503, error: 'Service Unavailable' })
  answer()
  expect((await Promise.all(running)).map(({ status }) => status)).toEqual([200, 200])
  expect((await get('/slow')).status).toBe(200)
  expect((await get('/unknown')).status).toBe(404)
  expect((await get(`/${'a'.repeat(40_000)}`)).status).toBe(414)
})
