import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFile, writeFile } from 'node:fs/promises'
import { connect } from 'node:net'
import { connect as connectTls } from 'node:tls'
import { at, defineMigration, run, setIfMissing } from 'sanity/migrate'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { WebSocket } from 'ws'
import { makeCertificate, type TestCertificate, trust } from '#tests/support/certificate.ts'
import { openHttp2, send } from '#tests/support/http2.ts'
import { startTestLake, type TestLake, writeToken } from '#tests/support/lake/lake.ts'

let certificate: TestCertificate
let ca: Buffer
let lake: TestLake

beforeAll(async () => {
  certificate = await makeCertificate()
  ca = await readFile(certificate.env.LAKE_TLS_CERT)
  trust(ca.toString('utf8'))
  lake = await startTestLake(certificate.env)
})
afterAll(async () => {
  await lake.stop()
  await certificate.remove()
})

const listenPath = '/v2026-05-04/data/listen/production?query=*&includeResult=true'
const mutatePath = '/v2026-05-04/data/mutate/production'
const note = (_id: string) => ({ mutations: [{ createOrReplace: { _id, _type: 'note' } }] })

describe('a lake with a certificate', () => {
  it('answers programs that speak HTTP/1.1: the client with its listener, and sockets', async () => {
    const client = lake.client()
    expect(lake.url).toMatch(/^https:/)
    const listener = client.listen('*', {}, { events: ['welcome'] })
    const welcomed = await new Promise((next, error) => listener.subscribe({ next, error }))
    expect(welcomed).toMatchObject({ type: 'welcome' })
    await client.create({ _id: 'over-tls', _type: 'note' })
    expect(await client.fetch('*[_id == "over-tls"][0]._type')).toBe('note')
    const socket = new WebSocket(`${lake.url.replace('http', 'ws')}/v1/socket/production`, { ca })
    await new Promise((resolve, reject) => socket.once('open', resolve).once('error', reject))
    socket.terminate()
    expect((await fetch(`${lake.url}/healthz`)).status).toBe(200)
  })

  it('has room for a save beside as many streams as an open document holds, over one connection', async () => {
    const session = await openHttp2(lake.url, certificate.env.LAKE_TLS_CERT)
    const streams = Array.from({ length: 12 }, () => send(session, listenPath, { token: writeToken }))
    await Promise.all(streams.map((stream) => stream.until('event: welcome')))
    const saved = send(session, mutatePath, { token: writeToken, body: note('beside-streams') })
    expect(await saved.status).toBe(200)
    await Promise.all(streams.map((stream) => stream.until('beside-streams')))
    const refused = send(session, '/v1/none', {})
    expect(await refused.status).toBe(404)
    await refused.until('Unknown route /v1/none')
    const long = send(session, `/v1/data/query/production?query=${'a'.repeat(40_000)}`)
    expect(await long.status).toBe(414)
    session.destroy()
  })

  it('takes a whole upload by HTTP/2, and one beyond the limit to its end', async () => {
    const session = await openHttp2(lake.url, certificate.env.LAKE_TLS_CERT)
    const body = {
      mutations: [{ createOrReplace: { _id: 'long', _type: 'note', text: 'x'.repeat(3_000_000) } }],
    }
    expect(await send(session, mutatePath, { token: writeToken, body }).status).toBe(200)
    const beyond = { ...body, more: 'x'.repeat(2_000_000) }
    expect(await send(session, mutatePath, { token: writeToken, body: beyond }).status).toBe(413)
    session.destroy()
  })

  it('serves the commands of the lake, told to trust it', async () => {
    const file = `${lake.dataDir}/notes.ndjson`
    await writeFile(file, '{"_id":"by-command","_type":"note"}\n')
    const command = (env: Record<string, string>) =>
      new Promise<number | null>((resolve, reject) => {
        const child = spawn(process.execPath, ['lake/cli.ts', 'import', file, '--replace'], {
          env: {
            NODE_ENV: 'test',
            PATH: process.env['PATH'],
            LAKE_URL: lake.url,
            SANITY_API_WRITE_TOKEN: writeToken,
            ...env,
          },
          stdio: 'ignore',
        })
        child.once('error', reject).once('close', resolve)
      })
    expect(await command({ NODE_EXTRA_CA_CERTS: certificate.env.LAKE_TLS_CERT })).toBe(0)
    expect(await lake.client().fetch('count(*[_id == "by-command"])')).toBe(1)
  })

  it('ends in order: streams are told to come back, what never asked is let go', async () => {
    const own = await startTestLake(certificate.env)
    const { port } = new URL(own.url)
    const session = await openHttp2(own.url, certificate.env.LAKE_TLS_CERT)
    const idle = await openHttp2(own.url, certificate.env.LAKE_TLS_CERT)
    const silent = connectTls({ port: Number(port), host: '127.0.0.1', ca })
    const mute = connect(Number(port), '127.0.0.1')
    await Promise.all([once(silent, 'secureConnect'), once(mute, 'connect')])
    const stream = send(session, listenPath, { token: writeToken })
    await stream.until('event: welcome')
    const closed = Promise.all(
      [session, idle, silent, mute].map((end) => new Promise((r) => end.once('close', r))),
    )
    const ids = Array.from({ length: 40 }, (_, n) => `late-${n}`)
    const saves = ids.map((id) => send(session, mutatePath, { token: writeToken, body: note(id) }))
    await saves[0]?.status
    const began = performance.now()
    expect(await own.terminate()).toBe(0)
    expect(performance.now() - began).toBeLessThan(8_000)
    await closed
    expect(stream.text()).toContain('event: reconnect')
    const outcomes = await Promise.allSettled(saves.map(({ status }) => status))
    const acknowledged = ids.filter((_, n) => {
      const outcome = outcomes[n]
      return outcome?.status === 'fulfilled' && outcome.value === 200
    })
    expect(acknowledged.length).toBeGreaterThan(0)
    await own.start()
    const kept = await own.client().fetch<string[]>('*[_id in $acknowledged]._id', { acknowledged })
    expect(kept).toHaveLength(acknowledged.length)
    await own.stop()
  })
})

describe('a migration of Sanity’s tool', () => {
  it('reaches every document, although it doubles the slash before the version', async () => {
    const client = lake.client()
    const before = Array.from({ length: 150 }, (_, n) => ({ _id: `old-${n}`, _type: 'old', n }))
    await client.mutate(before.map((createOrReplace) => ({ createOrReplace })))
    const migration = defineMigration({
      title: 'Give each a colour',
      documentTypes: ['old'],
      migrate: { document: () => at('colour', setIfMissing('red')) },
    })
    const told: number[] = []
    // It puts project and host together with a dot between them, and calls by https alone.
    await run(
      {
        api: {
          projectId: '127',
          apiHost: `0.0.1:${new URL(lake.url).port}`,
          dataset: 'production',
          apiVersion: 'v2024-01-29',
          token: writeToken,
        },
        onProgress: ({ done, documents }) => void (done === true && told.push(documents)),
      },
      migration,
    )
    expect(told).toEqual([150])
    expect(await client.fetch('count(*[_type == "old" && colour == "red"])')).toBe(150)
  })
})

describe('a lake does not start', () => {
  it.each<[string, (files: TestCertificate['env']) => Record<string, string>, RegExp]>([
    [
      'with half of the settings',
      ({ LAKE_TLS_CERT }) => ({ LAKE_TLS_CERT }),
      /LAKE_TLS_CERT is set and LAKE_TLS_KEY is not\. Set both for TLS, or neither\./,
    ],
    [
      'without its file',
      (files) => ({ ...files, LAKE_TLS_KEY: '/nowhere/key.pem' }),
      /LAKE_TLS_KEY names \/nowhere\/key\.pem, which cannot be read \(ENOENT\)/,
    ],
    [
      'with a certificate that is none',
      (files) => ({ ...files, LAKE_TLS_CERT: 'package.json' }),
      /LAKE_TLS_CERT names package\.json, which holds no certificate in PEM form/,
    ],
    [
      'with a key that is none',
      (files) => ({ ...files, LAKE_TLS_KEY: 'package.json' }),
      /LAKE_TLS_KEY names package\.json, which holds no private key/,
    ],
    [
      'under an address without TLS',
      (files) => ({ ...files, LAKE_URL: 'http://localhost:3333' }),
      /LAKE_URL is http:\/\/localhost:3333\. Write https:\/\//,
    ],
  ])('%s, and says so in one sentence', async (_name, env, sentence) => {
    const started = startTestLake(env(certificate.env))
    await expect(started).rejects.toThrow(/ended with 1: [^\n]+\n$/)
    await expect(started).rejects.toThrow(sentence)
  })

  it('with the key of another certificate; of one that clients refuse its log tells', async () => {
    const other = await makeCertificate(-1, 'elsewhere.example')
    const mixed = { ...certificate.env, LAKE_TLS_KEY: other.env.LAKE_TLS_KEY }
    await expect(startTestLake(mixed)).rejects.toThrow(/is not that of the certificate in LAKE_TLS_CERT/)
    const doubtful = await startTestLake(other.env)
    expect(doubtful.output()).toMatch(/it is not for localhost/)
    expect(doubtful.output()).toMatch(/it ended on /)
    await doubtful.stop()
    await other.remove()
  })
})
