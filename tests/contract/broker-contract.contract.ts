import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { endpointCodes } from '#web/broker/contract/table.ts'
import { startTestSandbox, type TestSandbox } from '#tests/support/broker/sandbox.ts'
import { runProgram } from '#tests/support/process.ts'

let sandbox: TestSandbox
let folder: string
beforeAll(async () => {
  sandbox = await startTestSandbox()
  folder = await mkdtemp(join(tmpdir(), 'broker-contract-'))
})
afterEach(async () => {
  await fetch(`${sandbox.url}/__faults`, { method: 'DELETE' })
})
afterAll(async () => {
  await sandbox.stop()
  await rm(folder, { recursive: true, force: true })
})

const run = (...args: string[]) => runProgram(['web/broker/trial/cli.ts', ...args])

const outcomes = (output: string) =>
  Object.fromEntries(
    [...output.matchAll(/^(\w+\d{3,}) +(agrees|refuses|differs|absent|not asked)/gm)].map(([, code, how]) => [
      code,
      how,
    ]),
  )

describe('the contract (requirements G2 to G4)', () => {
  it('is one table with the sixteen required endpoints, and the sandbox keeps to all of it', async () => {
    const accounts = ['W201', 'W202', 'W203', 'W204', 'W205', 'W206', 'W207']
    const others = ['QF1001', 'QF1002', 'W102', 'W103', 'W104', 'W105', 'W605', 'W606', 'W607']
    expect(endpointCodes).toEqual(expect.arrayContaining([...accounts, ...others]))
    const { code, output } = await run('--url', sandbox.url, '--writes')
    expect(code).toBe(0)
    expect(Object.keys(outcomes(output)).sort()).toEqual([...endpointCodes].sort())
    const refusing = Object.entries(outcomes(output)).flatMap(([one, how]) =>
      how === 'refuses' ? [one] : [],
    )
    // Without the pin of a mail, an account or a session these can only be refused.
    expect(refusing.sort()).toEqual(['W201', 'W202', 'W205', 'W207', 'W606'])
  })

  it('shows a login and its session with an account', async () => {
    const [email, password] = ['trial@example.org', 'harbour7']
    await sandbox.call('/api/m/v1/W203', { email, firstName: 'Ada', lastName: 'Byron', country: 'CY' })
    const pin = await sandbox.pin(email)
    await sandbox.call('/api/m/v1/W202', { email, pin, password, reenterPassword: password })
    const { code, output } = await run('--url', sandbox.url, '--email', email, '--password', password)
    expect(code).toBe(0)
    expect(outcomes(output)).toMatchObject({ W201: 'agrees', W202: 'not asked', W606: 'not asked' })
    const written = await run('--url', sandbox.url, '--writes', '--email', email, '--password', password)
    // An enquiry is there since the first test; with the session of the login it can be changed.
    expect(outcomes(written.output)).toMatchObject({ W201: 'agrees', W606: 'agrees' })
  })

  it('is not tried with what changes something, unless asked for', async () => {
    const { output } = await run('--url', sandbox.url)
    expect(outcomes(output)).toMatchObject({ QF1001: 'agrees', W102: 'agrees', W607: 'not asked' })
    const inbox = await fetch(`${sandbox.url}/inbox/mails`)
    const before: unknown = await inbox.json()
    await run('--url', sandbox.url)
    expect(await (await fetch(`${sandbox.url}/inbox/mails`)).json()).toEqual(before)
  })

  it('names each difference of a broker that departs from it', async () => {
    await sandbox.fault('W103', { status: 500 })
    await sandbox.fault('W104', { malformed: true })
    await sandbox.fault('QF1001', { res: 1 })
    const { code, output } = await run('--url', sandbox.url)
    expect(code).toBe(1)
    expect(output).toMatch(/W103 +differs +status 500/)
    expect(output).toMatch(/W104 +differs +no envelope came back/)
    expect(output).toMatch(/QF1001 +differs +dt\.list: /)
    expect(output).toMatch(/, 3 differ, 0 refuse .*9 not asked\.$/m)
  })

  it('does not mind that an optional endpoint is absent, but that it fails', async () => {
    await sandbox.fault('QF1003', { status: 404 })
    await sandbox.fault('W106', { status: 500 })
    const { output } = await run('--url', sandbox.url)
    expect(outcomes(output)).toMatchObject({ QF1003: 'absent', W106: 'differs' })
    expect(output).toMatch(/1 optional absent/)
  })

  it('says so when nobody answers', async () => {
    const { code, output } = await run('--url', 'http://127.0.0.1:9')
    expect(code).toBe(1)
    expect(output).toMatch(/QF1001 +differs +nobody answered/)
  })

  it('is written as an OpenAPI document', async () => {
    const file = join(folder, 'openapi.json')
    expect((await run('--openapi', file)).code).toBe(0)
    const document = z
      .object({
        openapi: z.literal('3.1.0'),
        paths: z.record(z.string(), z.object({ post: z.looseObject({}) })),
      })
      .parse(JSON.parse(await readFile(file, 'utf8')))
    expect(Object.keys(document.paths)).toHaveLength(endpointCodes.length)
    expect(document.paths['/api/m/v1/W201']?.post).toMatchObject({
      operationId: 'W201',
      'x-shape': 'specified',
    })
  })
})
