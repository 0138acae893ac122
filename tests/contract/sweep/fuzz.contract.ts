import * as fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { WebSocket } from 'ws'
import { type LakeProcess, startTestLake, writeToken } from '#tests/support/lake/lake.ts'
import { samplePdf, samplePicture } from '#tests/support/files.ts'
import { lakeRequest } from '#tests/support/hostile/lake-requests.ts'
import { hostileSample } from '#tests/support/hostile/seed.ts'
import { siteRequest } from '#tests/support/hostile/site-requests.ts'
import { hostileJson, hostileText } from '#tests/support/hostile/texts.ts'
import { brokenBytes, bytesOf, sendBytes, type WireAnswer } from '#tests/support/hostile/wire.ts'
import { startTestSandbox, type TestSandbox } from '#tests/support/broker/sandbox.ts'
import { startTestSite, type TestSite } from '#tests/support/site/site.ts'

/**
 * What no client of good will sends, at random: a tenth by `npm test`, all in `npm run sweep`. A failure names the
 * input; `SEED=… npm run test:one -- tests/contract/sweep/fuzz.contract.ts` sends the same again.
 */
let site: TestSite
let sandbox: TestSandbox
let scratch: LakeProcess

beforeAll(async () => {
  sandbox = await startTestSandbox()
  site = await startTestSite({ brokerUrl: sandbox.url })
  scratch = await startTestLake()
  await fetch(`${scratch.url}/v2026-05-04/datasets/scratch`, {
    method: 'PUT',
    headers: { authorization: `Bearer ${writeToken}`, 'content-type': 'application/json' },
    body: '{}',
  })
}, 600_000)
afterAll(async () => {
  await scratch?.stop()
  await site?.stop()
  await sandbox?.stop()
})

interface Finding {
  input: string
  answer: string
}

/**
 * Sends all, some side by side.
 * @param isBroken whether the bytes may be no HTTP; a closed line is then an answer, too
 * @returns those whose answer is none, or says that the program failed
 */
const findingsOf = async (
  origin: string,
  inputs: readonly Buffer[],
  isBroken = false,
): Promise<Finding[]> => {
  const findings: Finding[] = []
  const left = [...inputs]
  const work = async () => {
    for (let input = left.pop(); input !== undefined; input = left.pop()) {
      const answer = await sendBytes(origin, input, isBroken).catch((error: unknown) => ({
        status: -1,
        text: String(error),
      }))
      if (!isRefused(answer) && !(isBroken && answer.status === 0))
        findings.push({ input: input.toString('latin1').slice(0, 2_000), answer: answer.text.slice(0, 600) })
    }
  }
  await Promise.all(Array.from({ length: 6 }, work))
  return findings
}

/** Refusals of any kind, and 503 for a program that is full; never a failure of the program itself. */
const isRefused = ({ status }: WireAnswer) => status === 503 || (status >= 200 && status < 500)
const hostOf = (origin: string) => new URL(origin).host

describe('the lake', () => {
  it('answers hostile requests, and stores none', async () => {
    const pid = scratch.pid()
    const sequence = await sequenceOf(scratch)
    const inputs = hostileSample(lakeRequest, 6_000).map((request) => bytesOf(request, hostOf(scratch.url)))
    expect(await findingsOf(scratch.url, inputs)).toEqual([])
    expect(scratch.output()).not.toContain('request failed')
    expect([scratch.pid(), await sequenceOf(scratch)]).toEqual([pid, sequence])
  }, 900_000)

  it('outlives bytes that are no HTTP', async () => {
    const requests = hostileSample(lakeRequest, 300).map((request) => bytesOf(request, hostOf(scratch.url)))
    const inputs = requests.flatMap((whole) => hostileSample(brokenBytes(whole), 30))
    expect(await findingsOf(scratch.url, inputs, true)).toEqual([])
    expect(await sequenceOf(scratch)).toBeGreaterThanOrEqual(0)
  }, 900_000)

  it('outlives uploads of anything', async () => {
    const files = [await samplePdf('Fuzz'), await samplePicture('png')]
    const inputs = files.flatMap((file, at) =>
      hostileSample(brokenBytes(file), 200).map((body) => {
        const head = `POST /v2026-05-04/assets/${at === 0 ? 'files' : 'images'}/production?filename=x HTTP/1.1\r\nHost: ${hostOf(scratch.url)}\r\nConnection: close\r\nAuthorization: Bearer ${writeToken}\r\nContent-Type: ${at === 0 ? 'application/pdf' : 'image/png'}\r\nContent-Length: ${body.length}\r\n\r\n`
        return Buffer.concat([Buffer.from(head), body])
      }),
    )
    expect(await findingsOf(scratch.url, inputs)).toEqual([])
    expect(scratch.output()).not.toContain('request failed')
  }, 900_000)

  it('outlives every message on the presence line', async () => {
    const pid = scratch.pid()
    const call = fc
      .tuple(fc.constantFrom('authorization', 'presence_subscribe', 'presence_announce', 'x'), hostileJson)
      .map(([method, params]) => `{"jsonrpc":"2.0","id":"1","method":"${method}","params":${params || '{}'}}`)
    const frames = hostileSample(
      fc.array(fc.oneof(hostileText, hostileJson, call, fc.uint8Array({ maxLength: 200 })), {
        minLength: 1,
        maxLength: 6,
      }),
      1_500,
    )
    const address = `${scratch.url.replace('http', 'ws')}/v2022-06-30/socket/production`
    for (const [at, messages] of frames.entries()) {
      const socket = new WebSocket(address)
      const closed = new Promise<void>((resolve) => socket.once('close', () => resolve()))
      // A line that was refused ends with an error as well; that it ends is what counts.
      socket.on('error', () => undefined)
      await new Promise<void>((resolve) => {
        socket.once('open', resolve)
        socket.once('close', () => resolve())
      })
      if (socket.readyState === WebSocket.OPEN) {
        if (at % 2 === 0)
          socket.send(
            `{"jsonrpc":"2.0","id":"0","method":"authorization","params":{"authorization":"Bearer ${writeToken}"}}`,
          )
        for (const message of messages) socket.send(message)
        socket.close()
        const late = setTimeout(() => socket.terminate(), 5_000)
        await closed
        clearTimeout(late)
      }
    }
    expect([scratch.pid(), (await fetch(`${scratch.url}/healthz`)).status]).toEqual([pid, 200])
  }, 900_000)
})

describe('the site', () => {
  it('answers hostile requests', async () => {
    const pid = site.pid()
    const inputs = hostileSample(siteRequest, 4_000).map((request) => bytesOf(request, hostOf(site.url)))
    expect(await findingsOf(site.url, inputs)).toEqual([])
    expect([site.pid(), (await fetch(`${site.url}/de`)).status]).toEqual([pid, 200])
  }, 900_000)

  it('outlives bytes that are no HTTP', async () => {
    const requests = hostileSample(siteRequest, 300).map((request) => bytesOf(request, hostOf(site.url)))
    const inputs = requests.flatMap((whole) => hostileSample(brokenBytes(whole), 30))
    expect(await findingsOf(site.url, inputs, true)).toEqual([])
    expect((await fetch(`${site.url}/de`)).status).toBe(200)
  }, 900_000)
})

describe('the sandbox', () => {
  it('answers hostile calls', async () => {
    const inputs = hostileSample(siteRequest, 1_000).map((request) =>
      bytesOf({ ...request, path: request.path.replace('/api', '') }, hostOf(sandbox.url)),
    )
    expect(await findingsOf(sandbox.url, inputs)).toEqual([])
    expect((await fetch(`${sandbox.url}/healthz`)).status).toBe(200)
  }, 300_000)
})

const sequenceOf = async (lake: LakeProcess): Promise<number> => {
  const health: { sequence: number } = await (await fetch(`${lake.url}/healthz`)).json()
  return health.sequence
}
