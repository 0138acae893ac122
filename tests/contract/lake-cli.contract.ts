import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { samplePdf } from '#tests/support/files.ts'
import type { TestLake } from '#tests/support/lake/lake.ts'
import { openTestLake } from '#tests/support/lake/open-test-lake.ts'
import { signInAs } from '#tests/support/broker/sign-in.ts'
import { runProgram } from '#tests/support/process.ts'

let lake: TestLake

beforeAll(async () => {
  lake = await openTestLake()
})
afterAll(() => lake.stop())

const cli = (args: string[], { input = '', dataDir = lake.dataDir, by = ['lake/cli.ts'] } = {}) =>
  runProgram([...by, ...args], { DATA_DIR: dataDir }, input)

describe('user', () => {
  it('adds someone who may sign in at once, and shuts them out at once', async () => {
    const added = await cli(
      ['user', 'add', 'compliance-3', '--role', 'compliance', '--display', 'Compliance 3'],
      {
        input: 'a long enough password\n',
      },
    )
    expect(added).toEqual({ code: 0, output: 'compliance-3 may sign in as Compliance.\n' })
    expect((await cli(['user', 'list'])).output).toMatch(/compliance-3 +compliance +Compliance 3/)
    const token = await signInAs(lake.url, 'compliance-3', 'a long enough password')
    const me = () => fetch(`${lake.url}/v1/users/me`, { headers: { authorization: `Bearer ${token}` } })
    expect((await me()).status).toBe(200)
    expect((await cli(['user', 'disable', 'compliance-3'])).code).toBe(0)
    expect((await me()).status).toBe(401)
    await expect(signInAs(lake.url, 'compliance-3', 'a long enough password')).rejects.toThrow('422')
  })

  it('asks for the password also as npm run lake', async () => {
    const by = ['scripts/run.mjs', 'lake/cli.ts']
    const input = 'a long enough password\n'
    expect(await cli(['user', 'add', 'compliance-4', '--role', 'compliance'], { by, input })).toEqual({
      code: 0,
      output: 'compliance-4 may sign in as Compliance.\n',
    })
  })

  it.each([
    [['user', 'add', 'x', '--role', 'king'], 'long enough password', /"king" is no role/],
    [
      ['user', 'add', 'x', '--role', 'translator-de'],
      'long enough password',
      /"translator-de" is no role\. Roles: .*, translator, /,
    ],
    [
      ['user', 'add', 'x', '--role', 'translator'],
      'long enough password',
      /--language is needed .*: de, pl\./,
    ],
    [['user', 'add', 'x', '--role', 'translator', '--language', 'en'], '', /--language: "en" .*: de, pl\./],
    [
      ['user', 'add', 'x', '--role', 'marketer', '--language', 'de'],
      '',
      /--language is for .* translator alone/,
    ],
    [['user', 'add', 'x', '--role', 'viewer'], 'short', /at least 12 characters/],
    [['user', 'add', 'Not A Name', '--role', 'viewer'], 'long enough password', /cannot be a user name/],
    [['user', 'add', 'marketer', '--role', 'viewer'], 'long enough password', /already/],
    [['user', 'disable', 'nobody'], '', /There is no user "nobody"/],
    [['user', 'add', 'x', '--password', 'y'], '', /--password/],
    [['frobnicate'], '', /no command "frobnicate"/],
  ])('%j is refused in words', async (args, input, sentence) => {
    const { code, output } = await cli(args, { input })
    expect(code).toBe(2)
    expect(output).toMatch(sentence)
    expect(output).not.toMatch(/ at .*\.ts:/)
  })

  it('adds a translator of a language', async () => {
    const args = ['user', 'add', 'german-2', '--role', 'translator', '--language', 'de']
    const input = 'a long enough password\n'
    const added = await cli(args, { input })
    expect(added).toEqual({ code: 0, output: 'german-2 may sign in as Translator (German).\n' })
    expect((await cli(['user', 'list'])).output).toMatch(/german-2 +translator de +german-2/)
  })

  it('shows its help', async () => {
    expect((await cli(['--help'])).output).toMatch(/verify[\s\S]*user add/)
  })
})

const me = (token: string) =>
  fetch(`${lake.url}/v1/users/me`, { headers: { authorization: `Bearer ${token}` } })

describe('token', () => {
  it('gives a program a role for a time, shows it once, and ends it at once', async () => {
    const added = await cli(['token', 'add', 'import-job', '--role', 'marketer', '--days', '7'])
    expect(added.code).toBe(0)
    const [, token = ''] = /\n(lk\S{40,})\n/.exec(`\n${added.output}`) ?? []
    expect(await (await me(token)).json()).toMatchObject({ name: 'import-job', role: 'marketer' })
    const client = lake.client({ token })
    const { _id } = await client.create({ _type: 'note' })
    const refused = client.create({ _id: 'riskWarning', _type: 'riskWarning' })
    await expect(refused).rejects.toThrow(/Ask a user with the role Compliance/)
    expect(await lake.client().fetch('count(*[_id == $_id])', { _id })).toBe(1)
    const listed = await cli(['token', 'list'])
    expect(listed.output).toMatch(/import-job +marketer +until \d{4}-\d\d-\d\d/)
    expect(listed.output).not.toContain(token)
    expect((await cli(['token', 'add', 'import-job', '--role', 'viewer'])).output).toMatch(/already/)
    const file = join(lake.dataDir, 'lake', 'lake.sqlite')
    const db = new DatabaseSync(file)
    expect(JSON.stringify(db.prepare('SELECT * FROM api_token').all())).not.toContain(token)
    db.prepare("UPDATE api_token SET expires_at = '2020-01-01T00:00:00.000Z'").run()
    expect(await (await me(token)).json()).toMatchObject({ statusCode: 401, errorCode: 'SIO-401-AEX' })
    db.prepare("UPDATE api_token SET expires_at = '2999-01-01T00:00:00.000Z'").run()
    db.close()
    expect((await me(token)).status).toBe(200)
    expect(await cli(['token', 'revoke', 'import-job'])).toEqual({
      code: 0,
      output: 'import-job is void from now on.\n',
    })
    expect(await (await me(token)).json()).toMatchObject({ statusCode: 401, errorCode: 'SIO-401-ANF' })
    expect((await cli(['token', 'list'])).output).toMatch(/import-job +marketer +revoked/)
  })

  it('holds the program of a translator to one language', async () => {
    const args = ['token', 'add', 'memory', '--role', 'translator', '--language', 'pl']
    const [, token = ''] = /\n(lk\S{40,})\n/.exec(`\n${(await cli(args)).output}`) ?? []
    const title = 'Translator (Polish)'
    const told = { role: 'translator', language: 'pl', roles: [{ name: 'translator', title }] }
    expect(await (await me(token)).json()).toMatchObject(told)
    const client = lake.client({ token })
    await client.create({ _id: 'drafts.page-pl-memory', _type: 'page', language: 'pl' })
    const german = client.create({ _id: 'drafts.page-de-memory', _type: 'page', language: 'de' })
    await expect(german).rejects.toMatchObject({ statusCode: 403 })
    expect((await cli(['token', 'list'])).output).toMatch(/memory +translator pl +until/)
  })

  it.each([
    [['token', 'add', 'x'], /Name and role are needed/],
    [['token', 'add', 'x', '--role', 'king'], /"king" is no role/],
    [['token', 'add', 'x', '--role', 'translator', '--language', 'xx'], /"xx" is none of them/],
    [['token', 'add', 'x', '--role', 'viewer', '--days', '0'], /from 1 to 730/],
    [['token', 'add', 'x', '--role', 'viewer', '--days', '9999'], /from 1 to 730/],
    [['token', 'add', 'Not A Name', '--role', 'viewer'], /cannot be the name of a token/],
    [['token', 'revoke', 'nobody'], /There is no active token "nobody"/],
    [['token', 'dance'], /token list/],
  ])('%j is refused in words', async (args, sentence) => {
    const { code, output } = await cli(args)
    expect(code).toBe(2)
    expect(output).toMatch(sentence)
    expect(output).not.toMatch(/^ {4}at /m)
  })
})

describe('verify', () => {
  it('finds nothing wrong in a lake that is running', async () => {
    await lake.client().create({ _id: 'page-en-x', _type: 'page', title: 'x' })
    await lake.client().assets.upload('file', await samplePdf('x'), { filename: 'x.pdf' })
    await expect
      .poll(() => readdir(join(lake.dataDir, 'lake', 'checkpoints')).catch(() => []))
      .not.toEqual([])
    const { code, output } = await cli(['verify'])
    expect(code).toBe(0)
    // Of the site's dataset and of the acts on people; as many again where a day has begun since the lake was opened.
    expect(output).toMatch(/^Verified: 4 log entries, 1 assets, [1-4] checkpoints, no faults\.\n$/)
  })

  it('names an asset that was changed or is missing, and a changed log entry', async () => {
    const dataDir = await mkdtemp(join(tmpdir(), 'halyard-verify-'))
    const other = await openTestLake({ DATA_DIR: dataDir, DEMO_PASSWORD: '' })
    await other.client().create({ _id: 'page-en-x', _type: 'page', title: 'x' })
    const { sha1hash } = await other
      .client()
      .assets.upload('file', await samplePdf('y'), { filename: 'y.pdf' })
    await other.close()

    const folder = join(dataDir, 'lake', 'assets', sha1hash.slice(0, 2))
    const [name = ''] = await readdir(folder)
    const path = join(folder, name)
    const bytes = await readFile(path)
    const changed = Buffer.from(bytes)
    changed[changed.length - 20] = 0
    await writeFile(path, changed)
    const first = await cli(['verify'], { dataDir })
    expect(first.code).toBe(1)
    expect(first.output).toContain(`asset ${sha1hash}.pdf: it has other content than was uploaded`)
    await rm(path)
    expect((await cli(['verify'], { dataDir })).output).toContain('it is missing')
    await writeFile(path, bytes)
    expect((await cli(['verify'], { dataDir })).code).toBe(0)

    const db = new DatabaseSync(join(dataDir, 'lake', 'lake.sqlite'))
    db.exec('DROP TRIGGER payload_no_update')
    db.exec(`UPDATE payload SET body = replace(body, '"title":"x"', '"title":"y"') WHERE seq = 1`)
    db.close()
    const second = await cli(['verify'], { dataDir })
    expect(second.code).toBe(1)
    expect(second.output).toContain('production 1: its payload was changed')
    await rm(dataDir, { recursive: true })
  })

  it('makes no empty lake where there is none', async () => {
    const dataDir = await mkdtemp(join(tmpdir(), 'halyard-verify-'))
    const { code, output } = await cli(['verify'], { dataDir })
    expect(code).toBe(2)
    expect(output).toMatch(/There is no lake in/)
    expect(await readdir(dataDir)).toEqual([])
    await rm(dataDir, { recursive: true })
  })
})
