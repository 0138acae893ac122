import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { expect, it } from 'vitest'

const script = join(import.meta.dirname, '..', 'scripts', 'sanity.mjs')

/** What `npm run sanity -- COMMAND` ends with, where no lake runs. */
const run = (...command: string[]) =>
  new Promise<{ code: unknown; said: string }>((resolve) => {
    execFile(process.execPath, [script, ...command], (error, out, said) =>
      resolve({ code: error?.code ?? 0, said: out + said }),
    )
  })

it.each([
  ['hook create', /POST \/v2021-10-04\/hooks\/projects\/<project>, see docs\/lake-contract\.md/],
  ['hooks create', /A webhook is made at the lake/],
  ['login', /People in the Studio, and by npm run lake -- user and token/],
  ['logout', /People in the Studio/],
  ['manage', /People in the Studio/],
])('says where to do what Sanity would do on a page of its own: %s', async (command, words) => {
  const { code, said } = await run(...command.split(' '))
  expect(said).toMatch(words)
  expect(code).toBe(1)
})
